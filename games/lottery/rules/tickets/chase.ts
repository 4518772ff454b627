import { amount, type Amount } from '@senluna/kit/money.ts'

/** The most draws one chase can run over. */
export const MOST_ENTRIES = 100

/** The largest multiple of a ticket. */
export const MOST_MULTIPLE = 99_999

/**
 * One draw of a chase: a ticket with a multiple of its own, its money frozen when the chase begins.
 */
export interface ChaseEntry {
  readonly drawNumber: string
  readonly multiple: number
  readonly stake: Amount
}

/** A chase as it is asked for, and what the draws of its game say. */
export interface ChaseOrder {
  readonly drawNumbers: readonly string[]
  readonly multiples: readonly number[]
  /** The stake of one draw at multiple 1. */
  readonly stake: Amount
}

/**
 * The entries of a chase, or undefined when it can't be run (LOT_E_CHASE): draws that don't follow
 * each other in time, one that can't be bet any more, none or more than a hundred, a multiple that
 * is none.
 *
 * `canBet` says whether a draw number exists and its lock is still to come.
 */
export function chaseOf(order: ChaseOrder, canBet: (drawNumber: string) => boolean): readonly ChaseEntry[] | undefined {
  const { drawNumbers, multiples, stake } = order
  if (drawNumbers.length < 1 || drawNumbers.length > MOST_ENTRIES || multiples.length !== drawNumbers.length)
    return undefined
  if (!multiples.every((multiple) => Number.isInteger(multiple) && multiple >= 1 && multiple <= MOST_MULTIPLE))
    return undefined
  // Draw numbers of one game are of one length and count up: as text they stand in the order of
  // their draws.
  if (!drawNumbers.every((drawNumber, i) => canBet(drawNumber) && (i === 0 || drawNumber > (drawNumbers[i - 1] ?? ''))))
    return undefined
  return drawNumbers.map((drawNumber, i) => {
    const multiple = multiples[i] ?? 1
    return { drawNumber, multiple, stake: amount(stake * BigInt(multiple)) }
  })
}

/** How the multiples of a chase go on from draw to draw. */
export type Progress =
  | { readonly by: 'SAME'; readonly multiple: number }
  /** `factor` times as much after every `every` draws. */
  | { readonly by: 'TIMES'; readonly start: number; readonly factor: number; readonly every: number }
  /**
   * As little as leaves a profit of `ppm` of everything staked so far, should this draw be the
   * first to win.
   */
  | {
      readonly by: 'PROFIT'
      readonly start: number
      readonly ppm: number
      readonly stake: Amount
      readonly payout: Amount
    }

/**
 * The multiples of the next draws; it ends early where the next one would be larger than a ticket
 * takes.
 */
export function multiplesOf(progress: Progress, count: number): readonly number[] {
  const multiples: number[] = []
  let staked = 0n
  for (let i = 0; i < Math.min(count, MOST_ENTRIES); i++) {
    const multiple = nextOf(progress, i, staked)
    if (multiple === undefined || multiple > MOST_MULTIPLE) break
    multiples.push(multiple)
    if (progress.by === 'PROFIT') staked += progress.stake * BigInt(multiple)
  }
  return multiples
}

function nextOf(progress: Progress, index: number, staked: bigint): number | undefined {
  if (progress.by === 'SAME') return progress.multiple
  if (progress.by === 'TIMES') return progress.start * progress.factor ** Math.floor(index / progress.every)
  // payout × m ≥ (staked + stake × m) × (1 + ppm): what one more multiple brings has to be more
  // than it costs.
  const wanted = 1_000_000n + BigInt(progress.ppm)
  const gained = progress.payout * 1_000_000n - progress.stake * wanted
  if (gained <= 0n) return undefined
  const least = (staked * wanted + gained - 1n) / gained
  return Math.max(progress.start, Number(least))
}

/** What one entry came to. */
export interface EntryResult {
  readonly status: 'WON' | 'LOST' | 'PUSH' | 'VOID' | 'CANCELLED_STOP_ON_WIN'
  readonly payout: Amount
}

export interface ChaseOutcome {
  readonly entries: readonly (ChaseEntry & EntryResult)[]
  readonly refund: Amount
  readonly payout: Amount
  readonly net: Amount
}

/**
 * Which later entries a win takes out of a chase: those not locked at the moment it is known. They
 * are refunded in full; the ones already locked stand.
 */
export const stoppedBy = <Entry extends { readonly drawNumber: string }>(
  entries: readonly Entry[],
  won: string,
  isLocked: (drawNumber: string) => boolean,
): readonly Entry[] => entries.filter(({ drawNumber }) => drawNumber > won && !isLocked(drawNumber))

/**
 * A whole chase, given what each entry would come to alone and which were locked when a win was
 * known.
 */
export function outcomeOf(
  entries: readonly ChaseEntry[],
  alone: (entry: ChaseEntry) => EntryResult,
  stop: { readonly onWin: boolean; isLocked(drawNumber: string, won: string): boolean },
): ChaseOutcome {
  const cancelled = new Set<string>()
  const settled = entries.map((entry) => {
    if (cancelled.has(entry.drawNumber))
      return { ...entry, status: 'CANCELLED_STOP_ON_WIN' as const, payout: amount(0n) }
    const result = alone(entry)
    if (stop.onWin && result.status === 'WON')
      for (const { drawNumber } of stoppedBy(entries, entry.drawNumber, (later) =>
        stop.isLocked(later, entry.drawNumber),
      ))
        cancelled.add(drawNumber)
    return { ...entry, ...result, payout: result.status === 'VOID' ? amount(0n) : result.payout }
  })
  const returned = settled.filter(({ status }) => status === 'VOID' || status === 'CANCELLED_STOP_ON_WIN')
  const refund = sumOf(returned.map(({ stake }) => stake))
  const payout = sumOf(settled.map((entry) => entry.payout))
  return { entries: settled, refund, payout, net: amount(payout + refund - sumOf(entries.map(({ stake }) => stake))) }
}

const sumOf = (amounts: readonly Amount[]): Amount => amount(amounts.reduce((sum, amount) => sum + amount, 0n))
