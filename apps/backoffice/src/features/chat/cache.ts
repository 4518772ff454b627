import type { ChatMessage } from '@senluna/contract/site/chat.ts'
import {
  deskConversationOne,
  deskConversations,
  deskEvent,
  type DeskConversation,
} from '@senluna/contract/desk/members/chat.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { hear } from '@senluna/web/client/live/topics.ts'
import { cache, pages, refresh } from '@senluna/web/client/query.ts'
import type { InfiniteData } from '@tanstack/react-query'

type List = InfiniteData<ReplyOf<typeof deskConversations>>
type One = InfiniteData<ReplyOf<typeof deskConversationOne>>

const STATES = ['WAITING', 'OPEN', 'CLOSED'] as const

/**
 * Keeps the lists and the open conversation as the server tells; after a gap they are read again.
 */
export const hearConversations = (): (() => void) =>
  hear('desk', (data) => {
    const read = deskEvent.safeParse(data)
    if (read.success) return moved(read.data.conversation, read.data.message)
    void refresh(deskConversations, deskConversationOne)
  })

/**
 * Shows a conversation in the list of its state, and its new message where it is open. What is
 * older changes nothing.
 */
export function moved(conversation: DeskConversation, message?: ChatMessage): void {
  for (const state of STATES)
    cache.setQueryData<List>(pages(deskConversations, { query: { state } }).queryKey, (known) =>
      known && known.pages[0] ? placed(known, conversation, state) : known,
    )
  cache.setQueryData<One>(talkKey(conversation.id), (known) => {
    const [first, ...rest] = known?.pages ?? []
    if (!known || !first) return known
    const { list } = first.messages
    const isNewMessage = message !== undefined && !list.some(({ seq }) => seq === message.seq)
    const messages = isNewMessage ? [message, ...list].sort((a, b) => b.seq - a.seq) : list
    return { ...known, pages: [{ conversation, messages: { ...first.messages, list: messages } }, ...rest] }
  })
}

function placed(known: List, conversation: DeskConversation, state: (typeof STATES)[number]): List {
  const without = known.pages.map((page) => ({ ...page, list: page.list.filter(({ id }) => id !== conversation.id) }))
  if (conversation.state !== state) return { ...known, pages: without }
  const inPlace = known.pages.some((page) => page.list.some(({ id }) => id === conversation.id))
  // Who waits keeps the place in the line; elsewhere the latest word is on top.
  if (state === 'WAITING' && inPlace)
    return {
      ...known,
      pages: known.pages.map((page) => ({
        ...page,
        list: page.list.map((row) => (row.id === conversation.id ? conversation : row)),
      })),
    }
  const at = state === 'WAITING' ? without.length - 1 : 0
  const pagesNow = without.map((page, index) =>
    index === at
      ? { ...page, list: state === 'WAITING' ? [...page.list, conversation] : [conversation, ...page.list] }
      : page,
  )
  return { ...known, pages: pagesNow }
}

/** Where an open conversation is kept. */
export const talkKey = (id: string) => pages(deskConversationOne, { params: { id } }).queryKey
