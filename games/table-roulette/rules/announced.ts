import { at } from '@senluna/kit/assert.ts'
import type { PlacedBet } from '@senluna/kit/games/table.ts'
import { WHEEL } from './configuration.ts'

const single = (...bets: readonly string[]): readonly PlacedBet[] => bets.map((bet) => ({ bet, units: 1 }))

/** The bets announced by name, in chips: parts of the wheel with as few as cover them. */
export const ANNOUNCED = {
  voisins: [{ bet: 't2', units: 2 }, ...single('v4', 'v12', 'v18', 'v19', 'v32'), { bet: 'c25', units: 2 }],
  tiers: single('v5', 'h10', 'v13', 'h23', 'v27', 'v33'),
  orphelins: single('n1', 'v6', 'v14', 'v17', 'v31'),
  zero: single('v12', 'z3', 'v32', 'n26'),
} as const satisfies Record<string, readonly PlacedBet[]>

/** A number and so many on either side of it on the wheel, one chip each. */
export function neighbours(number: number, sides: number): readonly PlacedBet[] {
  const place = (WHEEL as readonly number[]).indexOf(number)
  if (place < 0) throw new RangeError(`no number of the wheel: ${number}`)
  return Array.from({ length: 2 * sides + 1 }, (_, nth) => ({
    bet: `n${at(WHEEL, (place - sides + nth + WHEEL.length) % WHEEL.length)}`,
    units: 1,
  }))
}
