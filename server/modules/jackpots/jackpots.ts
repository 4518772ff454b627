import { Turns } from '../../platform/concurrency/turns.ts'
import type { JackpotDeps } from './deps.ts'
import { JackpotHints } from './hints.ts'

/** The jackpots of one process. */
export interface Jackpots extends JackpotDeps {
  hints: JackpotHints
  /** Whose stake may win goes one by one: they would only wait for each other in the database. */
  turns: Turns
}

/** Builds them; reads nothing yet. */
export const createJackpots = (deps: JackpotDeps): Jackpots => ({
  ...deps,
  hints: new JackpotHints(deps),
  turns: new Turns(),
})
