import { brandOne } from '@senluna/contract/desk/brand/brand.ts'
import { deskNotices, previewNotice, saveDeskNotice, type DeskNotice } from '@senluna/contract/desk/brand/content.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/calls.ts'
import { addressNow, button, chooseMoment, openDesk, rowsShown } from '../../testing/desk.tsx'
import Notices from './Notices.tsx'

const notice = (more: Partial<DeskNotice> = {}): DeskNotice => ({
  id: 'night-work',
  type: 'PL',
  titles: { EN: 'Night work', VI: 'Bảo trì' },
  contents: { EN: '<p>At two</p>' },
  linkType: 'NONE',
  sort: 5,
  startAt: '2026-11-22T02:00:00.000Z',
  execution: 'B',
  platforms: ['ALL'],
  audience: 'ALL',
  frequency: 'ONCE',
  version: 4,
  createdAt: '2026-11-21T02:00:00.000Z',
  reads: 1_200,
  guestReads: 34,
  state: 'SHOWN',
  ...more,
})
const EDIT = ['content.view', 'content.edit'] as const

async function open(
  list: DeskNotice[],
  rights: Parameters<typeof openDesk>[1]['rights'] = EDIT,
  address = '/?row=night-work',
) {
  answer(deskNotices, { list })
  answer(previewNotice, { html: '' })
  const user = openDesk(<Notices />, { rights, address })
  await waitFor(() => expect(callsOf(deskNotices)).toHaveLength(1))
  await screen.findByText(list.length === 0 ? 'No results.' : `${list.length} row`)
  return user
}
const put = (label: string | RegExp, value: string, at: HTMLElement) =>
  fireEvent.input(within(at).getByLabelText(label), { target: { value } })

/** Gives a reason in the window over the form. */
async function reasonOver(user: ReturnType<typeof openDesk>, name: string) {
  const window = screen.getAllByRole('dialog').at(-1)!
  fireEvent.input(within(window).getByLabelText('Reason'), { target: { value: 'Announced' } })
  await user.click(button(name, window))
}
/** Saving is answered; what is previewed is, too. */
function answerSaving(saved: DeskNotice) {
  answer(saveDeskNotice, saved)
  answer(previewNotice, { html: '' })
}

test('a notice is listed with who sees it and how many have read it', async () => {
  await open([notice({ audience: 'SOME', onlyFor: { types: [1], line: 'agent1', vipFrom: 2, languages: ['VI'] } })])
  expect(rowsShown()[0]).toEqual(
    expect.arrayContaining(['Night work', 'Live', 'Agent · Line of agent1 · VIP 2 to … · VI', '1,234']),
  )
  expect(callsOf(brandOne)).toEqual([])
})

describe('a new notice', () => {
  async function fill() {
    const user = await open([], EDIT, '/')
    await user.click(button('New notice'))
    const form = screen.getByRole('dialog')
    expect(within(form).getByRole('button', { name: 'Save and publish' })).toHaveProperty('disabled', true)
    put(/^Internal name/, 'Night Work', form)
    await chooseMoment(user, 'Shown from', '2026-11-23T09:30', form)
    put('Title', 'Night work', form)
    put(/^Content/, 'At <2\n\nthen again', form)
    return { user, form }
  }

  test('gets a name of small letters, plain lines, a start by the brand’s clock, and no version', async () => {
    const { user, form } = await fill()
    expect(within(form).getByLabelText<HTMLInputElement>(/^Internal name/).value).toBe('night-work')
    answerSaving(notice())
    await user.click(button('Save and publish', form))
    await reasonOver(user, 'Save and publish')
    await screen.findByText(/^Saved\. Open pages update/)
    const [sent] = callsOf(saveDeskNotice)
    expect(sent).toMatchObject({ params: { id: 'night-work' }, reason: 'Announced' })
    expect(sent?.body).toMatchObject({ seen: 0, audience: 'ALL', startAt: '2026-11-23T02:30:00.000Z' })
    expect(sent?.body).not.toHaveProperty('endAt')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(callsOf(deskNotices)).toHaveLength(2))
  })

  test('that a name is taken by is refused, and keeps what was written', async () => {
    const { user, form } = await fill()
    refuse(saveDeskNotice, 'APPROVAL_STALE')
    answer(previewNotice, { html: '' })
    await user.click(button('Save and publish', form))
    await reasonOver(user, 'Save and publish')
    await screen.findByRole('alert')
    expect(within(form).getByLabelText<HTMLInputElement>('Title').value).toBe('Night work')
  })

  test('that is begun is not thrown away unasked', async () => {
    const { user, form } = await fill()
    await user.click(button('Close', form))
    await user.click(button('Keep writing', form))
    expect(within(form).getByLabelText<HTMLInputElement>('Title').value).toBe('Night work')
    await user.click(button('Close', form))
    await user.click(button('Discard', form))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('a notice that stands', () => {
  test('is saved over the version that was read', async () => {
    const user = await open([notice()])
    answerSaving(notice({ version: 5 }))
    answer(deskNotices, { list: [notice({ version: 5 })] })
    await user.click(button('Save and publish'))
    await reasonOver(user, 'Save and publish')
    await waitFor(() =>
      expect(callsOf(saveDeskNotice)[0]?.body).toMatchObject({ seen: 4, titles: { EN: 'Night work', VI: 'Bảo trì' } }),
    )
    expect(addressNow()).toBe('/?row=night-work')
  })

  test('of all devices but one is of the two others', async () => {
    const user = await open([notice()])
    await user.click(screen.getByLabelText('App'))
    answerSaving(notice())
    await user.click(button('Save and publish'))
    await reasonOver(user, 'Save and publish')
    await waitFor(() => expect(callsOf(saveDeskNotice)[0]?.body).toMatchObject({ platforms: ['WEB', 'H5'] }))
  })

  test('is narrowed to some, of whom all has to be so', async () => {
    const user = await open([notice()])
    await user.selectOptions(screen.getByLabelText('Audience'), 'SOME')
    await user.click(screen.getByLabelText('Affiliate'))
    put('Label', ' gold ', document.body)
    answerSaving(notice())
    await user.click(button('Save and publish'))
    await reasonOver(user, 'Save and publish')
    await waitFor(() =>
      expect(callsOf(saveDeskNotice)[0]?.body).toMatchObject({
        audience: 'SOME',
        onlyFor: { types: [41], label: 'gold' },
      }),
    )
  })

  test('is only read by who may not write', async () => {
    await open([notice()], ['content.view'])
    expect(screen.queryByRole('button', { name: 'Save and publish' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'New notice' })).toBeNull()
  })
})
