import { drawEvidence, drawsNear, type DrawEvent, type LotteryTicket } from '@senluna/contract/lottery.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { keyOf } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLoggedIn } from '../../../session.ts'
import { momentAt, serverNow, useNow } from './clock.ts'
import { nearArgs } from './near-args.ts'
import { isOfPair } from './of-pair.ts'
import type { NearDraw } from './rules.ts'
import { spread } from './spread.ts'

export type { NearDraw }

/** How a draw stands, as far as this page knows. */
export type DrawNow = Pick<
  DrawEvent & { type: 'draw' },
  'drawNumber' | 'state' | 'version' | 'settled' | 'result' | 'onAir'
>

export const drawsKey = (gameCode: string) => keyOf(drawsNear, nearArgs(gameCode))
export const drawKey = (game: string, drawNumber?: string) => [
  'draw',
  game,
  ...(drawNumber === undefined ? [] : [drawNumber]),
]

/**
 * Whether the server sends this page a game's draws by itself; the part that hears it says so
 * once it is there.
 */
export const line = { isHeard: (_game: string): boolean => false }

/**
 * Of two words on a draw the later one: what was read over HTTP may be a moment old. What was on
 * air stays known, so that its result goes on where the air was.
 */
export const later = (known: DrawNow | undefined, came: DrawNow): DrawNow =>
  known && (known.version > came.version || (known.version === came.version && known.settled && !came.settled))
    ? known
    : { ...came, onAir: came.onAir ?? known?.onAir }

/** Hears a game's draws as long as its page stands. */
export function useDrawsLive(game: string): void {
  const guest = !useLoggedIn()
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    // A part of its own: the page stands without it.
    void import('./draw-live.ts').then(
      ({ watchDraws }) => {
        if (!left) stop = watchDraws(game, guest)
      },
      () => undefined,
    )
    return () => {
      left = true
      stop?.()
    }
  }, [game, guest])
}

/** A draw's own result: what two stations have stands with each of them. */
const ownResult = (result: LotteryTicket['result']): DrawNow['result'] =>
  result && isOfPair(result) ? undefined : result

/**
 * So long after a draw its word is waited for where it comes by itself, so that not everybody asks
 * at once.
 */
const PATIENCE_MS = 3 * SECOND + spread(3 * SECOND)
/**
 * Asks each second right after a draw, less often when its result takes longer, seldom where it
 * comes by itself.
 */
const AGAIN_MS = SECOND
const SLOW_AGAIN_MS = 10 * SECOND
const HEARD_AGAIN_MS = 20 * SECOND
const SOON_MS = 90 * SECOND

const isOver = (draw: DrawNow | undefined) =>
  draw !== undefined && (draw.state === 'VOID' || (draw.state === 'OPENED' && draw.settled))

/**
 * How a draw stands from its time on: sent by the server, asked for where no connection is, until
 * it is over.
 */
export function useDrawNow(game: string, draw: NearDraw | undefined) {
  const at = draw === undefined ? 0 : momentAt(draw.drawAt)
  const now = useNow()
  const heard = line.isHeard(game)
  const drawNumber = draw?.drawNumber ?? ''
  return useQuery({
    queryKey: drawKey(game, drawNumber),
    queryFn: async ({ signal, client }) => {
      const { state, settled, versions, onAir } = await call(drawEvidence, { params: { game, drawNumber } }, { signal })
      const last = versions.at(-1)
      const read = { drawNumber, state, settled, version: last?.version ?? 0, result: ownResult(last?.result), onAir }
      return later(client.getQueryData<DrawNow>(drawKey(game, drawNumber)), read)
    },
    enabled: draw !== undefined && now >= (heard ? at + PATIENCE_MS : at),
    staleTime: ({ state }) => (isOver(state.data) ? Infinity : 0),
    refetchInterval: ({ state }) =>
      isOver(state.data) ? false : heard ? HEARD_AGAIN_MS : serverNow() - at < SOON_MS ? AGAIN_MS : SLOW_AGAIN_MS,
  })
}
