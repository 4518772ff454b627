import { readFileSync } from 'node:fs'

/** A worked case of the lottery as it stands in the file; each test reads what its kind has. */
export interface LotteryCase {
  id: string
  kind: 'settle' | 'validate' | 'numero' | 'chase' | 'exposure' | 'resettle' | 'void' | 'drawgen' | 'stats'
  game: string
  region: 'N' | 'C' | 'S' | null
  [field: string]: unknown
}

// The cases name the number of a draw as the specification does.
export const lotteryCases: readonly LotteryCase[] = JSON.parse(
  readFileSync(new URL('./lottery.json', import.meta.url), 'utf8').replaceAll('"numero":', '"drawNumber":'),
)
