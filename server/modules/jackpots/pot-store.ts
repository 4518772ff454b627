import type { MerchantCode } from '@senluna/kit/brand.ts'
import { JACKPOT_LEVELS, microOf, type JackpotLevel, type JackpotTerms } from '@senluna/kit/games/jackpot.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { termsOf, type StoredTerms } from './terms.ts'

export type PotState = 'OPEN' | 'SUSPENDED' | 'RETIRED'

/** A level's pot, in millionths of the smallest unit. */
export interface Pot {
  level: JackpotLevel
  state: PotState
  cycle: number
  micro: bigint
  reserveMicro: bigint
  terms: JackpotTerms
  nextTerms: JackpotTerms | undefined
  openedAt: Date
  commitment: Buffer | null
  sealed: Buffer | null
}

/** A brand's pots, with everything staked so far. */
export interface Network {
  currency: string
  /** The games whose stakes grow the pots, and may win them. */
  games: string[]
  /** What was staked in all games that join, since the beginning, and in how many bets. */
  staked: bigint
  bets: bigint
  /** Up to which stakes pots and ledger were brought before. */
  collected: bigint
  pots: Pot[]
}

interface Row {
  currency: string
  games: string[]
  collected: bigint
  staked: bigint
  bets: bigint
  level: JackpotLevel
  state: PotState
  cycle: number
  micro: bigint
  reserve_micro: bigint
  terms: StoredTerms
  next_terms: StoredTerms | null
  opened_at: Date
  commitment: Buffer | null
  sealed: Buffer | null
}

/** Takes a brand's network for itself until the transaction ends. False where there is none. */
export async function lockNetwork(tx: Tx, merchantCode: MerchantCode): Promise<boolean> {
  const { rows } = await sql`select 1 from jackpots.network where merchant_id = ${merchantCode} for update`.execute(tx)
  return rows.length > 0
}

/**
 * A brand's pots brought up to every stake that is committed, in the order of their levels;
 * undefined where there is no network. Writes nothing.
 */
export async function networkOf(db: Db | Tx, merchantCode: MerchantCode): Promise<Network | undefined> {
  const { rows } = await sql<Row>`select n.currency, n.collected,
      array(select j.game_id from jackpots.joined j where j.merchant_id = n.merchant_id and j.currency = n.currency order by 1) as games, l.staked, l.bets, p.level, p.state, p.cycle, p.micro,
      p.reserve_micro, c.terms, p.next_terms, c.opened_at, c.commitment, c.sealed
    from jackpots.network n
    join lateral (select coalesce(sum(staked), 0)::bigint as staked, coalesce(sum(bets), 0)::bigint as bets
      from jackpots.lane where merchant_id = n.merchant_id) l on true
    join jackpots.pot p on p.merchant_id = n.merchant_id
    join jackpots.cycle c on c.merchant_id = p.merchant_id and c.level = p.level and c.no = p.cycle
    where n.merchant_id = ${merchantCode}`.execute(db)
  const [first] = rows
  if (!first) return undefined
  const { currency, games, staked, bets, collected } = first
  const pots = rows.map((row) => grown(potOf(row), staked - collected))
  pots.sort((a, b) => JACKPOT_LEVELS.indexOf(a.level) - JACKPOT_LEVELS.indexOf(b.level))
  return { currency, games, staked, bets, collected, pots }
}

const potOf = (row: Row): Pot => ({
  level: row.level,
  state: row.state,
  cycle: row.cycle,
  micro: row.micro,
  reserveMicro: row.reserve_micro,
  terms: termsOf(row.level, row.terms),
  nextTerms: row.next_terms ? termsOf(row.level, row.next_terms) : undefined,
  openedAt: row.opened_at,
  commitment: row.commitment,
  sealed: row.sealed,
})

/** The pot with its shares of so much more staked. One that is not open doesn't grow. */
const grown = (pot: Pot, stakes: bigint): Pot =>
  pot.state === 'OPEN'
    ? {
        ...pot,
        micro: pot.micro + microOf(stakes, pot.terms.mainPpm),
        reserveMicro: pot.reserveMicro + microOf(stakes, pot.terms.reservePpm),
      }
    : pot

