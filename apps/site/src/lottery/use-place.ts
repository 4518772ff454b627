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
