import { dashboard } from '@senluna/contract/desk/dashboard.ts'
import { deskConversations } from '@senluna/contract/desk/members/chat.ts'
import { pages, q } from '@senluna/web/client/query.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hearConversations } from '../features/chat/cache.ts'
import { useQueue } from '../list/use-queue.ts'
import { useRight } from '../session.ts'

/** What waits behind one entry of the menu. */
export interface Waiting {
  waiting: number
  /** The oldest of it waits for too long. */
  late: boolean
}

/** Where each queue is worked. */
export const QUEUE_PATHS = {
  chat: '/chat',
  tickets: '/tickets',
  approvals: '/approvals',
  deposits: '/deposits',
  withdrawals: '/withdrawals',
  kyc: '/kyc',
  risk: '/risk-cases',
} as const
const AGAIN_MS = 60_000
const LATE_MS = 30 * 60_000

/**
 * What waits, by the path of its page. Conversations are kept up by the live connection, the others
 * are counted each minute.
 */
export function useQueues(): Readonly<Record<string, Waiting>> {
  const counts = useRight('dashboard.view')
  const { data, dataUpdatedAt } = useQuery({
    ...q(dashboard),
    enabled: counts,
    refetchInterval: AGAIN_MS,
    staleTime: AGAIN_MS,
  })
  useQueue(counts ? 'any' : undefined, dashboard.path)
  const talks = useWaitingTalks()
  return {
    ...Object.fromEntries(
      (data?.queues ?? []).map(({ name, waiting, oldestAt }) => [
        QUEUE_PATHS[name],
        { waiting, late: oldestAt !== undefined && dataUpdatedAt - Date.parse(oldestAt) > LATE_MS },
      ]),
    ),
    [QUEUE_PATHS.chat]: { waiting: talks, late: true },
  }
}

/** How many conversations wait, as far as they were read. */
function useWaitingTalks(): number {
  const may = useRight('chat.view')
  const waiting = useInfiniteQuery({ ...pages(deskConversations, { query: { state: 'WAITING' } }), enabled: may })
  useEffect(() => (may ? hearConversations() : undefined), [may])
  return waiting.data?.pages.reduce((sum, page) => sum + page.list.length, 0) ?? 0
}
