import { balance } from '@senluna/contract/wallet.ts'
import { lotteryGame, lotteryOrders, numerosNear, placeOrder } from '@senluna/contract/lottery.ts'
import { call } from '@senluna/web/client/call.ts'
import { randomUuid } from '@senluna/web/client/identity.ts'
import { cache, keyOf } from '@senluna/web/client/query.ts'
import { isRefused } from '@senluna/web/client/refused.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { OrderBody } from './slip.ts'

/**
 * Sends an order. What got no answer may have been taken: sent again unchanged it keeps its key, so that it is taken once.
 */
export function usePlace() {
  const open = useRef<{ body: string; key: string }>(undefined)
  return useMutation({
    mutationFn: async (body: OrderBody) => {
      const written = JSON.stringify(body)
      if (open.current?.body !== written) open.current = { body: written, key: randomUuid() }
      try {
        const reply = await call(placeOrder, { body }, { idempotencyKey: open.current.key })
        open.current = undefined
        return reply
      } catch (error) {
        if (isRefused(error)) open.current = undefined
        // Betting closed before this page knew: the next draw is there to go on to.
        if (isRefused(error, 'LOT_E_CLOSED')) await cache.invalidateQueries({ queryKey: keyOf(numerosNear) })
        throw error
      }
    },
    onSettled: () => {
      for (const endpoint of [balance, lotteryOrders, lotteryGame])
        void cache.invalidateQueries({ queryKey: keyOf(endpoint) })
    },
  })
}

/** What a refused order says besides its code. */
export interface RefusedOrder {
  ticket?: number
  at?: string
  availableUnit?: string
  milli?: Record<string, number>
}

/** The rest of a refusal, as far as it is there. */
export function detailOf(value: unknown): RefusedOrder {
  if (typeof value !== 'object' || value === null) return {}
  return {
    ...('ticket' in value && typeof value.ticket === 'number' ? { ticket: value.ticket } : {}),
    ...('at' in value && typeof value.at === 'string' ? { at: value.at } : {}),
    ...('availableUnit' in value && typeof value.availableUnit === 'string'
      ? { availableUnit: value.availableUnit }
      : {}),
    ...('milli' in value && isOdds(value.milli) ? { milli: value.milli } : {}),
  }
}

const isOdds = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every((odds) => typeof odds === 'number')
