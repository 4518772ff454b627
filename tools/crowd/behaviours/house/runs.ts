import { cashOut, moveRun, openRun, type openGameSession, type Run } from '@senluna/contract/play/house.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { randomUUID } from 'node:crypto'
import type { SomeRun } from '@senluna/games/own-game.ts'
import type { Guest } from '../../guest.ts'
import { isRefused, type Visitor } from '../../visitor.ts'

/** What ends a visit to the table. */
const NOT_NOW = [
  'WAL_INSUFFICIENT',
  'RG_LIMIT',
  'RG_COOLING_OFF',
  'RG_REALITY_CHECK',
  'ROUND_STATE',
  'BET_BONUS_MAX',
  'BET_BONUS_GAME',
] as const

interface AtTable {
  guest: Guest
  stage: Visitor
  session: ReplyOf<typeof openGameSession>
  game: string
  stake: string
  manner: SomeRun
}

/** Some runs one after the other; now and then one is left as it stands, to be found again. */
export async function playRuns(table: AtTable): Promise<void> {
  const { guest, session } = table
  let run: Run | null = session.run
  for (let left = guest.isHurried ? 1 : guest.chance.from(2, 8); left > 0; left--) {
    const { minCycleMs } = session.profile
    await guest.pause(minCycleMs + SECOND / 2, minCycleMs + 4 * SECOND)
    try {
      run ??= await opened(table)
      if (!(await playRun(table, run))) return
      run = null
    } catch (error) {
      if (isRefused(error, ...NOT_NOW)) return
      throw error
    }
  }
}

async function opened({ guest, stage, game, stake, manner }: AtTable): Promise<Run | null> {
  const body = { stake, opening: manner.opening(belowOf(guest)) }
  const { run } = await stage.call(openRun, { params: { game }, body, key: randomUUID() })
  return run
}

/** Moves on until it is over or enough; false when it is left. */
async function playRun({ guest, stage, game, manner }: AtTable, first: Run | null): Promise<boolean> {
  const wanted = guest.chance.from(1, 6)
  for (let run = first; run;) {
    await guest.pause(SECOND / 2, 3 * SECOND)
    if (guest.chance.from(1, 60) === 1) return false
    const params = { game, id: run.id }
    const after = run.moves.length
    const move = run.cashable && after >= wanted ? undefined : manner.move(belowOf(guest), run)
    const reply =
      move === undefined
        ? await stage.call(cashOut, { params, body: { after }, key: randomUUID() })
        : await stage.call(moveRun, { params, body: { move, after }, key: randomUUID() })
    run = reply.run
  }
  return true
}

const belowOf =
  ({ chance }: Guest) =>
  (n: number) =>
    chance.from(0, n - 1)