/** Everything that pots and reserves hold. */
export const heldIn = (pots: readonly Pick<Pot, 'micro' | 'reserveMicro'>[]): bigint =>
  pots.reduce((sum, { micro, reserveMicro }) => sum + micro + reserveMicro, 0n)

/** Notes pots as they stand now, of a network that the caller holds. */
export async function savePots(tx: Tx, merchantCode: MerchantCode, network: Network): Promise<void> {
  await sql`update jackpots.network set collected = ${network.staked} where merchant_id = ${merchantCode}`.execute(tx)
  for (const { level, state, cycle, micro, reserveMicro } of network.pots)
    await sql`update jackpots.pot set state = ${state}, cycle = ${cycle}, micro = ${micro}, reserve_micro = ${reserveMicro}
      where merchant_id = ${merchantCode} and level = ${level}`.execute(tx)
}

/** What pots and reserves held when they were collected last. */
export async function heldBefore(tx: Tx, merchantCode: MerchantCode): Promise<bigint> {
  const { rows } = await sql<{ held: bigint }>`select coalesce(sum(micro + reserve_micro), 0)::bigint as held
    from jackpots.pot where merchant_id = ${merchantCode}`.execute(tx)
  return rows[0]?.held ?? 0n
}

/** What was decided for the next pot holds now. */
export async function clearNextTerms(tx: Tx, merchantCode: MerchantCode, level: JackpotLevel): Promise<void> {
  await sql`update jackpots.pot set next_terms = null where merchant_id = ${merchantCode} and level = ${level}`.execute(
    tx,
  )
}

/** Opens a brand's network; false when it is open. */
export async function insertNetwork(
  tx: Tx,
  merchantCode: MerchantCode,
  currency: string,
  now: Instant,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into jackpots.network (merchant_id, currency, opened_at) values (${merchantCode}, ${currency}, ${new Date(now)})
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** The levels that a network has. */
export async function levelsOf(tx: Tx, merchantCode: MerchantCode): Promise<Set<JackpotLevel>> {
  const { rows } = await sql<{
    level: JackpotLevel
  }>`select level from jackpots.pot where merchant_id = ${merchantCode}`.execute(tx)
  return new Set(rows.map(({ level }) => level))
}

/** Notes an empty pot of a level. */
export async function insertPot(tx: Tx, merchantCode: MerchantCode, level: JackpotLevel): Promise<void> {
  await sql`insert into jackpots.pot (merchant_id, level, state, cycle, micro, reserve_micro)
    values (${merchantCode}, ${level}, 'OPEN', 1, 0, 0)`.execute(tx)
}

/** Says whose stakes count from now on, and keeps since when. */
export async function setJoined(
  tx: Tx,
  merchantCode: MerchantCode,
  currency: string,
  games: readonly string[],
  now: Instant,
): Promise<void> {
  await sql`delete from jackpots.joined where merchant_id = ${merchantCode} and not game_id = any (${[...games]})`.execute(
    tx,
  )
  await sql`insert into jackpots.joined (merchant_id, game_id, currency)
    select ${merchantCode}, g, ${currency} from unnest(${[...games]}::text[]) g on conflict do nothing`.execute(tx)
  await sql`update jackpots.spell set until = ${new Date(now)}
    where merchant_id = ${merchantCode} and until is null and not game_id = any (${[...games]})`.execute(tx)
  await sql`insert into jackpots.spell (merchant_id, game_id, currency, since)
    select ${merchantCode}, g, ${currency}, ${new Date(now)}::timestamptz from unnest(${[...games]}::text[]) g
    where not exists (select from jackpots.spell s where s.merchant_id = ${merchantCode} and s.game_id = g and s.until is null)
    on conflict do nothing`.execute(tx)
}

/** What holds from the next pot of a level on. */
export async function setNextTerms(
  tx: Tx,
  merchantCode: MerchantCode,
  level: JackpotLevel,
  terms: StoredTerms,
): Promise<void> {
  await sql`update jackpots.pot set next_terms = ${JSON.stringify(terms)}::jsonb
    where merchant_id = ${merchantCode} and level = ${level}`.execute(tx)
}
