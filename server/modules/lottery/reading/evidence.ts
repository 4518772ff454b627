import { Refusal } from '@senluna/contract/refusals.ts'
import { MINUTE, type Instant } from '@senluna/kit/time.ts'
import { queryOf } from '../../../platform/database/query.ts'
import type { Lottery } from '../lottery.ts'
import { stateOf } from './draws.ts'
import { Fresh } from './fresh.ts'
import { drawOf, countOdd, versionsOf, reportsOf, type Evidence, type DrawRow } from './queries/evidence.ts'
import { DRAW_STATE } from '../draws/draw-state.ts'

/** What came to nothing, or to another round of the beacon, counts for so long. */
const STRANGE_DAYS = 30

interface Kept {
  draws: Fresh<DrawRow | undefined>
  rest: Fresh<Pick<Evidence, 'versions' | 'reports'>>
  strange: Fresh<Pick<Evidence, 'voids' | 'lates'>>
}

const kept = new WeakMap<Lottery, Kept>()

function keptOf(lottery: Lottery): Kept {
  const known = kept.get(lottery)
  if (known) return known
  const made: Kept = { draws: new Fresh(1_000, 500), rest: new Fresh(1_000, 500), strange: new Fresh(MINUTE) }
  kept.set(lottery, made)
  return made
}

/**
 * Everything that proves a draw. Pages ask each second from its time on: three reads by an index a
 * second and draw, shared by all. Refuses SYS_NOT_FOUND.
 */
export async function evidenceOf(lottery: Lottery, game: string, drawNumber: string, now: Instant): Promise<Evidence> {
  if (!lottery.games.find(game) || !/^[0-9]{4,14}$/.test(drawNumber)) throw new Refusal('SYS_NOT_FOUND')
  const query = queryOf(lottery.db)
  const { draws, rest, strange } = keptOf(lottery)
  const name = `${game} ${drawNumber}`
  const draw = await draws.of(name, now, async () => (await drawOf(query, game, drawNumber))[0])
  if (!draw) throw new Refusal('SYS_NOT_FOUND')
  const counts = strange.of(game, now, async () => {
    const row = await countOdd(query, game, STRANGE_DAYS, now)
    return row ?? { voids: 0, lates: 0 }
  })
  // Before it is over the reply leaves out what sources say: it may be wrong still.
  const reported = isOver(draw)
    ? await rest.of(name, now, () => restOf(lottery, draw.no))
    : { versions: [], reports: [] }
  return { ...evidenceReply(game, drawNumber, draw, now), ...reported, ...(await counts) }
}

const isOver = ({ state }: DrawRow) => state >= DRAW_STATE.DRAWN

async function restOf({ db }: Lottery, draw: number): Promise<Pick<Evidence, 'versions' | 'reports'>> {
  const query = queryOf(db)
  const [versions, reports] = await Promise.all([versionsOf(query, draw), reportsOf(query, draw)])
  return {
    versions: versions.map(({ version, result, origin, reason, at }) => ({
      version,
      result,
      origin,
      reason,
      at: at.toISOString(),
    })),
    reports: reports.map(({ source, result, received_at: at, state }) => ({
      source,
      result,
      receivedAt: at.toISOString(),
      state,
    })),
  }
}

/**
 * The seed and the beacon's word are shown from the moment the draw is made, or came to nothing;
 * before it only what was committed to.
 */
function evidenceReply(game: string, drawNumber: string, draw: DrawRow, now: Instant) {
  return {
    game,
    drawNumber,
    profile: draw.profile,
    source: draw.source,
    openAt: draw.open_at.toISOString(),
    lockAt: draw.lock_at.toISOString(),
    drawAt: draw.draw_at.toISOString(),
    state: stateOf(draw, now),
    settled: draw.settled_at !== null,
    ...(draw.on_air ? { onAir: draw.on_air } : {}),
    ...(draw.commitment ? { commitment: draw.commitment } : {}),
    ...(isOver(draw) && draw.revealed ? { serverSeed: draw.revealed } : {}),
    ...(draw.beacon_source === null ? {} : { beacon: beaconOf(draw, draw.beacon_source) }),
    ...(isOver(draw) && draw.players_root !== null && draw.players_orders !== null
      ? { players: { root: draw.players_root, orders: draw.players_orders } }
      : {}),
    ...(draw.escrow && draw.escrow_key ? { escrow: { key: draw.escrow_key, sealed: draw.escrow } } : {}),
    ...(draw.drawn_at ? { drawnAt: draw.drawn_at.toISOString() } : {}),
    facts: draw.facts,
    ...(draw.state > DRAW_STATE.DRAWN ? { voidReason: draw.void_reason ?? 'NOT_HELD' } : {}),
    ...(draw.state > DRAW_STATE.DRAWN && draw.void_note ? { voidNote: draw.void_note } : {}),
  }
}

const beaconOf = (draw: DrawRow, source: string) => ({
  source,
  ...(draw.beacon_round === null ? {} : { round: Number(draw.beacon_round) }),
  ...(draw.beacon_first === null || draw.beacon_first === draw.beacon_round
    ? {}
    : { firstRound: Number(draw.beacon_first) }),
  ...(isOver(draw) && draw.beacon_signature ? { signature: draw.beacon_signature } : {}),
  ...(isOver(draw) && draw.beacon_randomness ? { randomness: draw.beacon_randomness } : {}),
})
