import { rewards } from '@senluna/contract/member/promotions.ts'
import { claimRaffle, raffle } from '@senluna/contract/member/rewards/raffles.ts'
import { turnover } from '@senluna/contract/money/turnover.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { promotion } from '@senluna/contract/site/content.ts'
import { action, pages, refresh } from '@senluna/web/client/query.ts'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'

/** The member's tickets, the hash of the next draw and their draws. */
export const useRaffle = (id: string, enabled: boolean) =>
  useInfiniteQuery({ ...pages(raffle, { params: { id }, query: { pageSize: '10' } }), staleTime: 0, enabled })

/** Draws once; what was shown of terms and hash is read again when either has changed. */
export const useDraw = () =>
  useMutation({
    ...action(claimRaffle, { refreshes: [] }),
    onError: () => void refresh(raffle, promotion),
  })

/** What a draw changes, read again once its wheel stands. */
export const refreshDrawn = (): void => void refresh(raffle, promotion, rewards, balance, turnover)
