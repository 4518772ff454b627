import { cashOut, moveRun, openRun, type openGameSession, type Run } from '@senluna/contract/play/house.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { randomUUID } from 'node:crypto'
import type { Guest } from '../guest.ts'
import { isRefused, type Visitor } from '../visitor.ts'

/** How somebody plays a game of several moves. */
export interface RunManner {
  opening(chance: Guest['chance']): string
  /** The next move of a run; undefined where none is left. */
  move(chance: Guest['chance'], run: Run): string | undefined
}

const CELLS = 'abcdefghijklmnopqrstuvwxy'

/** Mines: a few cells anywhere. */
export const minesManner: RunManner = {
  opening: (chance) => String(chance.pick([1, 2, 3, 3, 5, 8])),
  move: (chance, { moves }) => chance.pick([...CELLS].filter((cell) => !moves.includes(cell))),
}

/** Hi-lo: the likelier side; on a card in the middle now and then another card. */
export const hiloManner: RunManner = {
  opening: () => 'cards',
  move: (chance, { shown }) => {
    const rank = shown.at(-1) ?? 7
    if (rank > 5 && rank < 9 && chance.from(1, 3) === 1) return 's'
    return rank <= 7 ? 'h' : 'l'
  },
}

/** The tower: any tile that every difficulty has. */
export const towerManner: RunManner = {
  opening: (chance) => chance.pick(['easy', 'easy', 'medium', 'medium', 'hard', 'expert', 'master']),
  move: (chance) => String(chance.from(0, 1)),
}

interface AtTable {
  guest: Guest
  stage: Visitor
  session: ReplyOf<typeof openGameSession>
  game: string
  stake: string
  manner: RunManner
}

/** Some runs one after the other; now and then one is left as it stands, to be found again. */
export async function playRuns(table: AtTable): Promise<void> {
  const { guest, session } = table
  let run: Run | null = session.run
  for (let left = guest.chance.from(2, 8); left > 0; left--) {
    const { minCycleMs } = session.profile
    await guest.pause(minCycleMs + SECOND / 2, minCycleMs + 4 * SECOND)
    try {
      run ??= await opened(table)
      if (!(await playRun(table, run))) return
      run = null
    } catch (error) {
      if (isRefused(error, 'WAL_INSUFFICIENT', 'RG_LIMIT', 'RG_COOLING_OFF', 'RG_REALITY_CHECK', 'ROUND_STATE')) return
      throw error
    }
  }
}

async function opened({ guest, stage, game, stake, manner }: AtTable): Promise<Run | null> {
  const body = { stake, opening: manner.opening(guest.chance) }
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
    const move = run.cashable && after >= wanted ? undefined : manner.move(guest.chance, run)
    const reply =
      move === undefined
        ? await stage.call(cashOut, { params, body: { after }, key: randomUUID() })
        : await stage.call(moveRun, { params, body: { move, after }, key: randomUUID() })
    run = reply.run
  }
  return true
}
