import type pg from 'pg'
import type { Log } from '../../../platform/log.ts'
import type { SeedVault } from '../../fairness/index.ts'
import { seedName } from './ahead.ts'
import { playersWordOf } from './randomness/players.ts'
import { playerLeaves } from './store/draws.ts'
import { seedsToShow, revealSeeds, type Revealed, type Row } from './store/reveals.ts'

/**
 * Shows the seeds of draws that came to nothing. What such a draw would have been can be worked out
 * by anybody then, so nobody can drop the draws they dislike unseen. Nothing hangs on these seeds
 * any more: each is good for one draw only.
 */
export class Reveals {
  readonly #pool: pg.Pool
  readonly #vault: SeedVault
  readonly #log: Log
  /** Draws logged as shut, each once: the key is missing, or the row was altered. */
  readonly #shut = new Set<number>()

  constructor(pool: pg.Pool, vault: SeedVault, log: Log) {
    this.#pool = pool
    this.#vault = vault
    this.#log = log
  }

  /** Answers how many were shown. */
  async turn(): Promise<number> {
    const shut = [...this.#shut]
    const rows = await seedsToShow(this.#pool, shut)
    const opened: Revealed[] = []
    for (const row of rows.flatMap((row) => this.#open(row)))
      opened.push({ ...row, players: await playersWordOf(await playerLeaves(this.#pool, row.no)) })
    if (opened.length === 0) return 0
    await revealSeeds(this.#pool, opened)
    return opened.length
  }

  #open({ no, game, drawNumber, sealed }: Row): { no: number; seed: string }[] {
    try {
      return [{ no, seed: this.#vault.open(sealed, seedName(game, drawNumber)).toString('hex') }]
    } catch (error) {
      this.#shut.add(no)
      this.#log.error({ draw: no, error: String(error) }, 'the seed of a draw that came to nothing can not be shown')
      return []
    }
  }
}
