import type { Instant } from '@senluna/kit/time.ts'

/**
 * What an answer says of one draw: the numbers of each prize as they are written, or of the whole
 * result under `result`.
 */
export interface ReadAnswer {
  numbers(prize: string): readonly string[]
  bonus?: number | undefined
  publishedAt?: Instant | undefined
}

/**
 * The runs of digits of a text, as they are written. What has letters or other signs in it is none.
 */
export const numbersIn = (text: string): readonly string[] =>
  text.split(/[\s,;|/–—-]+/).filter((word) => /^[0-9]+$/.test(word))
