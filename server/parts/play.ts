import { hostname } from 'node:os'
import { HOUSE_GAMES } from '@senluna/games/rules.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { houseGenerator, seedKeyFrom, seedVault } from '../modules/fairness/index.ts'
import { createRounds, type Rounds } from '../modules/rounds/index.ts'
import { IDLE, sessionStateOf, type Sessions } from '../modules/sessions/index.ts'
import { createPlayQueue, type PlayQueue } from '../modules/wagers/index.ts'
import type { Base } from './base.ts'

/** The catalogue's vendor code of our own games. */
const OWN_VENDOR = 'SENLUNA'

/** Where seeds come from, and what keeps them closed. */
export const seedSource = ({ config, clock }: Base) => ({
  generator: houseGenerator({ service: 'senluna', host: hostname() }, clock),
  vault: seedVault(seedKeyFrom(config.seedKey), config.formerSeedKeys.map(seedKeyFrom)),
})

/** Rounds of the house's games, and the queue they are posted by. */
export async function playParts(
  { config, log, metrics, clock, database }: Base,
  { source, sessions }: { source: ReturnType<typeof seedSource>; sessions: Sessions },
): Promise<{ queue: PlayQueue; rounds: Rounds }> {
  const { db } = database
  const queue = createPlayQueue({ url: config.databaseUrl, lanes: config.lanes, clock, log, metrics })
  const site = {
    standing: (id: Id<'session'>, now: Instant) => sessionStateOf(sessions, id, now),
    used: (id: Id<'session'>, at: Instant) => sessions.use.note(id, at),
    idleMs: IDLE,
  }
  const rounds = await createRounds({
    db,
    queue,
    source,
    site,
    games: HOUSE_GAMES,
    vendor: OWN_VENDOR,
    bench: config.bench,
  })
  return { queue, rounds }
}
