import {
  deleteMessage,
  messages,
  oneMessage,
  readAllMessages,
  readMessage,
  unreadCount,
  type Message,
  type MessageRow,
} from '@senluna/contract/site/messages.ts'
import { answer, bodiesOf, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { LanguageContext } from '../../shell/header/language.ts'
import { button, screen, show, text, toasts, waitFor } from '../../testing/show.tsx'
import { Inbox } from './Inbox.tsx'

const id = (nth: number) => `01890a5d-ac96-774b-bcce-b302099a800${nth}`
const row = (nth: number, more: Partial<MessageRow> = {}): MessageRow => ({
  id: id(nth),
  tab: 'SYSTEM',
  title: `Message ${nth}`,
  at: '2026-11-22T12:00:00Z',
  read: true,
  ...more,
})
const whole = (nth: number, more: Partial<Message> = {}): Message => ({
  ...row(nth),
  content: `<p>Words of ${nth}</p>`,
  ...more,
})

function Placed() {
  const [place, go] = useState<{ tab: string | null; id: string | null }>({ tab: null, id: null })
  return <Inbox place={{ ...place, go }} />
}

async function openInbox(list: MessageRow[] = [row(1, { read: false }), row(2)], inbox = 1) {
  answer(messages, ({ query }) => ({ list: list.filter(({ tab }) => !query['tab'] || tab === query['tab']) }))
  answer(unreadCount, { total: inbox, inbox, announcement: 0, customerService: 0 })
  const user = await show(
    <LanguageContext value={{ language: 'EN', change: async () => undefined }}>
      <Placed />
    </LanguageContext>,
    { session: 'member', at: '/messages' },
  )
  await screen.findByText(text(list.length > 0 ? 'inbox.kept' : 'inbox.empty'))
  return user
}
const line = (nth: number) => screen.getByRole('button', { name: new RegExp(`Message ${nth}`) })

test('what is unread is said, not only shown', async () => {
  await openInbox()
  expect(line(1).textContent).toContain(text('inbox.unread'))
  expect(line(2).textContent).not.toContain(text('inbox.unread'))
  expect(line(2).textContent).toContain('19:00')
})

test('opening an unread one notes that, opening a read one doesn’t', async () => {
  const user = await openInbox()
  answer(readMessage, whole(1))
  answer(oneMessage, whole(2))
  await user.click(line(1))
  await screen.findByText('Words of 1')
  expect(document.activeElement?.textContent).toBe('Message 1')
  await user.click(line(2))
  await screen.findByText('Words of 2')
  expect(callsOf(readMessage)).toHaveLength(1)
  expect(callsOf(oneMessage)).toHaveLength(1)
})

test('it leads to a page that exists, to no other', async () => {
  const user = await openInbox()
  answer(readMessage, whole(1, { route: '/promotions' }))
  answer(oneMessage, whole(2, { route: '/slip' }))
  await user.click(line(1))
  expect((await screen.findByRole('link', { name: text('inbox.open') })).getAttribute('href')).toBe('/promotions')
  await user.click(line(2))
  await screen.findByText('Words of 2')
  expect(screen.queryByRole('link', { name: text('inbox.open') })).toBeNull()
})

describe('deleting', () => {
  async function ask() {
    const user = await openInbox()
    answer(readMessage, whole(1))
    await user.click(line(1))
    await user.click(await screen.findByRole('button', { name: text('inbox.delete') }))
    return user
  }
  const sure = () => button(text('inbox.delete'), screen.getByRole('dialog'))

  test('asks first, and is done once', async () => {
    const user = await ask()
    expect(callsOf(deleteMessage)).toEqual([])
    answer(deleteMessage, { deleted: true })
    answer(messages, { list: [row(2)] })
    await user.dblClick(sure())
    await waitFor(() => expect(toasts()).toEqual([text('inbox.deleted')]))
    await waitFor(() => expect(screen.queryByText('Message 1')).toBeNull())
    expect(callsOf(deleteMessage)).toHaveLength(1)
  })

  test('that fails says so and keeps the message', async () => {
    const user = await ask()
    refuse(deleteMessage, 'SYS_BUSY')
    await user.click(sure())
    await waitFor(() => expect(toasts()).toEqual([text('refusal.SYS_BUSY')]))
    expect(screen.getByText('Words of 1')).toBeDefined()
  })
})

test('all of a kind are noted as read', async () => {
  const user = await openInbox([row(1, { read: false, tab: 'PROMOTION' })])
  answer(readAllMessages, { read: 1 })
  await user.click(screen.getByRole('tab', { name: text('inbox.tab.PROMOTION') }))
  await user.click(button(text('inbox.readAll')))
  await waitFor(() => expect(bodiesOf(readAllMessages)).toEqual([{ tab: 'PROMOTION' }]))
})

test('with nothing unread there is nothing to note', async () => {
  await openInbox([row(2)], 0)
  expect(button(text('inbox.readAll')).disabled).toBe(true)
})

test('one that is gone says so, and leads back', async () => {
  const user = await openInbox()
  refuse(readMessage, 'SYS_NOT_FOUND')
  await user.click(line(1))
  await screen.findByText(text('inbox.gone'))
  await user.click(button(text('inbox.back')))
  expect(screen.getByText(text('inbox.choose'))).toBeDefined()
})

test('an empty inbox says so', async () => {
  await openInbox([])
  expect(screen.queryByText(text('inbox.choose'))).toBeNull()
})
