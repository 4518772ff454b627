import {
  askMailing,
  cancelMailing,
  countMailing,
  deskMailings,
  messageTemplates,
  previewNotice,
  saveTemplate,
  type DeskMailing,
  type MessageTemplate,
} from '@senluna/contract/desk/brand/content.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/calls.ts'
import { actNames, button, chooseDay, chooseMoment, doAct, findAwaiting, openDesk } from '../../testing/desk.tsx'
import Mailings from './Mailings.tsx'
import Templates from './Templates.tsx'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const waits = { approvalId: ID, expiresAt: '2026-11-23T02:00:00.000Z' }
const template: MessageTemplate = {
  id: 'welcome',
  tab: 'PROMOTION',
  titles: { EN: 'Welcome' },
  contents: { EN: '<p>Hello</p>' },
  changedBy: 'Minh',
  changedAt: '2026-11-22T02:00:00.000Z',
}
const mailing: DeskMailing = {
  id: ID,
  tab: 'SYSTEM',
  title: 'Night work',
  segment: {},
  state: 'PLANNED',
  sent: 0,
  read: 0,
  skipped: 0,
  noConsent: 0,
  startedAt: '2026-11-22T02:00:00.000Z',
  maker: 'demo-lan',
  makerShownAs: 'Lan',
}
const EDIT = ['content.view', 'content.edit'] as const
const put = (label: string | RegExp, value: string, at: HTMLElement = screen.getByRole('dialog')) =>
  fireEvent.input(within(at).getByLabelText(label), { target: { value } })

/** Gives a reason in the window over the form. */
async function reasonOver(user: ReturnType<typeof openDesk>, name: string) {
  const window = screen.getAllByRole('dialog').at(-1)!
  fireEvent.input(within(window).getByLabelText('Reason'), { target: { value: 'Announced' } })
  await user.click(button(name, window))
}

