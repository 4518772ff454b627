import { deskConversations } from '@senluna/contract/desk.ts'
import { pages } from '@senluna/web/client/query.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hearConversations } from './features/chat/cache.ts'
import { useRight } from './session.ts'

/** How many conversations wait, as far as they were read; kept up by the live connection. */
export function useWaiting(): number {
  const may = useRight('chat.view')
  const waiting = useInfiniteQuery({ ...pages(deskConversations, { query: { state: 'WAITING' } }), enabled: may })
  useEffect(() => (may ? hearConversations() : undefined), [may])
  return waiting.data?.pages.reduce((sum, page) => sum + page.list.length, 0) ?? 0
}
