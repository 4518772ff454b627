import { createHmac } from 'node:crypto'
import type { Id } from '@senluna/kit/ids.ts'
import { weightOf } from '@senluna/kit/promotions/raffle.ts'
import { commitmentOf, pf1Stream } from '../../../fairness/index.ts'
import type { RulesOf } from '../kind.ts'

/** The PF1 game code of draws. */
const CODE = 'raffle'

/** Which draw of whom, of which raffle: `nonce` is how many there were before. */
export interface DrawName {
  promotionId: string
  memberId: Id<'member'>
  nonce: number
}

/**
 * The seed of a draw: 32 bytes that only the house's key gives, so it stands before anybody asks
 * and nothing of the draw changes it.
 */
export const raffleSeed = (key: Uint8Array, { promotionId, memberId, nonce }: DrawName): Buffer =>
  createHmac('sha256', key).update(`${promotionId} ${memberId} ${nonce}`).digest()

/** What is shown of the seed of a draw before it. */
export const raffleCommitment = (key: Uint8Array, name: DrawName): string => commitmentOf(raffleSeed(key, name))

/** The number that a draw comes to, of the sum of the weights. */
export const drawnOf = (
  serverSeed: Uint8Array,
  clientSeed: string,
  nonce: number,
  { prizes }: Pick<RulesOf<'RAFFLE'>, 'prizes'>,
): number => pf1Stream({ serverSeed, game: CODE, client: clientSeed, nonce }).uint(weightOf(prizes))
