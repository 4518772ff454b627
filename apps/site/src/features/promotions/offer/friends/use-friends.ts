import { friendRewards } from '@senluna/contract/member/rewards/friend-rewards.ts'
import { pages } from '@senluna/web/client/query.ts'
import { useInfiniteQuery } from '@tanstack/react-query'

/** What the member's friends brought by one promotion, a page at a time. */
export const useFriends = (id: string, enabled: boolean) =>
  useInfiniteQuery({
    ...pages(friendRewards, { params: { id }, query: { pageSize: '20' } }),
    staleTime: 0,
    enabled,
  })
