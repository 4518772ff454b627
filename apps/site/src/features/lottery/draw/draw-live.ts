import {
  readDrawEvent,
  lotteryOrderOf,
  lotteryOrders,
  lotteryStats,
  type DrawEvent,
  type LotteryOrder,
} from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { Live } from '@senluna/web/client/live/live.ts'
import { hear, isListening } from '@senluna/web/client/live/topics.ts'
import { cache, keyOf, refresh } from '@senluna/web/client/query.ts'
import { drawKey, drawsKey, later, line, type DrawNow, type NearDraw } from './draw-now.ts'
import { readOrders } from './orders.ts'
import { spread } from './spread.ts'

/** Games whose draws the server sends to this page by itself. */
const joined = new Set<string>()
line.isHeard = (game) => joined.has(game) && isListening()

/** What many pages read when a draw is over they don't all read at the same moment. */
const SPREAD_MS = 1_500

/**
 * Hears the draws of a game over the live connection until the answer is called; a guest's page
 * opens one for it.
 */
export function watchDraws(game: string, guest: boolean): () => void {
  const own = guest
    ? new Live(
        () => undefined,
        () => Promise.resolve({ ticket: 'guest' }),
      )
    : undefined
  const stop = hear(`draw.${game}`, (data) => {
    if (data === undefined) return lost(game)
    const event = readDrawEvent(data)
    if (event?.type === 'joined') joined.add(game)
    else if (event) drawCame(game, event)
  })
  return () => {
    stop()
    own?.stop()
    joined.delete(game)
  }
}

/** Something may have been missed: it is read again, until the server confirms the subscription. */
function lost(game: string): void {
  joined.delete(game)
  void cache.invalidateQueries({ queryKey: drawKey(game) })
  void readOrders()
}

function drawCame(game: string, event: DrawEvent & { type: 'draw' }): void {
  const { drawNumber, state, version, settled, result, onAir } = event
  const key = drawKey(game, drawNumber)
  const known = cache.getQueryData<DrawNow>(key)
  cache.setQueryData<DrawNow>(key, later(known, { drawNumber, state, version, settled, result, onAir }))
  // Betting may have closed before its time.
  cache.setQueryData<NearDraw[]>(drawsKey(game), (draws) =>
    draws?.map((draw) => (draw.drawNumber === drawNumber ? { ...draw, state, lockAt: event.lockAt } : draw)),
  )
  if (version > (known?.version ?? 0)) setTimeout(() => void refresh(lotteryStats), spread(SPREAD_MS))
  if (settled && hasTicket(drawNumber)) void readOrders()
}

/**
 * Whether somebody's tickets that this page knows are of a draw: the others have nothing to read.
 */
function hasTicket(drawNumber: string): boolean {
  const lists = cache.getQueriesData<ReplyOf<typeof lotteryOrders>>({ queryKey: keyOf(lotteryOrders) })
  const receipts = cache.getQueriesData<LotteryOrder>({ queryKey: keyOf(lotteryOrderOf) })
  const orders = [...lists.flatMap(([, page]) => page?.list ?? []), ...receipts.flatMap(([, order]) => order ?? [])]
  return orders.some(({ tickets }) => tickets.some((ticket) => ticket.drawNumber === drawNumber))
}
