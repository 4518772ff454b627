import { at } from '../assert.ts'
import type { Draws } from './game.ts'

/** Whether something with the chance a in b happens. Reads one number in [0, b). */
export function bernoulli(draws: Draws, a: number, b: number): boolean {
  if (!Number.isInteger(a) || a < 0 || a > b) throw new RangeError('a chance is a whole number from 0 to b, in b')
  return draws.uint(b) < a
}

/**
 * One index, each as likely as its whole-number weight. Reads one number in [0, sum of the
 * weights).
 */
export function weighted(draws: Draws, weights: readonly number[]): number {
  if (!weights.every((weight) => Number.isInteger(weight) && weight >= 0)) {
    throw new RangeError('weights are whole numbers, none below zero')
  }
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const roll = draws.uint(sum)
  let reached = 0
  return weights.findIndex((weight) => (reached += weight) > roll)
}

/** The numbers 0 to m − 1 in random order, swapped from the last place down to the second. */
export function shuffle(draws: Draws, m: number): number[] {
  const order = firstNumbers(m)
  for (let i = m - 1; i > 0; i--) swap(order, i, draws.uint(i + 1))
  return order
}

/**
 * The first k of the numbers 0 to m − 1 drawn one after the other, none twice, in the order drawn.
 */
export function pick(draws: Draws, m: number, k: number): number[] {
  if (!Number.isInteger(k) || k < 0 || k > m) throw new RangeError('no more can be picked than there are')
  const order = firstNumbers(m)
  for (let i = 0; i < k; i++) swap(order, i, i + draws.uint(m - i))
  return order.slice(0, k)
}

/** Decks, boards and sets of balls; a shoe is larger. */
const KEPT_UP_TO = 256
const kept = new Map<number, readonly number[]>()

/** A larger array than any deck, shoe or board needs is a mistake of the caller. */
const MOST = 1_000_000

function firstNumbers(m: number): number[] {
  if (!Number.isInteger(m) || m < 0 || m > MOST) throw new RangeError('only a whole number of things can be mixed')
  // What is mixed in each round is counted out once.
  let first = m <= KEPT_UP_TO ? kept.get(m) : undefined
  if (!first) {
    first = Array.from({ length: m }, (_, i) => i)
    if (m <= KEPT_UP_TO) kept.set(m, first)
  }
  return first.slice()
}

function swap(order: number[], i: number, j: number) {
  const held = at(order, i)
  order[i] = at(order, j)
  order[j] = held
}
