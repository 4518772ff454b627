import type pg from 'pg'
import { structureOf } from '@senluna/games/lottery/rules/index.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { SeedVault } from '../../fairness/index.ts'
import { seedName } from './ahead.ts'
import type { Beacon, BeaconWord } from './beacon.ts'
import { drawStream } from './vdraw.ts'

/**
 * A missing word of the beacon is waited for so long; then the round of that moment is taken
 * instead.
 */
const BEACON_WAIT = MINUTE
/** A draw that can't be made for so long is void. */
const GIVE_UP = 10 * MINUTE

export interface Drawing {
  /** Connections of the role that draws. It knows nothing of tickets. */
  pool: pg.Pool
  vault: SeedVault
  /** The beacon of a name in the evidence; undefined where this process can't ask it. */
  beaconOf(source: string): Beacon | undefined
  gameOf(code: string): LotteryGame | undefined
}

/** A draw that is due, as it was committed to. */
export interface DueDraw {
  no: number
  game: string
  numero: string
  draw_at: Date
  facts: object
  sealed: Buffer
  beacon_source: string
  beacon_round: string | null
}

/** What became of a draw that was due. */
export type DrawAnswer = 'drawn' | 'waiting' | 'void'

const DUE = `select d.no, d.game, d.numero, d.draw_at, d.facts, s.sealed, s.beacon_source, s.beacon_round
  from lottery.draw d join lottery.seed s on s.draw_no = d.no`

/** Draws of ours that are sealed and whose time has come, oldest first. */
export async function dueDraws(pool: pg.Pool, now: Instant, most: number): Promise<DueDraw[]> {
  const { rows } = await pool.query<DueDraw>(
    `${DUE} where d.state = 1 and d.source <> 'OFFICIAL' and d.draw_at <= $1 order by d.draw_at, d.no limit $2`,
    [new Date(now), most],
  )
  return rows
}

/**
 * Makes one draw: exactly once, whoever else tries. Seed, beacon, result and reveal are one
 * transaction. The draw is a pure function of what was committed to and of the beacon, so there is
 * no second chance.
 */
export async function makeDraw(drawing: Drawing, due: DueDraw, now: Instant): Promise<DrawAnswer> {
  // Asked before the transaction: nobody waits for a network in one.
  const said = await wordFor(drawing.beaconOf(due.beacon_source), due, due.draw_at.getTime() as Instant, now)
  if (said === 'waiting') return 'waiting'
  const client = await drawing.pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ no: number }>(
      'select no from lottery.draw where no = $1 and state = 1 for no key update skip locked',
      [due.no],
    )
    const answer = rows.length > 0 ? await decide(drawing, client, due, said, now) : 'waiting'
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

async function decide(
  drawing: Drawing,
  client: pg.PoolClient,
  due: DueDraw,
  said: Said | 'late',
  now: Instant,
): Promise<DrawAnswer> {
  const game = drawing.gameOf(due.game)
  const structure = game && structureOf(game)
  if (said === 'late' || !structure?.draw) {
    await client.query(`update lottery.draw set state = 3, void_reason = $2, drawn_at = $3 where no = $1`, [
      due.no,
      structure?.draw ? 'BEACON' : 'RULES',
      new Date(now),
    ])
    return 'void'
  }
  const seed = drawing.vault.open(due.sealed, seedName(due.game, due.numero))
  const beacon = Buffer.from(said.word?.randomness ?? '', 'hex')
  const result = structure.draw(drawStream({ serverSeed: seed, game: due.game, numero: due.numero, beacon }))
  await client.query(
    `update lottery.seed set revealed = $2, beacon_first = beacon_round, beacon_round = $3, beacon_signature = $4, beacon_randomness = $5
      where draw_no = $1`,
    [due.no, seed.toString('hex'), said.round ?? null, said.word?.signature ?? null, said.word?.randomness ?? null],
  )
  await client.query(
    `insert into lottery.result (draw_no, version, result, facts, origin, at) values ($1, 1, $2, $3, 'VDRAW-1', $4)`,
    [due.no, JSON.stringify(result), JSON.stringify(due.facts), new Date(now)],
  )
  await client.query(`update lottery.draw set state = 2, result_version = 1, drawn_at = $2 where no = $1`, [
    due.no,
    new Date(now),
  ])
  return 'drawn'
}

type Said = { round?: number; word?: BeaconWord }

/**
 * The beacon's word: of the round chosen in advance, or, when it stays away for a minute, of the
 * first round after that minute.
 */
async function wordFor(
  beacon: Beacon | undefined,
  due: DueDraw,
  drawAt: Instant,
  now: Instant,
): Promise<Said | 'waiting' | 'late'> {
  if (due.beacon_round === null) return {}
  if (now >= later(drawAt, GIVE_UP)) return 'late'
  if (!beacon) return 'waiting'
  const chosen = Number(due.beacon_round)
  const word = await beacon.word(chosen)
  if (word) return { round: chosen, word }
  if (now < later(drawAt, BEACON_WAIT)) return 'waiting'
  const fallback = beacon.roundAt(later(drawAt, BEACON_WAIT))
  const second = fallback === undefined ? undefined : await beacon.word(fallback)
  return second && fallback !== undefined ? { round: fallback, word: second } : 'waiting'
}
