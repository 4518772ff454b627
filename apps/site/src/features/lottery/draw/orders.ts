import { lotteryOrderOf, lotteryOrders, type LotteryOrder } from '@senluna/contract/lottery.ts'
import { bets } from '@senluna/contract/money/records.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { q, refresh } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLoggedIn } from '../../../session.ts'
import { momentAt, serverNow } from './clock.ts'
import { line } from './draw-now.ts'

// A member's orders: lists, receipts, record and balance show the same state of them.

type Ticket = LotteryOrder['tickets'][number]

const AGAIN_MS = 30 * SECOND
/** Where draws come by themselves, only for what may have been missed. */
const HEARD_AGAIN_MS = 10 * SECOND
const DRAWN_AGAIN_MS = 2 * SECOND
const A_MOMENT_MS = 500

const isUnsettled = ({ state }: Ticket) => state === 'ACCEPTED' || state === 'LOCKED'

/** In how many ms orders are to be read again; `heard` where the live connection reports draws. */
function readAgainInMs(orders: readonly LotteryOrder[], heard: boolean): number {
  const waits = orders
    .flatMap(({ tickets }) => tickets)
    .filter(isUnsettled)
    .map(({ drawAt }) => momentAt(drawAt) - serverNow())
  const soonest = Math.min(...waits)
  if (soonest > 0) return Math.min(AGAIN_MS, soonest + A_MOMENT_MS)
  return heard ? HEARD_AGAIN_MS : DRAWN_AGAIN_MS
}

/** How far an order has come: more with each ticket that is settled, cancelled or corrected. */
const progressOf = ({ tickets }: LotteryOrder): number =>
  tickets.reduce((sum, ticket) => sum + ticket.revision * 2 + (isUnsettled(ticket) ? 0 : 1), 0)

/** The later of two reads of an order, with the long selections that a list leaves out. */
export function laterOrder(whole: LotteryOrder, listed: LotteryOrder): LotteryOrder {
  if (progressOf(listed) <= progressOf(whole)) return whole
  const selections = new Map(whole.tickets.map(({ ticketNo, selection }) => [ticketNo, selection]))
  return {
    ...listed,
    tickets: listed.tickets.map((ticket) => ({
      ...ticket,
      selection: ticket.selection ?? selections.get(ticket.ticketNo) ?? null,
    })),
  }
}

/** Reads again whatever shows orders: receipts, lists, the betting record and the balance. */
export const readOrders = (): Promise<void> => refresh(lotteryOrders, lotteryOrderOf, bets, balance)

/**
 * An order as the newest read of it has it, also when that was the list it was opened from. Read
 * again while it waits for its draw; once it changes, so is everything else that shows it.
 */
export function useOrder(known: LotteryOrder): LotteryOrder {
  const { data } = useQuery({
    ...q(lotteryOrderOf, { params: { no: known.orderNo } }),
    initialData: known,
    staleTime: 5 * SECOND,
    refetchInterval: ({ state }) =>
      state.data?.tickets.some(isUnsettled) ? readAgainInMs([state.data], isHeard(state.data)) : false,
  })
  const order = laterOrder(data, known)
  const progress = progressOf(order)
  const before = useRef(progress)
  useEffect(() => {
    if (before.current === progress) return
    before.current = progress
    void readOrders()
  }, [progress])
  return order
}

const isHeard = ({ tickets }: LotteryOrder): boolean => tickets.every(({ gameCode }) => line.isHeard(gameCode))

/**
 * The member's orders of a game, newest first; read again while one of them waits for its draw to
 * be settled.
 */
export function useOrders(gameCode: string | undefined) {
  const loggedIn = useLoggedIn()
  return useQuery({
    ...q(lotteryOrders, { query: { ...(gameCode ? { gameCode } : {}), pageSize: '10' } }),
    enabled: loggedIn,
    refetchInterval: ({ state }) =>
      readAgainInMs(state.data?.list ?? [], gameCode !== undefined && line.isHeard(gameCode)),
  })
}
