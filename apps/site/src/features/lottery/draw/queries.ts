import { drawEvidence, lotteryGame, lotteryStats, drawsNear } from '@senluna/contract/lottery.ts'
import { MINUTE, SECOND, type Instant } from '@senluna/kit/time.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { cache, keyOf, q, refresh } from '@senluna/web/client/query.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { heardServerTime, momentAt, serverNow } from './clock.ts'
import { nearArgs } from './near-args.ts'
import { readOrders } from './orders.ts'
import { drawsKey } from './draw-now.ts'
import type { NearDraw } from './rules.ts'

/** Draws of the last minutes stay known, so that their results can be waited for. */
const KEEP_MS = 10 * MINUTE
const TERMS_AGAIN_MS = 20 * SECOND
const FEW = 5

/** A game with its prices, limits and what is left of them. */
export const useGame = (code: string) => useQuery(gameQuery(code))

export const gameQuery = (code: string) =>
  queryOptions({
    queryKey: keyOf(lotteryGame, { params: { code } }),
    queryFn: async ({ signal }) => {
      const reply = await call(lotteryGame, { params: { code } }, { signal })
      heardServerTime(reply.serverTime)
      return reply
    },
    refetchInterval: TERMS_AGAIN_MS,
  })

/** The draws around now, oldest first: the latest ones too that can't be bet any more. */
export const useDraws = (gameCode: string) => useQuery(drawsQuery(gameCode))

export function drawsQuery(gameCode: string) {
  const queryKey = drawsKey(gameCode)
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const { list, serverTime } = await call(drawsNear, nearArgs(gameCode), { signal })
      heardServerTime(serverTime)
      const known = new Map(list.map((draw) => [draw.drawNumber, draw]))
      for (const draw of cache.getQueryData<NearDraw[]>(queryKey) ?? [])
        if (momentAt(draw.drawAt) > serverNow() - KEEP_MS && !known.has(draw.drawNumber))
          known.set(draw.drawNumber, draw)
      return [...known.values()].toSorted((a, b) => (a.drawAt < b.drawAt ? -1 : 1))
    },
    refetchInterval: ({ state }) => {
      const ahead = (state.data ?? []).filter((draw) => momentAt(draw.lockAt) > serverNow())
      return ahead.length < FEW ? 10 * SECOND : 2 * MINUTE
    },
  })
}

/** Where a game stands among its draws right now. */
export interface DrawFlow {
  /** The next to be drawn, locked or not. */
  current: NearDraw | undefined
  /** The first that takes bets, when `current` doesn't any more. */
  next: NearDraw | undefined
  /** The one drawn last, as long as it is recent. */
  drawn: NearDraw | undefined
  /** Those that can be bet, oldest first. */
  open: readonly NearDraw[]
  isLocked: boolean
}

/** Works out which draw is bet, which is being drawn and which comes after. */
export function flowOf(draws: readonly NearDraw[], now: Instant): DrawFlow {
  const coming = draws.filter(({ drawAt }) => momentAt(drawAt) > now)
  const open = coming.filter(({ lockAt, state }) => state === 'OPEN' && momentAt(lockAt) > now)
  const current = coming[0]
  return {
    current,
    open,
    next: open[0] === current ? open[1] : open[0],
    drawn: draws.findLast(({ drawAt }) => momentAt(drawAt) <= now),
    isLocked: current !== undefined && open[0] !== current,
  }
}

/** What proves a draw, asked for again until it is over. */
export const useEvidence = (game: string, drawNumber: string) =>
  useQuery({
    ...q(drawEvidence, { params: { game, drawNumber } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      // The seed of a draw that came to nothing is shown a moment later.
      const isComplete = data?.serverSeed !== undefined || data?.commitment === undefined
      return data?.state === 'OPENED' || (data?.state === 'VOID' && isComplete) ? false : 10 * SECOND
    },
  })

/** Frequencies of the last draws. */
export const useStats = (game: string) =>
  useQuery({ ...q(lotteryStats, { params: { game }, query: { count: '30' } }), staleTime: 20 * SECOND })

/** Reads again what a new result changes. */
export function resultCame(): void {
  void refresh(lotteryStats, lotteryGame)
  void readOrders()
}
