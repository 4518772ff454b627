import { CONTRACT_KINDS, type ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { totalsOf, type MemberFigures, type TeamTotals } from '@senluna/kit/agents/pay/reckon.ts'
import type { Period } from '@senluna/kit/agents/periods.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { startOfDay } from '@senluna/kit/calendar/days.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import { attempt } from '../../platform/concurrency/attempt.ts'
import type { Tx } from '../../platform/database/db.ts'
import { buildFacts } from '../facts/index.ts'
import { autoApproveMost, type BillParts } from './bills.ts'
import { dueSteps, isOfDays, LOOKS_BACK, piecesOf } from './due-pieces.ts'
import { newcomersOf } from './newcomers/newcomers-of.ts'
import { payDue } from './pay/pay-due.ts'
import {
  beforeOf,
  depthsOf,
  doneUntil,
  insertBill,
  insertFigures,
  keepDone,
  lockKind,
  takeCorrections,
  type Before,
} from './store/bill-store.ts'
import { insertNewcomers } from './store/counted-store.ts'
import { billedOfDay } from './store/day-store.ts'
import { teamsByDay, teamsByWindow, type TeamAsked } from './store/figure-store.ts'
import { insertStaged, stagedTotals, stageFigures } from './store/staged-store.ts'
import { firstBill, type Piece } from './work-out.ts'

/**
 * Works out what every contract came to in the periods that are over, and pays it: brand by brand,
 * kind by kind. Doing it again changes nothing, two at once take turns. Answers how many bills were
 * made and how many paid.
 */
export async function runBills(parts: BillParts, now: Instant, kinds: readonly ContractKind[] = CONTRACT_KINDS) {
  let made = 0
  let paid = 0
  for (const brand of parts.brands)
    for (const kind of kinds) {
      const row = { brand: brand.merchantCode, kind }
      const run = async () => {
        made += await makeBills(parts, brand, kind, now)
        paid += await payDue(parts.db, brand, kind, now)
      }
      await attempt(parts.log, 'bills could not be made', row, run)
    }
  return { made, paid }
}

async function makeBills(parts: BillParts, brand: Brand, kind: ContractKind, now: Instant): Promise<number> {
  const { db, contractsDuring } = parts
  const known = await doneUntil(db, brand.merchantCode, kind)
  const until = known ?? (await firstOf(parts, brand, kind, now))
  const steps = dueSteps(kind, brand, until, now)
  if (steps.length === 0) return 0
  const signed = await contractsDuring(db, brand.merchantCode, kind, steps[0]!.start, steps.at(-1)!.end)
  // What came a moment ago counts too.
  if (signed.length > 0) await buildFacts(parts)
  let made = 0
  for (const step of steps)
    made += await db.transaction().execute(async (tx) => {
      await lockKind(tx, brand.merchantCode, kind)
      const done = await doneUntil(tx, brand.merchantCode, kind)
      if (done !== undefined && done >= step.end) return 0
      const bills = signed.length > 0 ? await makeStep(tx, parts, brand, kind, step, now) : 0
      await keepDone(tx, brand.merchantCode, kind, step.end)
      return bills
    })
  return made
}

/** Where a brand's bills begin that never had any: with its first contract of the kind. */
async function firstOf({ db, contractsDuring }: BillParts, { merchantCode }: Brand, kind: ContractKind, now: Instant) {
  const signed = await contractsDuring(db, merchantCode, kind, instant(now - LOOKS_BACK), now)
  return instant(Math.min(now, ...signed.map(({ from }) => from)))
}

async function makeStep(tx: Tx, parts: BillParts, brand: Brand, kind: ContractKind, step: Period, now: Instant) {
  const pieces = await piecesOf(tx, parts.contractsDuring, kind, brand, step)
  if (pieces.length === 0) return 0
  const day = pieces[0]!.day
  const teams = await teamsOf(tx, brand, kind, pieces)
  const holders = pieces.map(({ contract }) => contract.holderId)
  const depths = await depthsOf(tx, holders)
  const most = await autoApproveMost(parts, brand, now)
  const befores = await beforeEach(tx, pieces, day)
  const made: MadeBill[] = []
  for (const [key, piece] of pieces.entries()) {
    const { contract } = piece
    const before = befores.get(contract.id)
    const totals = teams.totals(key)
    if (!before || isEmpty(kind, totals, before.adjustment)) continue
    const depth = depths.get(contract.holderId) ?? 0
    const looked = { totals: totals ?? NOBODY, newcomers: await newcomersOf(tx, brand, piece) }
    const { bill, newcomers } = firstBill(piece, looked, before, { brand, depth, autoApproveMost: most, now })
    await insertBill(tx, bill)
    await insertNewcomers(tx, bill, newcomers)
    await takeCorrections(tx, contract.id, bill.id)
    made.push({ id: bill.id, key })
  }
  await teams.keep(made)
  return made.length
}

/** A bill by the place of its piece. */
interface MadeBill {
  id: Id<'bill'>
  key: number
}

/** What the teams of pieces came to, by their place, and how it is kept with bills. */
interface Teams {
  /** Nothing of a team in which nobody did anything. */
  totals(key: number): TeamTotals | undefined
  keep(bills: readonly MadeBill[]): Promise<void>
}

/** Members' figures of whole days stay in the database: no process holds them. */
async function teamsOf(tx: Tx, brand: Brand, kind: ContractKind, pieces: readonly Piece[]): Promise<Teams> {
  const least = pieces.map(({ contract }) => contract.terms.activeMinValidBet)
  if (isOfDays(kind)) {
    await stageFigures(tx, brand, pieces.map(askedOf(kind, brand)))
    const totals = await stagedTotals(tx, least)
    return { totals: (key) => totals.get(key), keep: (bills) => insertStaged(tx, bills) }
  }
  const found = await figuresFor(tx, brand, kind, pieces)
  const totals = found.map((figures, key) => (figures.length > 0 ? totalsOf(figures, least[key]!) : undefined))
  const keep = async (bills: readonly MadeBill[]) => {
    for (const { id, key } of bills) await insertFigures(tx, { id }, found[key] ?? [])
  }
  return { totals: (key) => totals[key], keep }
}

const NOBODY = totalsOf([], amount(0n))

/**
 * What the bills before say of each piece, in one query for all that begin at a moment. Each piece
 * is of another contract, so that no bill of a step is before another of it.
 */
async function beforeEach(tx: Tx, pieces: readonly Piece[], day: string): Promise<ReadonlyMap<string, Before>> {
  const found = new Map<string, Before>()
  for (const [start, some] of Map.groupBy(pieces, (piece) => piece.start)) {
    const ids = some.map(({ contract }) => contract.id)
    for (const [id, before] of await beforeOf(tx, ids, start, day)) found.set(id, before)
  }
  return found
}

/** Hours and windows in which nobody below played have no bill. */
const isEmpty = (kind: ContractKind, totals: TeamTotals | undefined, adjustment: bigint): boolean =>
  (kind === 'HOURLY_SALARY' || kind === 'REALTIME_SALARY') && totals === undefined && adjustment === 0n

/**
 * The figures of pieces. Of a real-time salary it is what the day's windows hold by now and its
 * bills don't: a bet that is counted late is paid with the next window.
 */
export async function figuresFor(tx: Tx, brand: Brand, kind: ContractKind, pieces: readonly Piece[]) {
  const asked = pieces.map(askedOf(kind, brand))
  if (isOfDays(kind)) return teamsByDay(tx, brand, asked)
  const found = await teamsByWindow(tx, brand, asked)
  if (kind === 'HOURLY_SALARY') return found
  const left: MemberFigures[][] = []
  for (const [place, { contract, day, start }] of pieces.entries())
    left.push(less(found[place] ?? [], await billedOfDay(tx, contract.id, day, start)))
  return left
}

/** Whose team a piece is of, and when. */
export const askedOf =
  (kind: ContractKind, { timeZone }: Brand) =>
  ({ contract, start, end, day }: Piece): TeamAsked => {
    const { holderId, terms, from } = contract
    const since = kind === 'REALTIME_SALARY' ? instant(Math.max(startOfDay(day, timeZone), from)) : start
    return { holderId, products: terms.products, start: since, end }
  }

/** Valid bets less those that were billed, row by row; rows without any are left out. */
export function less(all: readonly MemberFigures[], billed: readonly MemberFigures[]): MemberFigures[] {
  const rows = new Map(all.map((row) => [`${row.memberId} ${row.product}`, row]))
  for (const row of billed) {
    const key = `${row.memberId} ${row.product}`
    const now = rows.get(key)
    const validBet = amount((now?.validBet ?? 0n) - row.validBet)
    rows.set(key, { ...(now ?? row), validBet })
  }
  return [...rows.values()].filter(({ validBet }) => validBet !== 0n)
}
