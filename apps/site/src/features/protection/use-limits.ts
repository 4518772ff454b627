import { memberInfo } from '@senluna/contract/member/account.ts'
import { protection, setLimit, type OwnLimits } from '@senluna/contract/member/protection.ts'
import { call, type CallArgs } from '@senluna/web/client/call/call.ts'
import { cache, keyOf, q, refresh } from '@senluna/web/client/query.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLoggedIn } from '../../session.ts'

/** The member's own limits, fresh whenever the page is opened. */
export const useStanding = () => useQuery({ ...q(protection), enabled: useLoggedIn(), staleTime: 0 })

/** Asks for another limit; the answer is how all of them stand. */
export const useSetLimit = (done: (standing: OwnLimits) => void) =>
  useMutation({
    mutationFn: (body: NonNullable<CallArgs<typeof setLimit>['body']>) => call(setLimit, { body }),
    onSuccess: (standing) => {
      cache.setQueryData(keyOf(protection), standing)
      void refresh(memberInfo)
      done(standing)
    },
  })
