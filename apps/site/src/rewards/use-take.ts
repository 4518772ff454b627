import { rewards, takePromotion } from '@senluna/contract/member/promotions.ts'
import { freeRounds } from '@senluna/contract/play/free-rounds.ts'
import { promotion, promotions } from '@senluna/contract/site/content.ts'
import { turnover } from '@senluna/contract/money/turnover.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { action, refresh } from '@senluna/web/client/query.ts'
import { useMutation } from '@tanstack/react-query'
import { sayReceived } from './say-received.ts'

/**
 * Takes what a promotion gives; says what came. What another tab took, or what is gone meanwhile,
 * is read again: its button goes.
 */
export const useTake = () =>
  useMutation({
    ...action(takePromotion, {
      refreshes: [promotion, promotions, rewards, freeRounds, balance, turnover],
      done: sayReceived,
    }),
    onError: (error) => {
      if (isRefused(error, 'PROMO_TAKEN', 'PROMO_CLOSED', 'PROMO_OUT')) void refresh(promotion, promotions)
    },
  })
