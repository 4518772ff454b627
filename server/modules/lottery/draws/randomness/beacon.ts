import type { Instant } from '@senluna/kit/time.ts'

/** What a public beacon said in one round. All lower-case hex. */
export interface BeaconWord {
  signature: string
  /** SHA-256 of the signature's bytes: 32 bytes. */
  randomness: string
}

/**
 * A public source of randomness that nobody here can steer: a round is chosen by its time, before
 * anybody knows what it will say. One adapter each; `noBeacon` is the offline default and says so.
 */
export interface Beacon {
  /** Its name in the evidence: `none`, `drand-quicknet`. */
  readonly source: string
  /** The first round at or after a moment; undefined where there are no rounds. */
  roundAt(at: Instant): number | undefined
  /**
   * What a round said, its signature checked; undefined while it isn't there or can't be reached.
   */
  word(round: number): Promise<BeaconWord | undefined>
}

/** No beacon: the house seed stands alone, and every evidence says so. */
export const noBeacon: Beacon = {
  source: 'none',
  roundAt: () => undefined,
  word: async () => undefined,
}