describe('a message to many', () => {
  async function open() {
    answer(deskMailings, { list: [] })
    answer(messageTemplates, { list: [template] })
    answer(previewNotice, { html: '' })
    answer(countMailing, { members: 1_000, consented: 300, reaches: 280 })
    const user = openDesk(<Mailings />, { rights: EDIT })
    await user.click(button('Bulk message'))
    const form = screen.getByRole('dialog')
    await within(form).findByRole('option', { name: 'welcome' })
    return { user, form }
  }

  test('says how many it reaches, before anything is sent', async () => {
    const { user, form } = await open()
    await screen.findByText('Reaches 280 members now.')
    await user.selectOptions(within(form).getByLabelText('Inbox tab'), 'PROMOTION')
    await screen.findByText(/^Reaches 280 of 1,000 members now. 300 have consented/)
    expect(callsOf(countMailing).map(({ body }) => body)).toEqual([
      { tab: 'SYSTEM', segment: {} },
      { tab: 'PROMOTION', segment: {} },
    ])
    expect(within(form).getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
  })

  test('to a segment that is none says why', async () => {
    const { form } = await open()
    await screen.findByText('Reaches 280 members now.')
    refuse(countMailing, 'VAL_FIELD')
    put(/^Agent’s downline/, 'nobody', form)
    await within(form).findByRole('alert')
  })

  test('asks for approval with its words, its segment and its moment', async () => {
    const { user, form } = await open()
    put('Title', ' Night work ', form)
    put('Content', 'At two\nand at three', form)
    await chooseDay(user, /^Registered from/, '2026-11-01', form)
    await user.selectOptions(within(form).getByLabelText('Deposits'), 'YES')
    await chooseMoment(user, 'Send at', '2026-11-23T09:30', form)
    answer(askMailing, waits)
    await user.click(button('Schedule', form))
    await reasonOver(user, 'Request approval')
    await findAwaiting('Bulk message')
    expect(callsOf(askMailing)).toEqual([
      expect.objectContaining({
        body: {
          tab: 'SYSTEM',
          title: 'Night work',
          content: '<p>At two</p><p>and at three</p>',
          sendAt: '2026-11-23T02:30:00.000Z',
          segment: { registeredFrom: '2026-11-01', deposited: 'YES' },
        },
        reason: 'Announced',
      }),
    ])
    expect(callsOf(askMailing)[0]?.idempotencyKey).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('from a template sends its name instead of words, and its box counts', async () => {
    const { user, form } = await open()
    await user.selectOptions(within(form).getByLabelText('Template'), 'welcome')
    expect(within(form).queryByLabelText('Title')).toBeNull()
    await screen.findByText(/^Reaches 280 of 1,000/)
    answer(askMailing, waits)
    await user.click(button('Send', form))
    await reasonOver(user, 'Request approval')
    await waitFor(() => expect(callsOf(askMailing)[0]?.body).toEqual({ template: 'welcome', segment: {} }))
  })

  test('that is refused keeps what was written', async () => {
    const { user, form } = await open()
    put('Title', 'Night work', form)
    put('Content', 'At two', form)
    refuse(askMailing, 'APPROVAL_OPEN')
    await user.click(button('Send', form))
    await reasonOver(user, 'Request approval')
    await within(screen.getAllByRole('dialog').at(-1)!).findByRole('alert')
    expect(within(form).getByLabelText<HTMLInputElement>('Title').value).toBe('Night work')
  })
})

test.each([
  ['PLANNED', ['Cancel message']],
  ['DONE', []],
] as const)('a message that is %s offers %j', async (state, names) => {
  answer(deskMailings, { list: [{ ...mailing, state }] })
  const user = openDesk(<Mailings />, { rights: EDIT, address: `/?row=${ID}` })
  await screen.findByText('1 row')
  expect(actNames()).toEqual(names)
  if (state !== 'PLANNED') return
  answer(cancelMailing, { ...mailing, state: 'CANCELLED' })
  await doAct(user, 'Cancel message', 'Not tonight')
  await screen.findByText('Cancel message: done.')
})

describe('a template', () => {
  async function open(rights: Parameters<typeof openDesk>[1]['rights'] = EDIT, address = '/') {
    answer(messageTemplates, { list: [template] })
    answer(previewNotice, { html: '' })
    const user = openDesk(<Templates />, { rights, address })
    await screen.findByText('1 row')
    return user
  }

  test('is written in the languages that have words, under a name of small letters', async () => {
    const user = await open()
    await user.click(button('New template'))
    const form = screen.getByRole('dialog')
    expect(within(form).getByRole('button', { name: 'Save template' })).toHaveProperty('disabled', true)
    put(/^Internal name/, 'Good Bye', form)
    await user.selectOptions(within(form).getByLabelText('Language'), 'EN')
    put('Title', 'Good bye', form)
    put(/^Content/, 'See you', form)
    await user.selectOptions(within(form).getByLabelText('Language'), 'VI')
    put('Title', '  ', form)
    answer(saveTemplate, template)
    await user.click(button('Save template', form))
    await reasonOver(user, 'Save template')
    await screen.findByText(/^Saved\. Messages already sent/)
    expect(callsOf(saveTemplate)[0]).toMatchObject({
      params: { id: 'good-bye' },
      body: { tab: 'SYSTEM', titles: { EN: 'Good bye' }, contents: { EN: '<p>See you</p>' } },
    })
    expect(callsOf(saveTemplate)[0]?.body).not.toHaveProperty('seen')
    await waitFor(() => expect(callsOf(messageTemplates)).toHaveLength(2))
  })

  test('that is refused says why at its field and keeps every word', async () => {
    const user = await open()
    await user.click(button('New template'))
    const form = screen.getByRole('dialog')
    expect(within(form).getByText(/Internal name, Title, Content/)).toBeTruthy()
    put(/^Internal name/, 'good-bye', form)
    put('Title', 'Good bye', form)
    put(/^Content/, 'See [you](https://elsewhere.example)', form)
    refuse(saveTemplate, 'VAL_FIELD', [{ field: 'contents' }])
    await user.click(button('Save template', form))
    await reasonOver(user, 'Save template')
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    const content = within(form).getByLabelText<HTMLTextAreaElement>(/^Content/)
    await waitFor(() => expect(document.activeElement).toBe(content))
    expect(content.getAttribute('aria-invalid')).toBe('true')
    expect(content.value).toBe('See [you](https://elsewhere.example)')

    // Closed by mistake, it asks first.
    await user.keyboard('{Escape}')
    expect(within(form).getByRole('alert').textContent).toContain('Keep')
    expect(content.isConnected).toBe(true)
  })

  test('is changed as it was read, and keeps the page that its messages lead to', async () => {
    answer(messageTemplates, { list: [{ ...template, route: '/vip' }] })
    answer(previewNotice, { html: '' })
    const user = openDesk(<Templates />, { rights: EDIT, address: '/?row=welcome' })
    const drawer = await screen.findByRole('complementary')
    put('Title', 'Welcome back', drawer)
    answer(saveTemplate, template)
    await user.click(button('Save template', drawer))
    await reasonOver(user, 'Save template')
    await waitFor(() =>
      expect(callsOf(saveTemplate)[0]?.body).toMatchObject({ route: '/vip', seen: template.changedAt }),
    )
  })

  test('is only read by who may not write', async () => {
    await open(['content.view'], '/?row=welcome')
    expect(screen.queryByRole('button', { name: 'Save template' })).toBeNull()
    expect(actNames()).toEqual([])
  })
})
