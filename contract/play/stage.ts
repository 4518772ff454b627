import * as z from 'zod/mini'
import * as wire from '../wire.ts'

/**
 * What the page in the game frame sends to the site around it (`postMessage`, origins checked on
 * both sides).
 */
export const fromStage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), game: z.string() }),
  z.object({ type: z.literal('loading'), percent: z.int() }),
  /**
   * A round is asked for, or goes on: its money is held back until `roundShown` or `noRound`.
   * `balance` is what its stake left.
   */
  z.object({ type: z.literal('roundStarted'), roundId: wire.uuid, balance: wire.digits }),
  /** The round that was asked for is not shown here: refused, or the game is over. */
  z.object({ type: z.literal('noRound'), roundId: wire.uuid, balance: wire.digits }),
  z.object({ type: z.literal('roundShown'), roundId: wire.uuid, balance: wire.digits, version: z.int() }),
  z.object({ type: z.literal('needRealAccount') }),
  z.object({ type: z.literal('sessionOver') }),
  /** The game can't be played now, and the player goes to choose another. */
  z.object({ type: z.literal('leave') }),
  /** A stake waits for the reality check to be acknowledged. */
  z.object({ type: z.literal('checkDue') }),
  /** The player turned the sound on or off inside the frame. */
  z.object({ type: z.literal('sound'), on: z.boolean() }),
  z.object({ type: z.literal('escape') }),
])
export type FromStage = z.infer<typeof fromStage>

/** What the site sends to the frame. */
export const toStage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    theme: z.enum(['dark', 'light']),
    language: z.string(),
    sound: z.boolean(),
    reducedMotion: z.boolean(),
  }),
  /** Whether the player hides what they have. */
  z.object({ type: z.literal('balanceHidden'), on: z.boolean() }),
  /** Something stands before the game: no spin begins, an autoplay ends. */
  z.object({ type: z.literal('pause'), on: z.boolean() }),
  z.object({ type: z.literal('balance'), balance: wire.digits, version: z.int() }),
])
export type ToStage = z.infer<typeof toStage>
