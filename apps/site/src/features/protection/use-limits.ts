import { memberInfo } from '@senluna/contract/member/account.ts'
import { protection, setLimit, type OwnLimits } from '@senluna/contract/member/protection.ts'
import { call, type CallArgs } from '@senluna/web/client/call/call.ts'
import { cache, keyOf, q, refresh } from '@senluna/web/client/query.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRealAccount } from '../../session.ts'

/** The member's own limits, fresh whenever the page is opened. */
export const useStanding = () => useQuery({ ...q(protection), enabled: useRealAccount(), staleTime: 0 })

/**
 * Asks for another limit; the answer, which the page shows from now on, is how all of them stand.
 */
export async function askForLimit(body: NonNullable<CallArgs<typeof setLimit>['body']>): Promise<OwnLimits> {
  const standing = await call(setLimit, { body })
  cache.setQueryData(keyOf(protection), standing)
  void refresh(memberInfo)
  return standing
}

/** The same at the press of a button. */
export const useSetLimit = (done: (standing: OwnLimits) => void) =>
  useMutation({ mutationFn: askForLimit, onSuccess: done })
