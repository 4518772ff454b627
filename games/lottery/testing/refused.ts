import assert from 'node:assert/strict'
import { type BetType, SelectionRefused, type SelectionRefusal } from '../rules/tickets/bet-type.ts'
import type { Structure } from '../rules/draws/structure.ts'

/** A structure's bet type of a code, which must be there. */
export function typeOf(structure: Structure, code: string): BetType {
  const type = structure.betTypes.get(code)
  assert.ok(type, `${structure.profile} has ${code}`)
  return type
}

/** Shows that a selection is refused, and why. */
export function assertRefused(type: BetType, selection: unknown, code: SelectionRefusal): void {
  assert.throws(
    () => type.pick(selection),
    (error) => error instanceof SelectionRefused && error.code === code,
  )
}
