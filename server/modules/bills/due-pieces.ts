import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import {
  commonSpan,
  DAY_PERIODS,
  nextPeriod,
  periodAt,
  type Period,
  type PeriodKind,
} from '@senluna/kit/agents/periods.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { DAY, HOUR, instant, MINUTE, SECOND, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { ContractInForce, ContractsDuring } from './bills.ts'
import type { Piece } from './work-out.ts'

/** The steps in which the bills of a kind are worked out. */
const STEP: Readonly<Record<ContractKind, PeriodKind>> = {
  DIVIDEND: 'DAILY',
  DAILY_SALARY: 'DAILY',
  HOURLY_SALARY: 'HOUR',
  REALTIME_SALARY: 'WINDOW',
}

/** Kinds whose periods are whole days. */
export const isOfDays = (kind: ContractKind): boolean => STEP[kind] === 'DAILY'

/** So long after a period its bills are worked out: by then its rebates were paid. */
const AFTER: Readonly<Record<ContractKind, number>> = {
  DIVIDEND: 4 * HOUR,
  DAILY_SALARY: 3.5 * HOUR,
  HOURLY_SALARY: 5 * MINUTE,
  REALTIME_SALARY: 30 * SECOND,
}

/** When the bills of a period are worked out. */
export const readyAt = (kind: ContractKind, end: Instant): Instant => instant(end + AFTER[kind])

/** Periods further back were never worked out, and aren't any more: corrections reach as far. */
export const LOOKS_BACK = 35 * DAY

/** The steps of a kind that are over and were not worked out, the oldest first. */
export function dueSteps(kind: ContractKind, { timeZone }: Brand, doneUntil: Instant, now: Instant): Period[] {
  const steps: Period[] = []
  const ready = now - AFTER[kind]
  const from = instant(Math.max(doneUntil, now - LOOKS_BACK))
  for (let step = periodAt(STEP[kind], from, timeZone); step.end <= ready; step = nextPeriod(step, timeZone))
    if (step.end > doneUntil) steps.push(step)
  return steps
}

/** The parts of contracts whose periods end with a step. */
export async function piecesOf(
  tx: Db | Tx,
  contractsDuring: ContractsDuring,
  kind: ContractKind,
  brand: Brand,
  step: Period,
): Promise<Piece[]> {
  const { merchantCode, timeZone } = brand
  const periods = step.kind === 'DAILY' ? DAY_PERIODS.map((period) => periodAt(period, step.start, timeZone)) : [step]
  const ending = periods.filter(({ end }) => end === step.end)
  const start = instant(Math.min(...ending.map((period) => period.start)))
  const contracts = await contractsDuring(tx, merchantCode, kind, start, step.end)
  return contracts.flatMap((contract) => {
    const period = ending.find(({ kind: length }) => step.kind !== 'DAILY' || length === contract.terms.period)
    const own = period && commonSpan(period, { start: contract.from, end: contract.until })
    return period && own ? [{ contract, ...own, day: period.day }] : []
  })
}

/** The part of a contract's period at a moment; of one that begins later, of its first. */
export function runningPiece(contract: ContractInForce, { timeZone }: Brand, now: Instant): Piece | undefined {
  const { kind, terms, from, until } = contract
  const step = STEP[kind] === 'DAILY' ? terms.period : STEP[kind]
  const period = periodAt(step, instant(Math.max(now, from)), timeZone)
  const own = commonSpan(period, { start: from, end: until })
  return own && own.end > now ? { contract, ...own, day: period.day } : undefined
}

/** Whether nothing of a contract is left to be worked out, as far as its kind was. */
export function isOver(
  { kind, terms, until }: Pick<ContractInForce, 'kind' | 'terms' | 'until'>,
  { timeZone }: Brand,
  doneUntil: Instant,
): boolean {
  if (until === undefined) return false
  const step = STEP[kind] === 'DAILY' ? terms.period : STEP[kind]
  return periodAt(step, instant(until - 1), timeZone).end <= doneUntil
}
