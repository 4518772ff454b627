import { claimReward, rewards } from '@senluna/contract/member/promotions.ts'
import { promotion, promotions } from '@senluna/contract/site/content.ts'
import { turnover } from '@senluna/contract/money/turnover.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { action } from '@senluna/web/client/query.ts'
import { useMutation } from '@tanstack/react-query'
import { sayReceived } from './say-received.ts'

/** Claims a reward that waits; says what came. */
export const useClaim = () =>
  useMutation(
    action(claimReward, { refreshes: [promotion, promotions, rewards, balance, turnover], done: sayReceived }),
  )
