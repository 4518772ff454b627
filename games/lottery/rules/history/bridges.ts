import { at } from '@senluna/kit/assert.ts'
import type { VnResult } from '../families/vn/result.ts'
import { tailsOf } from './tails.ts'

/** A digit of a result: which one of which number of which prize, each from 0. */
export interface DigitPlace {
  readonly prize: string
  readonly nth: number
  readonly digit: number
}

/**
 * Two places of a result whose digits, side by side, made a two-digit number that fell in the draw
 * after it, so many draws in a row up to the last ("cầu lô").
 */
export interface Bridge {
  readonly from: DigitPlace
  readonly to: DigitPlace
  /** How many draws in a row it held. */
  readonly run: number
  /** What its places make in the last draw. */
  readonly number: string
}

/**
 * EXACT: the number as it is made ("bạch thủ"). EITHER: that one or the one turned round ("lộn").
 */
export type BridgeKind = 'EXACT' | 'EITHER'

export interface Bridges {
  /** How many pairs of places were looked at. */
  readonly tried: number
  /** How many held at least one draw, two draws …: `held[0]` is one. */
  readonly held: readonly number[]
  /** The longest ones, equal ones in the order of their places. */
  readonly longest: readonly Bridge[]
}

/** No bridge is followed further back. */
export const LONGEST_BRIDGE = 30

/**
 * The bridges of some draws with the same prizes, oldest first. A run is followed back from the
 * last draw; every pair of two different places is looked at, in both orders where the order
 * counts. It costs at most places² × LONGEST_BRIDGE looks: 107 places in the North.
 */
export function bridgesOf(results: readonly VnResult[], kind: BridgeKind, most: number): Bridges {
  const last = results.at(-1)
  if (!last) return { tried: 0, held: [], longest: [] }
  const places = placesOf(last)
  const digits = results.map((result) => places.map(({ prize, nth, digit }) => Number(result[prize]?.[nth]?.[digit])))
  const fallen = results.map((result) => fallenIn(result, kind))
  const held: number[] = []
  const found: { from: number; to: number; run: number }[] = []
  let tried = 0
  for (let from = 0; from < places.length; from++)
    for (let to = kind === 'EXACT' ? 0 : from + 1; to < places.length; to++) {
      if (to === from) continue
      tried += 1
      const run = runOf(digits, fallen, from, to)
      for (let length = 0; length < run; length++) held[length] = (held[length] ?? 0) + 1
      if (run > 0) found.push({ from, to, run })
    }
  const newest = at(digits, digits.length - 1)
  const longest = found
    .toSorted((a, b) => b.run - a.run || a.from - b.from || a.to - b.to)
    .slice(0, most)
    .map(({ from, to, run }) => ({
      from: at(places, from),
      to: at(places, to),
      run,
      number: `${at(newest, from)}${at(newest, to)}`,
    }))
  return { tried, held, longest }
}

/** How many draws in a row, up to the last, had what two places of the draw before made. */
function runOf(
  digits: readonly (readonly number[])[],
  fallen: readonly Uint8Array[],
  from: number,
  to: number,
): number {
  let run = 0
  for (let draw = digits.length - 2; draw >= 0 && run < LONGEST_BRIDGE; draw--) {
    const before = at(digits, draw)
    if (at(fallen, draw + 1)[at(before, from) * 10 + at(before, to)] !== 1) break
    run += 1
  }
  return run
}

/** Every digit of a result, in the order of its prizes. */
function placesOf(result: VnResult): readonly DigitPlace[] {
  return Object.entries(result).flatMap(([prize, numbers]) =>
    numbers.flatMap((number, nth) => Array.from(number, (_, digit) => ({ prize, nth, digit }))),
  )
}

/** Which of 00 to 99 fell; of either order both count. */
function fallenIn(result: VnResult, kind: BridgeKind): Uint8Array {
  const fallen = new Uint8Array(100)
  for (const tail of tailsOf(result)) {
    fallen[Number(tail)] = 1
    if (kind === 'EITHER') fallen[Number(`${tail[1]}${tail[0]}`)] = 1
  }
  return fallen
}

/**
 * How many of `tried` pairs of places would hold for `run` draws in a row by chance alone: one draw
 * has a given number with 1 - (99/100)^numbers, and draws know nothing of each other.
 */
export function heldByChance(tried: number, run: number, numbers: number, kind: BridgeKind): number {
  const lacks = (share: number) => 1 - (1 - share) ** numbers
  const holds = kind === 'EXACT' ? lacks(0.01) : 0.1 * lacks(0.01) + 0.9 * lacks(0.02)
  return tried * holds ** run
}
