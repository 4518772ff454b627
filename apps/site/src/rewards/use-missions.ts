import { claimMission, missions } from '@senluna/contract/member/missions.ts'
import { rewards } from '@senluna/contract/member/promotions.ts'
import { turnover } from '@senluna/contract/money/turnover.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { action, q } from '@senluna/web/client/query.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRealAccount } from '../session.ts'
import { sayReceived } from './say-received.ts'

/** The member's missions, read anew whenever they are shown. */
export const useMissions = () => useQuery({ ...q(missions), staleTime: 0, enabled: useRealAccount() })

/** How many missions can be claimed. */
export const useClaimable = (): number => useQuery({ ...q(missions), enabled: useRealAccount() }).data?.claimable ?? 0

/** Claims the reward of a mission; says what came. */
export const useClaimMission = () =>
  useMutation(action(claimMission, { refreshes: [missions, rewards, balance, turnover], done: sayReceived }))
