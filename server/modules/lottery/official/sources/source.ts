import type { Instant } from '@senluna/kit/time.ts'

/** What is asked of a source: one draw. */
export interface AskedDraw {
  game: string
  drawNumber: string
  drawAt: Instant
}

/**
 * What a source says of a draw. Its evidence is kept with it: the payload as it came, its hash,
 * address and time.
 */
export interface SourceWord {
  result: unknown
  bonus?: number | undefined
  publishedAt?: Instant | undefined
  evidence: { payload: string; sha256: string; address: string; at: string }
}

/**
 * A service that publishes official results. Two of them are independent of each other when they
 * have different names: the operator sees to it that they don't copy from each other. One adapter
 * each.
 */
export interface ResultSource {
  /** Its name in reports and results: capital letters, digits and `-`; never DESK. */
  readonly name: string
  /**
   * What it says; undefined while it has no whole result. Rejects when it can't be reached or makes
   * no sense.
   */
  ask(draw: AskedDraw): Promise<SourceWord | undefined>
}
