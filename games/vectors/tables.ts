import { readFileSync } from 'node:fs'

/** A worked case: what goes in and what must come out. */
interface Case<Input, Expected> {
  id: string
  input: Input
  expected: Expected
}

interface LaidBet {
  type: string
  numbers?: number[]
  index?: number
}

/** What the vectors call the bets of baccarat that the table takes. */
export type BaccaratBet = 'PLAYER' | 'BANKER' | 'TIE' | 'PLAYER_PAIR' | 'BANKER_PAIR'

/** Worked cases of roulette and baccarat, for tests. Read from the file beside this one. */
interface Vectors {
  roulette: {
    results: Case<
      { result: number; stakeEachBet: number; bets: LaidBet[] },
      { returned: number[]; colour: 'RED' | 'BLACK' | 'GREEN' }
    >[]
    seeds: Case<{ serverSeed: string; tableId: string; roundNo: number }, { result: number }>[]
  }
  baccarat: {
    hands: Case<
      { cards: string[]; stakeEachBet: number },
      {
        player: string[]
        banker: string[]
        playerTotal: number
        bankerTotal: number
        returnedCommission: Record<BaccaratBet, number>
      }
    >[]
  }
}

export const tables: Vectors = JSON.parse(readFileSync(new URL('./tables.json', import.meta.url), 'utf8'))
