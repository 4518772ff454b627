import type { drawEvidence } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { STRUCTURES } from '@senluna/games/lottery/rules/index.ts'
import { readEvidence, verifyDraw } from '@senluna/games/lottery/verifier/verify-draw.ts'

const AT = '2026-01-05T03:42:00.000Z'

/** The worked case of three dice without a beacon: P-GEN-004 of the lottery vectors. */
export const DICE: ReplyOf<typeof drawEvidence> = {
  game: 'K3_1M',
  drawNumber: '202601050222',
  profile: 'K3',
  source: 'SELF',
  openAt: AT,
  lockAt: AT,
  drawAt: AT,
  state: 'OPENED',
  settled: true,
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  serverSeed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  beacon: { source: 'none' },
  facts: {},
  versions: [{ version: 1, result: [3, 5, 4], origin: '', reason: '', at: AT }],
  reports: [],
  voids: 0,
  lates: 0,
}

/** An order that gave the draw a seed, and its leaf: alone the root too. */
export const GIVEN = { orderNo: 'L261124ABCDEFGHJK', seed: 'my-own' }
const LEAF = '042a31e8f8e158b05f8ee9411f3d6926c0d520e2e3930d88e656365d9f2bd3d7'

/** The evidence of the same draw when that order gave it a seed. */
export function seededDice(): ReplyOf<typeof drawEvidence> {
  const whole = { ...DICE, players: { root: LEAF, orders: 1 } }
  const { result } = verifyDraw(readEvidence(whole), STRUCTURES.get('K3')!)
  return {
    ...whole,
    versions: [{ version: 1, result: [...(result as readonly number[])], origin: '', reason: '', at: AT }],
  }
}
