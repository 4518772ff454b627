import { createHash } from 'node:crypto'
import { canonical } from '@senluna/kit/games/game.ts'
import { STRUCTURES } from '@senluna/games/lottery/rules/index.ts'

/**
 * The version of the rules a ticket is taken by: a hash over every bet type with its exact chances.
 * It changes with whatever a ticket can win by, and stands on every receipt.
 */
export const RULES: string = createHash('sha256')
  .update(
    canonical(
      [...STRUCTURES.values()].map(({ profile, betTypes }) => ({
        profile,
        betTypes: [...betTypes.values()].map(({ code, units, pricing, kinds, pushed, most }) => ({
          code,
          units,
          pricing,
          kinds,
          pushed: pushed ?? {},
          most,
        })),
      })),
    ),
  )
  .digest('hex')
  .slice(0, 16)
