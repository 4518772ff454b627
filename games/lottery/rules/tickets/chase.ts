import { amount, type Amount } from '@senluna/kit/money.ts'

/** The most draws one chase can run over. */
export const MOST_ENTRIES = 100

/** The largest multiple of a ticket. */
export const MOST_MULTIPLE = 99_999

/**
 * One draw of a chase: a ticket with a multiple of its own, its money frozen when the chase begins.
 */
export interface ChaseEntry {
  readonly numero: string
  readonly multiple: number
  readonly stake: Amount
}

/** A chase as it is asked for, and what the draws of its game say. */
export interface ChaseOrder {
  readonly numeros: readonly string[]
  readonly multiples: readonly number[]
  /** The stake of one draw at multiple 1. */
  readonly stake: Amount
}

/**
 * The entries of a chase, or undefined when it can't be run (LOT_E_CHASE): draws that don't follow
 * each other in time, one that can't be bet any more, none or more than a hundred, a multiple that
 * is none.
 *
 * `canBet` says whether a numero exists and its lock is still to come.
 */
export function chaseOf(order: ChaseOrder, canBet: (numero: string) => boolean): readonly ChaseEntry[] | undefined {
  const { numeros, multiples, stake } = order
  if (numeros.length < 1 || numeros.length > MOST_ENTRIES || multiples.length !== numeros.length) return undefined
  if (!multiples.every((multiple) => Number.isInteger(multiple) && multiple >= 1 && multiple <= MOST_MULTIPLE))
    return undefined
  // Numeros of one game are of one length and count up: as text they stand in the order of their
  // draws.
  if (!numeros.every((numero, i) => canBet(numero) && (i === 0 || numero > (numeros[i - 1] ?? '')))) return undefined
  return numeros.map((numero, i) => {
    const multiple = multiples[i] ?? 1
    return { numero, multiple, stake: amount(stake * BigInt(multiple)) }
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
export const stoppedBy = <Entry extends { readonly numero: string }>(
  entries: readonly Entry[],
  won: string,
  isLocked: (numero: string) => boolean,
): readonly Entry[] => entries.filter(({ numero }) => numero > won && !isLocked(numero))

/**
 * A whole chase, given what each entry would come to alone and which were locked when a win was
 * known.
 */
export function outcomeOf(
  entries: readonly ChaseEntry[],
  alone: (entry: ChaseEntry) => EntryResult,
  stop: { readonly onWin: boolean; isLocked(numero: string, won: string): boolean },
): ChaseOutcome {
  const cancelled = new Set<string>()
  const settled = entries.map((entry) => {
    if (cancelled.has(entry.numero)) return { ...entry, status: 'CANCELLED_STOP_ON_WIN' as const, payout: amount(0n) }
    const result = alone(entry)
    if (stop.onWin && result.status === 'WON')
      for (const { numero } of stoppedBy(entries, entry.numero, (later) => stop.isLocked(later, entry.numero)))
        cancelled.add(numero)
    return { ...entry, ...result, payout: result.status === 'VOID' ? amount(0n) : result.payout }
  })
  const returned = settled.filter(({ status }) => status === 'VOID' || status === 'CANCELLED_STOP_ON_WIN')
  const refund = sumOf(returned.map(({ stake }) => stake))
  const payout = sumOf(settled.map((entry) => entry.payout))
  return { entries: settled, refund, payout, net: amount(payout + refund - sumOf(entries.map(({ stake }) => stake))) }
}

const sumOf = (amounts: readonly Amount[]): Amount => amount(amounts.reduce((sum, amount) => sum + amount, 0n))
