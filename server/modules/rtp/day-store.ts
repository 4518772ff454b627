import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { RtpSums } from '@senluna/kit/games/rtp-control.ts'
import type { Db, Tx } from '../../platform/database/db.ts'

/** Where a round counts. */
export interface DayKey {
  merchantCode: MerchantCode
  day: string
  game: string
  mode: string
  currency: string
}

/**
 * Adds sums to days. The rows are written in one order, so that two who count never wait for each
 * other.
 */
export async function addToDays(tx: Tx, days: readonly { key: DayKey; sums: RtpSums }[]): Promise<void> {
  if (days.length === 0) return
  const text = (of: (key: DayKey) => string) => days.map(({ key }) => of(key))
  const digits = (of: (sums: RtpSums) => bigint) => days.map(({ sums }) => of(sums).toString())
  await sql`insert into rtp.day as d (merchant_id, day, game_id, mode, currency, rounds, staked, won, expected, variance, squares)
    select * from unnest(${text(({ merchantCode }) => merchantCode)}::text[], ${text(({ day }) => day)}::date[],
      ${text(({ game }) => game)}::text[], ${text(({ mode }) => mode)}::text[], ${text(({ currency }) => currency)}::text[],
      ${digits(({ rounds }) => rounds)}::bigint[], ${digits(({ staked }) => staked)}::numeric[], ${digits(({ won }) => won)}::numeric[],
      ${digits(({ expectedMicro }) => expectedMicro)}::numeric[], ${digits(({ varianceMicro }) => varianceMicro)}::numeric[],
      ${digits(({ squaresMicro }) => squaresMicro)}::numeric[]) as n order by 1, 2, 3, 4, 5
    on conflict (merchant_id, day, game_id, mode, currency) do update set rounds = d.rounds + excluded.rounds,
      staked = d.staked + excluded.staked, won = d.won + excluded.won, expected = d.expected + excluded.expected,
      variance = d.variance + excluded.variance, squares = d.squares + excluded.squares`.execute(tx)
}

/** What rounds of one game and mode came to, in one currency. */
export interface Counted extends RtpSums {
  game: string
  mode: string
  currency: string
}

interface Row {
  game: string
  mode: string
  currency: string
  day: string
  rounds: string
  staked: string
  won: string
  expected: string
  variance: string
  squares: string
}

const SUMS = sql.raw(
  'sum(rounds)::text as rounds, sum(staked)::text as staked, sum(won)::text as won, sum(expected)::text as expected, sum(variance)::text as variance, sum(squares)::text as squares',
)

const countedOf = ({ game, mode, currency, ...row }: Row): Counted => ({
  game,
  mode,
  currency,
  rounds: BigInt(row.rounds),
  staked: BigInt(row.staked),
  won: BigInt(row.won),
  expectedMicro: BigInt(row.expected),
  varianceMicro: BigInt(row.variance),
  squaresMicro: BigInt(row.squares),
})

/** What games came to over some days, both included. */
export async function countedIn(
  db: Db,
  merchantCode: MerchantCode,
  { from, to }: { from: string; to: string },
): Promise<Counted[]> {
  const { rows } = await sql<Row>`select game_id as game, mode, currency, ${SUMS} from rtp.day
    where merchant_id = ${merchantCode} and day between ${from}::date and ${to}::date group by 1, 2, 3`.execute(db)
  return rows.map(countedOf)
}

/** The same of every brand at once. */
export async function countedSince(db: Db, from: string): Promise<(Counted & { merchantCode: MerchantCode })[]> {
  const { rows } = await sql<Row & { merchantCode: MerchantCode }>`
    select merchant_id as "merchantCode", game_id as game, mode, currency, ${SUMS} from rtp.day
    where day >= ${from}::date group by 1, 2, 3, 4`.execute(db)
  return rows.map((row) => ({ ...countedOf(row), merchantCode: row.merchantCode }))
}

/** The days of one game and mode, the first first. */
export async function daysOf(
  db: Db,
  merchantCode: MerchantCode,
  { game, mode, currency, from, to }: { game: string; mode: string; currency: string; from: string; to: string },
): Promise<(Counted & { day: string })[]> {
  const { rows } =
    await sql<Row>`select to_char(day, 'YYYY-MM-DD') as day, game_id as game, mode, currency, ${SUMS} from rtp.day
    where merchant_id = ${merchantCode} and game_id = ${game} and mode = ${mode} and currency = ${currency}
      and day between ${from}::date and ${to}::date group by 1, 2, 3, 4 order by 1`.execute(db)
  return rows.map((row) => ({ ...countedOf(row), day: row.day }))
}
