import { endOtherSessions, endSession, openSessions, type OpenSession } from '@senluna/contract/member/devices.ts'
import { askExport, ownExport } from '@senluna/contract/member/exports.ts'
import { logins } from '@senluna/contract/member/passwords.ts'
import { securityOverview } from '@senluna/contract/member/security.ts'
import { answer, answerLater, bodiesOf, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { describe, expect, test, vi } from 'vitest'
import { button, field, screen, show, text, toasts, waitFor } from '../../testing/show.tsx'
import { Devices } from './Devices.tsx'
import { History } from './History.tsx'
import { OwnData } from './OwnData.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const saveFile = vi.hoisted(() => vi.fn<(content: Blob, name: string) => void>())
vi.mock('../../save-file.ts', () => ({ saveFile }))

const AT = '2026-11-22T12:00:00Z'
const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const device = (nth: number, more: Partial<OpenSession> = {}): OpenSession => ({
  id: `01890a5d-ac96-774b-bcce-b302099a805${nth}`,
  device: `Phone ${nth}`,
  place: 'Hà Nội',
  ip: '203.0.113.7',
  at: AT,
  seenAt: AT,
  current: false,
  ...more,
})
const HERE = device(1, { current: true })

describe('where the account is logged in', () => {
  async function openDevices(list: readonly OpenSession[], known = 0) {
    answer(openSessions, { list: [...list] })
    const user = await show(<Devices known={known} days={30} />, { session: 'member' })
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(list.length))
    return user
  }
  const others = () => button(text('sec.devices.others'))
  const out = (nth: number) => button(text('sec.devices.out.of', { device: `Phone ${nth}` }))

  test('this one can’t be logged out from here; without others there is nobody to log out', async () => {
    await openDevices([HERE])
    expect(screen.getByText(text('sec.devices.this'))).toBeDefined()
    expect(screen.queryByRole('button', { name: text('sec.devices.out.of', { device: 'Phone 1' }) })).toBeNull()
    expect(others().disabled).toBe(true)
  })

  test('devices that skip the second step can be forgotten, though nobody else is in', async () => {
    await openDevices([HERE], 2)
    expect(screen.getByText(text('sec.devices.known', { count: 2, days: 30 }))).toBeDefined()
    expect(others().disabled).toBe(false)
  })

  test('another one is logged out once, and is gone', async () => {
    const user = await openDevices([HERE, device(2), device(3)])
    const arrive = answerLater(endSession, { ended: true })
    await user.dblClick(out(2))
    expect([out(2).disabled, out(3).disabled]).toEqual([true, false])
    answer(openSessions, { list: [HERE, device(3)] })
    arrive()
    await waitFor(() => expect(screen.queryByText('Phone 2')).toBeNull())
    expect(callsOf(endSession).map(({ params }) => params.id)).toEqual([device(2).id])
  })

  test('one that logged itself out meanwhile says so, and the list is read again', async () => {
    const user = await openDevices([HERE, device(2)])
    refuse(endSession, 'SYS_NOT_FOUND')
    answer(openSessions, { list: [HERE] })
    await user.click(out(2))
    expect((await screen.findByRole('alert')).textContent).toContain(text('refusal.SYS_NOT_FOUND'))
    await waitFor(() => expect(screen.queryByText('Phone 2')).toBeNull())
  })

  test('all the others at once, and how many they were', async () => {
    const user = await openDevices([HERE, device(2), device(3)])
    answer(endOtherSessions, { ended: 2, forgotten: 0 })
    answer(openSessions, { list: [HERE] })
    await user.click(others())
    await waitFor(() => expect(toasts()).toEqual([text('sec.devices.others.done', { count: 2 })]))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(callsOf(securityOverview)).toEqual([])
  })

  test('a device without a name has one to speak of', async () => {
    await openDevices([HERE, device(2, { device: '' })])
    expect(button(text('sec.devices.out.of', { device: text('sec.devices.unnamed') }))).toBeDefined()
  })
})

describe('tries to log in', () => {
  const row = (result: 'OK' | 'FAILED', device = 'Phone') => ({ at: AT, ip: '203.0.113.7', place: '', device, result })

  test('each says how it ended; older ones follow', async () => {
    answer(logins, ({ query }) =>
      query.after === 'k' ? { list: [row('OK', 'Older')] } : { list: [row('FAILED'), row('OK', '')], next: 'k' },
    )
    const user = await show(<History />, { session: 'member' })
    await screen.findByText(text('sec.result.FAILED'))
    expect(screen.getByText(text('sec.devices.unnamed'))).toBeDefined()
    await user.click(button(text('sec.history.more')))
    await screen.findByText('Older')
    expect(screen.getAllByText(text('sec.result.OK'))).toHaveLength(2)
    expect(screen.queryByRole('button', { name: text('sec.history.more') })).toBeNull()
  })

  test('that can’t be read say why', async () => {
    refuse(logins, 'SYS_BUSY')
    await show(<History />, { session: 'member' })
    expect((await screen.findByRole('alert')).textContent).toContain(text('refusal.SYS_BUSY'))
  })
})

