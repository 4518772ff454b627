import { later, type Clock } from '@senluna/kit/time.ts'
import { eachRow } from '../../../platform/concurrency/attempt.ts'
import type { JobDone, ScheduledJob } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import { BOOK } from '../../wagers/index.ts'
import { lockPlayState } from '../play-state/play-state-store.ts'
import type { Rounds } from '../rounds.ts'
import { movesOf, runById, waitingRuns } from './run-store.ts'
import { settle } from './settle.ts'
import { knownPosition, leftPosition, RUN_MS, runningRun } from './stand.ts'

/** So many runs are looked for together. */
const AT_ONCE = 200

/**
 * Ends every run that was opened a day ago: it is cashed out where it stands, or its stake comes
 * back; a game that is not cashed out is played to its end by the house's moves. Each in a
 * transaction of its own. Answers how many ended.
 */
export async function endWaiting(rounds: Rounds, log: Pick<Log, 'error'>, clock: Clock): Promise<JobDone> {
  const before = later(clock.now(), -RUN_MS)
  const rows = await eachRow({
    log,
    trouble: 'a run could not be ended',
    kind: 'run',
    keyOf: ({ id }) => id,
    next: (tried) => waitingRuns(rounds.db, { before, tried, most: AT_ONCE }),
    work: ({ owner_id, id, game_id, book }) =>
      rounds.db.transaction().execute(async (tx) => {
        await lockPlayState(tx, owner_id, game_id, book === BOOK.REAL ? 'REAL' : 'TRIAL')
        const row = await runById(tx, owner_id, id)
        // Its player was faster.
        if (!row || row.ended_at) return
        const moves = await movesOf(tx, owner_id, id)
        const { game } = runningRun(rounds, game_id)
        const position = leftPosition(rounds, game, knownPosition(rounds, game, row, moves))
        await settle(rounds, tx, position, { key: null }, clock.now())
      }),
  })
  return { rows }
}

/** Ends runs that nobody goes on with, each minute. */
export const runJobs = (rounds: Rounds, log: Pick<Log, 'error'>, clock: Clock): ScheduledJob[] => [
  { name: 'end-runs', cron: '* * * * *', run: () => endWaiting(rounds, log, clock) },
]
