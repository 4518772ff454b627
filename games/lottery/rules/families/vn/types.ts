import type { BetType } from '../../tickets/bet-type.ts'
import { numberPlay } from './numbers.ts'
import { pairPlay } from './pairs.ts'
import { pool } from './pool.ts'
import { NORTH, type Prize, SOUTH, type VnResult } from './result.ts'
import { reversedPlay } from './reversed.ts'
import { allOf, noneOf } from './sets.ts'
import { digitPlay, specialPlay, sumOf } from './special.ts'

type VnType = BetType<VnResult>

const isEven = (value: number) => value % 2 === 0
const isOdd = (value: number) => value % 2 === 1

/** The nineteen sums of two digits. */
const SUMS = Object.fromEntries(
  Array.from({ length: 19 }, (_, sum) => [String(sum), (value: number) => sumOf(value) === sum]),
)

/**
 * What both regions have. `realistic`: how often a two-digit number is counted with at acceptance.
 */
function shared(prizes: readonly Prize[], realistic: number): readonly VnType[] {
  const end = (name: string, digits: number, among?: readonly string[]) =>
    pool(name, prizes, { digits, from: 'END', ...(among ? { prizes: among } : {}) })
  const lo2 = end('lo2', 2)
  const db2 = end('db2', 2, ['db'])
  return [
    numberPlay({ code: 'LO2', realistic }, lo2),
    numberPlay({ code: 'LO2_1K', units: 1, realistic }, lo2),
    numberPlay({ code: 'LO3' }, end('lo3', 3)),
    numberPlay({ code: 'LO4' }, end('lo4', 4)),
    ...[2, 3, 4].map((size) => allOf(`XIEN${size}`, size, lo2)),
    numberPlay({ code: 'DE_DB' }, db2),
    digitPlay('DAU', (value) => Math.floor(value / 10), db2),
    digitPlay('DUOI', (value) => value % 10, db2),
    numberPlay({ code: 'C3_DB' }, end('db3', 3, ['db'])),
    numberPlay({ code: 'C4_DB' }, end('db4', 4, ['db'])),
    ...[4, 5, 6, 8, 10].map((size) => noneOf(`TRUOT${size}`, size, lo2)),
    specialPlay({ code: 'TX_DB', picks: { TAI: (value) => value >= 50, XIU: (value) => value < 50 } }, db2),
    specialPlay({ code: 'CL_DB', picks: { CHAN: isEven, LE: isOdd } }, db2),
    specialPlay({ code: 'TONG_DB', picks: SUMS, priced: true, form: /^(?:0|[1-9][0-9]?)$/ }, db2),
    // A sum of 9 loses both, which is where this play's share of the house comes from.
    specialPlay(
      { code: 'TONG_TX', picks: { TAI: (value) => sumOf(value) > 9, XIU: (value) => sumOf(value) < 9 } },
      db2,
    ),
    specialPlay(
      { code: 'TONG_CL', picks: { CHAN: (value) => isEven(sumOf(value)), LE: (value) => isOdd(sumOf(value)) } },
      db2,
    ),
  ]
}

/** A play on some digits of the numbers of some prizes, one unit for each number. */
const on = (prizes: readonly Prize[], code: string, name: string, digits: number, among: readonly string[]) =>
  numberPlay({ code }, pool(name, prizes, { digits, from: 'END', prizes: among }))

const first = (code: string, name: string, among: readonly string[] | undefined, shortest: number) =>
  numberPlay({ code }, pool(name, NORTH, { digits: 2, from: 'START', shortest, ...(among ? { prizes: among } : {}) }))

/** Every bet type of the northern draw. Source: docs/lottery.md, "Vietnamese bet types". */
export const NORTH_TYPES: readonly VnType[] = [
  ...shared(NORTH, 4),
  first('LO2_DAU', 'lo2-first', undefined, 3),
  on(NORTH, 'BAO8', 'bao8', 2, ['g7', 'g6', 'db']),
  first('DE_DAU_DB', 'db-first2', ['db'], 5),
  on(NORTH, 'DE_G7', 'g7-2', 2, ['g7']),
  on(NORTH, 'DE_G1', 'g1-2', 2, ['g1']),
  first('DE_DAU_G1', 'g1-first2', ['g1'], 5),
  on(NORTH, 'C3_DAU', 'g6-3', 3, ['g6']),
  on(NORTH, 'C3_DAU_DUOI', 'g6-db-3', 3, ['g6', 'db']),
  on(NORTH, 'C3_G1', 'g1-3', 3, ['g1']),
]

/** The numbers that books of the South cover three digits on: so many of g4, as announced. */
const cover = (code: string, name: string, fourth: number) =>
  numberPlay(
    { code },
    pool(name, SOUTH, { digits: 3, from: 'END', prizes: ['g7', 'g6', 'g5', 'g4', 'db'], first: { g4: fourth } }),
  )

/** The last two digits of the 18 numbers. */
export const tails = pool('lo2', SOUTH, { digits: 2, from: 'END' })

const SOUTH_ALONE: readonly VnType[] = [
  ...shared(SOUTH, 3),
  on(SOUTH, 'BAO7', 'bao7', 2, ['g8', 'g7', 'g6', 'g5', 'db']),
  on(SOUTH, 'DE_DAU', 'g8-2', 2, ['g8']),
  on(SOUTH, 'DE_DAU_DUOI', 'g8-db-2', 2, ['g8', 'db']),
  on(SOUTH, 'C3_DAU', 'g7-3', 3, ['g7']),
  on(SOUTH, 'C3_DAU_DUOI', 'g7-db-3', 3, ['g7', 'db']),
  pairPlay({ code: 'DA1', count: 'PAIRS', realistic: 2 }, tails),
  pairPlay({ code: 'DA1_KR', count: 'HALVES', realistic: 4 }, tails),
  cover('B7L3', 'b7l3', 1),
  cover('B8L3', 'b8l3', 2),
]

/** What can also be bet on all orders of a number. */
const REVERSED = ['LO2', 'LO3', 'LO4', 'BAO7', 'B7L3', 'B8L3', 'C3_DAU', 'C3_DB', 'C3_DAU_DUOI', 'C4_DB']

/**
 * Every bet type of the central and southern draws. Source: docs/lottery.md, "Vietnamese bet
 * types".
 */
export const SOUTH_TYPES: readonly VnType[] = [
  ...SOUTH_ALONE,
  ...SOUTH_ALONE.filter(({ code }) => REVERSED.includes(code)).map(reversedPlay),
]
