import { claimReward, claimRewards, rewards } from '@senluna/contract/member/promotions.ts'
import { promotion, promotions } from '@senluna/contract/site/content.ts'
import { turnover } from '@senluna/contract/money/turnover.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { action } from '@senluna/web/client/query.ts'
import { useMutation } from '@tanstack/react-query'
import { sayAllReceived, sayReceived } from './say-received.ts'

const CHANGED = [promotion, promotions, rewards, balance, turnover] as const

/** Claims a reward that waits; says what came. */
export const useClaim = () => useMutation(action(claimReward, { refreshes: CHANGED, done: sayReceived }))

/** Claims all that wait; says what came, and why something did not. */
export const useClaimAll = () => useMutation(action(claimRewards, { refreshes: CHANGED, done: sayAllReceived }))
