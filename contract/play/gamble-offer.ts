import * as z from 'zod/mini'
import * as wire from '../wire.ts'

/** A slot's win that may be gambled: what stands, and how far it may go. */
export const gambleOffer = z.object({
  /** The round that won it. */
  of: wire.uuid,
  /** How many steps were taken, and how many are left. */
  steps: wire.whole(),
  left: wire.whole(1),
  /** What a step risks: all that stands. */
  standing: wire.digits,
  /** The most that it may come to. */
  most: wire.digits,
})
export type GambleOffer = z.infer<typeof gambleOffer>
