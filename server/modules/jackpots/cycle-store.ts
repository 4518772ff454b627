import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { JackpotLevel, JackpotTerms } from '@senluna/kit/games/jackpot.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { CycleName } from './cycle-name.ts'
import type { JackpotRound, JackpotWin } from './deps.ts'
import { storedTerms, type StoredTerms } from './terms.ts'

/** A hidden point that is committed to. */
export interface Commitment {
  commitment: Buffer
  sealed: Buffer
}

/** Notes a pot that begins. */
export async function insertCycle(
  tx: Tx,
  { merchantCode, level, no }: CycleName,
  terms: JackpotTerms,
  hidden: Commitment | undefined,
  now: Instant,
): Promise<void> {
  await sql`insert into jackpots.cycle (merchant_id, level, no, terms, opened_at, commitment, sealed)
    values (${merchantCode}, ${level}, ${no}, ${JSON.stringify(storedTerms(terms))}::jsonb, ${new Date(now)},
      ${hidden?.commitment ?? null}, ${hidden?.sealed ?? null})`.execute(tx)
}

/** Notes who won a pot. */
export async function wonBy(
  tx: Tx,
  { merchantCode, level, no }: CycleName,
  round: JackpotRound,
  { prize, held }: { prize: bigint; held: boolean },
  now: Instant,
): Promise<void> {
  await sql`update jackpots.cycle set ended_at = ${new Date(now)}, amount = ${prize}, owner_id = ${round.memberId},
      wager_id = ${round.wagerId}, game_id = ${round.game}, review = ${held ? 'WAITING' : null}
    where merchant_id = ${merchantCode} and level = ${level} and no = ${no} and ended_at is null`.execute(tx)
}

/** Notes that a pot was handed on to another level. */
export async function handedOn(
  tx: Tx,
  { merchantCode, level, no }: CycleName,
  to: JackpotLevel,
  amount: bigint,
  now: Instant,
): Promise<void> {
  await sql`update jackpots.cycle set ended_at = ${new Date(now)}, amount = ${amount > 0n ? amount : null}, to_level = ${to}
    where merchant_id = ${merchantCode} and level = ${level} and no = ${no} and ended_at is null`.execute(tx)
}

/** The pots that a wager won. */
export async function winsOf(db: Db | Tx, memberId: Id<'member'>, wagerId: Id<'wager'>): Promise<JackpotWin[]> {
  const { rows } =
    await sql<JackpotWin>`select level, no, amount, review is not distinct from 'WAITING' as held from jackpots.cycle
    where owner_id = ${memberId} and wager_id = ${wagerId} and review is distinct from 'REFUSED' order by amount`.execute(
      db,
    )
  return rows
}

/** A pot that was won, with what proves its hidden point. */
export interface WonCycle extends Omit<JackpotWin, 'held'> {
  review: 'WAITING' | 'RELEASED' | 'REFUSED' | null
  released_at: Date | null
  refused_at: Date | null
  ended_at: Date
  opened_at: Date
  owner_id: Id<'member'>
  wager_id: Id<'wager'>
  game_id: string
  terms: StoredTerms
  commitment: Buffer | null
  sealed: Buffer | null
}

/** Pots that were won, the latest first. */
export async function wonCycles(
  db: Db,
  merchantCode: MerchantCode,
  asked: {
    level: JackpotLevel | undefined
    review?: 'WAITING' | 'RELEASED' | 'REFUSED' | undefined
    /** Whether pots whose win was refused are among them. */
    refused: boolean
    before: { at: Date; level: string; no: number } | undefined
    size: number
  },
): Promise<WonCycle[]> {
  const { level, review, refused, before } = asked
  const { rows } =
    await sql<WonCycle>`select level, no, amount, opened_at, ended_at, owner_id, wager_id, game_id, terms, commitment, sealed,
      review, released_at, refused_at
    from jackpots.cycle
    where merchant_id = ${merchantCode} and wager_id is not null and (${level ?? null}::text is null or level = ${level ?? null})
      and (${review ?? null}::text is null or review = ${review ?? null})
      and (${refused} or review is distinct from 'REFUSED')
      ${before ? sql`and (ended_at, level, no) < (${before.at}::timestamptz, ${before.level}::text, ${before.no}::integer)` : sql``}
    order by ended_at desc, level desc, no desc limit ${asked.size}`.execute(db)
  return rows
}

/** A pot that waits for two people, held until `tx` ends; undefined for any other. */
export async function waitingWin(
  tx: Tx,
  { merchantCode, level, no }: CycleName,
): Promise<{ memberId: Id<'member'>; amount: bigint; currency: string } | undefined> {
  const { rows } = await sql<{ memberId: Id<'member'>; amount: bigint; currency: string }>`
    select c.owner_id as "memberId", c.amount, n.currency from jackpots.cycle c join jackpots.network n on n.merchant_id = c.merchant_id
    where c.merchant_id = ${merchantCode} and c.level = ${level} and c.no = ${no} and c.review = 'WAITING'
    for no key update of c`.execute(tx)
  return rows[0]
}

/** Notes that two people let a pot go. */
export async function noteReleased(tx: Tx, { merchantCode, level, no }: CycleName, now: Instant): Promise<void> {
  await sql`update jackpots.cycle set review = 'RELEASED', released_at = ${new Date(now)}
    where merchant_id = ${merchantCode} and level = ${level} and no = ${no}`.execute(tx)
}

/** Notes that two people refused a pot, and the level that it went back to. */
export async function noteRefused(
  tx: Tx,
  { merchantCode, level, no }: CycleName,
  to: JackpotLevel,
  now: Instant,
): Promise<void> {
  await sql`update jackpots.cycle set review = 'REFUSED', refused_at = ${new Date(now)}, returned_to = ${to}
    where merchant_id = ${merchantCode} and level = ${level} and no = ${no}`.execute(tx)
}
