import { chatMessages, chatState, type ChatMessage, type Conversation } from '@senluna/contract/site/chat.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { cache, keyOf, pages, q, refresh } from '@senluna/web/client/query.ts'
import { hear } from '@senluna/web/client/live/topics.ts'
import { useQuery, type InfiniteData } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLoggedIn } from '../session.ts'

type Messages = InfiniteData<ReplyOf<typeof chatMessages>>

/**
 * Shows how a conversation stands now, with a message that came. What is there already is not shown
 * twice.
 */
export function talkMoved(conversation: Conversation, message?: ChatMessage): void {
  cache.setQueryData<ReplyOf<typeof chatState>>(keyOf(chatState), (known) => {
    if (!known) return known
    const old = known.conversation
    // Answers may come in another order than they were given.
    if (old?.id === conversation.id && old.lastSeq > conversation.lastSeq) return known
    return { ...known, conversation, humanVerify: false }
  })
  if (!message) return
  cache.setQueryData<Messages>(pages(chatMessages).queryKey, (known) => {
    const [first, ...rest] = known?.pages ?? []
    if (!known || !first || first.list.some(({ clientId }) => clientId === message.clientId)) return known
    const list = [message, ...first.list].sort((a, b) => b.seq - a.seq)
    return { ...known, pages: [{ ...first, list }, ...rest] }
  })
}

/** Keeps the conversation as the server reports it; after a gap it is read again. */
export function useTalkLive(isOn = true): void {
  useEffect(() => {
    if (!isOn) return undefined
    let stop: (() => void) | undefined
    let left = false
    void import('@senluna/contract/site/chat-live.ts').then(({ serviceEvent }) => {
      if (left) return
      stop = hear('service', (data) => {
        const event = serviceEvent.safeParse(data)
        if (event.success) return talkMoved(event.data.conversation, event.data.message)
        void refresh(chatState, chatMessages)
      })
    })
    return () => {
      left = true
      stop?.()
    }
  }, [isOn])
}

/** How many answers of the brand's people a member has not read. */
export function useUnreadAnswers(): number {
  const loggedIn = useLoggedIn()
  useTalkLive(loggedIn)
  return useQuery({ ...q(chatState), enabled: loggedIn }).data?.conversation?.unread ?? 0
}
