import {
  addPasskey,
  beginPasskey,
  passkeys,
  removePasskey,
  renamePasskey,
  type Passkey,
} from '@senluna/contract/member/passkeys.ts'
import { answer, bodiesOf, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { button, errorOf, field, fillIn, screen, show, text, toasts, waitFor, within } from '../../testing/show.tsx'
import { Passkeys } from './Passkeys.tsx'

const startRegistration = vi.hoisted(() => vi.fn<(given: unknown) => Promise<unknown>>())
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }))

const PHONE: Passkey = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  name: 'Blue phone',
  createdAt: '2026-11-22T12:00:00Z',
  synced: true,
}
const NAME = text('sec.passkeys.name')
const PASSWORD = text('sec.password')

beforeEach(() => {
  startRegistration.mockReset().mockResolvedValue({ id: 'made' })
  answer(beginPasskey, { options: '{"challenge":"c"}' })
})

async function openKeys(list: Passkey[] = [PHONE], most = 5) {
  answer(passkeys, { list, most })
  const user = await show(<Passkeys hasPassword onClose={() => undefined} />, { session: 'member' })
  await screen.findByText(list[0]?.name ?? text('sec.passkeys.none'))
  return user
}

test('each says when it was made, or used last', async () => {
  await openKeys([
    PHONE,
    { ...PHONE, id: PHONE.id.replace('8057', '8058'), name: 'Laptop', usedAt: '2026-11-23T00:30:00Z' },
  ])
  const [made, used] = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(made).toContain('19:00')
  expect(used).toContain('07:30')
})

test('no more than so many', async () => {
  await openKeys([PHONE], 1)
  expect(button(text('sec.passkeys.add')).disabled).toBe(true)
})

describe('making one', () => {
  async function begin() {
    const user = await openKeys([])
    await user.click(button(text('sec.passkeys.add')))
    await user.clear(field(NAME))
    expect(button(text('sec.next')).disabled).toBe(true)
    await fillIn(user, NAME, ' Blue phone ')
    return user
  }

  test('the browser makes it of what the server gave, after the password', async () => {
    const user = await begin()
    answer(addPasskey, PHONE)
    await user.click(button(text('sec.next')))
    expect(errorOf(PASSWORD)).toBe(text('sec.needed'))
    await fillIn(user, PASSWORD, 'RiverStone42')
    answer(passkeys, { list: [PHONE], most: 5 })
    await user.click(button(text('sec.next')))
    await screen.findByText('Blue phone')
    expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } })
    expect(bodiesOf(beginPasskey)).toEqual([{ password: 'RiverStone42' }])
    expect(bodiesOf(addPasskey)).toEqual([{ name: 'Blue phone', passkey: '{"id":"made"}' }])
    expect(toasts()).toEqual([text('sec.passkeys.added')])
  })

  test('given up in the browser’s own window, nothing is kept and that is said', async () => {
    const user = await begin()
    startRegistration.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await fillIn(user, PASSWORD, 'RiverStone42')
    await user.click(button(text('sec.next')))
    expect((await screen.findByRole('alert')).textContent).toBe(text('sec.passkeys.failed'))
    expect(callsOf(addPasskey)).toEqual([])
  })

  test('a wrong password never reaches the browser’s window', async () => {
    const user = await begin()
    refuse(beginPasskey, 'AUTH_OLD_PASSWORD')
    await fillIn(user, PASSWORD, 'wrong')
    await user.click(button(text('sec.next')))
    await waitFor(() => expect(errorOf(PASSWORD)).toBe(text('refusal.AUTH_OLD_PASSWORD')))
    expect(startRegistration).not.toHaveBeenCalled()
  })
})

test('another name needs no password', async () => {
  const user = await openKeys()
  answer(renamePasskey, { ...PHONE, name: 'Old phone' })
  await user.click(button(text('sec.passkeys.rename', { name: 'Blue phone' })))
  await user.clear(field(NAME))
  await fillIn(user, NAME, 'Old phone')
  answer(passkeys, { list: [{ ...PHONE, name: 'Old phone' }], most: 5 })
  await user.click(button(text('sec.save')))
  await screen.findByText('Old phone')
  expect(callsOf(renamePasskey)).toMatchObject([{ params: { id: PHONE.id }, body: { name: 'Old phone' } }])
})

test('the last way into the account stays', async () => {
  const user = await openKeys()
  refuse(removePasskey, 'SOC_LAST_WAY')
  await user.click(button(text('sec.passkeys.remove', { name: 'Blue phone' })))
  await fillIn(user, PASSWORD, 'RiverStone42')
  await user.click(button(text('sec.passkeys.remove.do')))
  expect((await screen.findByRole('alert')).textContent).toContain(text('refusal.SOC_LAST_WAY'))
  answer(removePasskey, { removed: true })
  answer(passkeys, { list: [], most: 5 })
  await user.click(button(text('sec.passkeys.remove.do')))
  await screen.findByText(text('sec.passkeys.none'))
  expect(within(document.body).queryByText('Blue phone')).toBeNull()
})