describe('everything that is kept of the member', () => {
  const job = (state: 'WAITING' | 'READY' | 'FAILED') => ({
    jobId: ID,
    state,
    askedAt: AT,
    ...(state === 'READY' && { until: '2026-11-29T12:00:00Z' }),
  })
  const ask = () => button(text('sec.data.ask'))

  test('is asked for with the password, and waited for', async () => {
    answer(ownExport, { job: null, mayAskAt: null })
    const user = await show(<OwnData hasPassword />, { session: 'member' })
    await waitFor(() => expect(ask().disabled).toBe(false))
    await user.click(ask())
    answer(askExport, { job: job('WAITING'), mayAskAt: '2026-11-23T12:00:00Z' })
    const dialog = screen.getByRole('dialog')
    await user.type(field(text('sec.password'), dialog), 'RiverStone42')
    await user.click(button(text('sec.data.ask'), dialog))
    await screen.findByText(text('sec.data.waiting'))
    expect(bodiesOf(askExport)).toEqual([{ password: 'RiverStone42', report: 'OWN_DATA' }])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: text('sec.data.ask') })).toBeNull()
  })

  test('a wrong password keeps the window, and nothing is under way', async () => {
    answer(ownExport, { job: null, mayAskAt: null })
    const user = await show(<OwnData hasPassword />, { session: 'member' })
    await waitFor(() => expect(ask().disabled).toBe(false))
    await user.click(ask())
    refuse(askExport, 'AUTH_OLD_PASSWORD')
    const dialog = screen.getByRole('dialog')
    await user.type(field(text('sec.password'), dialog), 'wrong')
    await user.click(button(text('sec.data.ask'), dialog))
    await screen.findByText(text('refusal.AUTH_OLD_PASSWORD'))
    expect(screen.getByRole('dialog')).toBe(dialog)
    expect(screen.queryByText(text('sec.data.waiting'))).toBeNull()
  })

  test.each([
    ['WAITING', text('sec.data.waiting')],
    ['FAILED', text('sec.data.failed')],
  ] as const)('%s is said, without a file', async (state, says) => {
    answer(ownExport, { job: job(state), mayAskAt: null })
    await show(<OwnData hasPassword />, { session: 'member' })
    expect(await screen.findByText(says)).toBeDefined()
    expect(screen.queryByRole('button', { name: text('sec.data.get') })).toBeNull()
  })

  test('a file that is gone when it is fetched gives nothing to save, and it is looked at again', async () => {
    answer(ownExport, { job: job('READY'), mayAskAt: null })
    const user = await show(<OwnData hasPassword />, { session: 'member' })
    const get = await screen.findByRole('button', { name: text('sec.data.get') })
    answer(ownExport, { job: null, mayAskAt: null })
    const served = fetch
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      address.endsWith('/file') ? Promise.resolve(new Response(null, { status: 404 })) : served(address, init),
    )
    await user.click(get)
    await waitFor(() => expect(screen.queryByRole('button', { name: text('sec.data.get') })).toBeNull())
    expect(saveFile).not.toHaveBeenCalled()
  })
})

test('codes to keep are copied and saved as one sheet that says whose they are; only its button closes them', async () => {
  const onClose = vi.fn<() => void>()
  const user = await show(<RecoveryCodes codes={['aaaa-1111', 'bbbb-2222']} onClose={onClose} />, { session: 'member' })
  await screen.findByText('Test House · lotus')
  const sheet = `Test House · lotus\n${text('sec.codes.title')}\n\naaaa-1111\nbbbb-2222\n`
  await user.click(button(text('sec.codes.copy')))
  await waitFor(() => expect(toasts()).toEqual([text('records.copied')]))
  expect(await navigator.clipboard.readText()).toBe(sheet)
  await user.click(button(text('sec.codes.download')))
  const [content, name] = saveFile.mock.lastCall!
  expect([await content.text(), name]).toEqual([sheet, 'Test House-lotus-codes.txt'])
  expect(screen.queryByRole('button', { name: text('shell.close') })).toBeNull()
  await user.click(button(text('sec.codes.kept')))
  expect(onClose).toHaveBeenCalledTimes(1)
})
