import type { drawEvidence } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { DAY, iso, later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import { queryOf } from '../../../platform/database/query.ts'
import type { Lottery } from '../lottery.ts'
import { stateOf } from './draws.ts'
import { Fresh } from './fresh.ts'

type Evidence = ReplyOf<typeof drawEvidence>

interface DrawRow {
  no: number
  profile: string
  source: Evidence['source']
  open_at: Date
  lock_at: Date
  draw_at: Date
  state: number
  facts: Record<string, unknown>
  commitment: string | null
  void_reason: string | null
  void_note: string | null
  drawn_at: Date | null
  beacon_source: string | null
  beacon_round: bigint | null
  beacon_first: bigint | null
  beacon_signature: string | null
  beacon_randomness: string | null
  revealed: string | null
  escrow: string | null
  escrow_key: string | null
  settled_at: Date | null
  on_air: Evidence['onAir'] | null
}

const DRAW = `select d.no, d.profile, d.source, d.open_at, d.lock_at, d.draw_at, d.state, d.facts, d.commitment, d.void_reason,
    d.void_note, d.drawn_at, s.beacon_source, s.beacon_round, s.beacon_first, s.beacon_signature, s.beacon_randomness, s.revealed,
    encode(s.escrow, 'hex') as escrow, s.escrow_key,
    d.settled_at, case when d.state = 1 then a.numbers end as on_air
  from lottery.draw d left join lottery.seed s on s.draw_no = d.no left join lottery.on_air a on a.draw_no = d.no where d.game = $1 and d.numero = $2`

const VERSIONS =
  'select version, result, facts, origin, reason, at from lottery.result where draw_no = $1 order by version'
/**
 * What is entered but not yet weighed stays unseen: those who enter must not know of each other.
 */
const REPORTS = `select source, result, received_at, state from lottery.report
  where draw_no = $1 and state <> 'OPEN' order by received_at, id`
const STRANGE = `select
    (select count(*)::integer from lottery.draw where game = $1 and draw_at > $2 and state in (3, 4)) as voids,
    (select count(*)::integer from lottery.seed s join lottery.draw d on d.no = s.draw_no
      where s.beacon_round <> s.beacon_first and d.game = $1 and d.draw_at > $2) as lates`

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
export async function evidenceOf(lottery: Lottery, game: string, numero: string, now: Instant): Promise<Evidence> {
  if (!lottery.games.find(game) || !/^[0-9]{4,14}$/.test(numero)) throw new Refusal('SYS_NOT_FOUND')
  const query = queryOf(lottery.db)
  const { draws, rest, strange } = keptOf(lottery)
  const name = `${game} ${numero}`
  const draw = await draws.of(name, now, async () => (await query<DrawRow>(DRAW, [game, numero]))[0])
  if (!draw) throw new Refusal('SYS_NOT_FOUND')
  const counts = strange.of(game, now, async () => {
    const [row] = await query<Pick<Evidence, 'voids' | 'lates'>>(STRANGE, [game, iso(later(now, -STRANGE_DAYS * DAY))])
    return row ?? { voids: 0, lates: 0 }
  })
  // Before it is over the reply leaves out what sources say: it may be wrong still.
  const reported = isOver(draw)
    ? await rest.of(name, now, () => restOf(lottery, draw.no))
    : { versions: [], reports: [] }
  return { ...evidenceReply(game, numero, draw, now), ...reported, ...(await counts) }
}

const isOver = ({ state }: DrawRow) => state >= 2

async function restOf({ db }: Lottery, draw: number): Promise<Pick<Evidence, 'versions' | 'reports'>> {
  const query = queryOf(db)
  const [versions, reports] = await Promise.all([
    query<Omit<Evidence['versions'][number], 'at'> & { at: Date }>(VERSIONS, [draw]),
    query<Omit<Evidence['reports'][number], 'receivedAt'> & { received_at: Date }>(REPORTS, [draw]),
  ])
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
function evidenceReply(game: string, numero: string, draw: DrawRow, now: Instant) {
  return {
    game,
    numero,
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
    ...(draw.escrow && draw.escrow_key ? { escrow: { key: draw.escrow_key, sealed: draw.escrow } } : {}),
    ...(draw.drawn_at ? { drawnAt: draw.drawn_at.toISOString() } : {}),
    facts: draw.facts,
    ...(draw.state > 2 ? { voidReason: draw.void_reason ?? 'NOT_HELD' } : {}),
    ...(draw.state > 2 && draw.void_note ? { voidNote: draw.void_note } : {}),
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
