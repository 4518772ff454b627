import { randomUUID } from 'node:crypto'
import type { World } from '@senluna/ledger/testing/world.ts'
import type { WagerAnswer } from '../index.ts'

/** One promise of the wager operations. Throws when it is broken. */
export interface OperationCheck {
  name: string
  run(world: World, effort: number): Promise<void>
}

/** A key, or a round, that nobody used before. */
export const key = (): string => randomUUID()

/** States of a wager as its row keeps them: positions in BET_STATUS of the contract. */
export const STATE = { OPEN: 0, WON: 1, LOST: 2, PUSH: 5, CANCELLED: 7 } as const

/** An answer in short: status, whether a repeat, balance, what moved. */
export const short = (answer: WagerAnswer) => [answer.status, answer.replayed, answer.balance, answer.moved]
