import { balance } from '@senluna/contract/money/wallet.ts'
import {
  freeTickets,
  lotteryGame,
  lotteryOrders,
  drawsNear,
  placeOrder,
  type LotteryOrder,
} from '@senluna/contract/lottery.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { randomUuid } from '@senluna/web/client/call/identity.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { OrderBody } from '../slip/slip.ts'

/** An order under its key, and the bets it was made of. */
interface Sent {
  bets: string
  body: OrderBody
  key: string
}

/**
 * Sends an order. What got no answer may have been taken: as long as the bets are the same it is
 * sent again as it was, under its key, so that it is taken once. Its own odds may have fallen by it
 * since: those it was sent with count.
 */
export function usePlace() {
  const open = useRef<Sent>(undefined)
  const place = useMutation({
    mutationFn: async (sent: Sent) => {
      open.current = sent
      try {
        const reply = await call(placeOrder, { body: sent.body }, { idempotencyKey: sent.key })
        open.current = undefined
        return reply
      } catch (error) {
        if (isRefused(error)) open.current = undefined
        // Betting closed before this page knew: the next draw is there to go on to.
        if (isRefused(error, 'LOT_E_CLOSED')) await refresh(drawsNear)
        throw error
      }
    },
    onSettled: () => void refresh(balance, lotteryOrders, lotteryGame, freeTickets),
  })
  const send = (bets: string, body: OrderBody, then: (reply: LotteryOrder) => void) =>
    place.mutate(open.current?.bets === bets ? open.current : { bets, body, key: randomUuid() }, { onSuccess: then })
  return { ...place, send }
}
