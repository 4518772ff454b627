import { pitch, pluck, together, type Score } from './score.ts'

/** How long a phrase of the music is. */
export const PHRASE_SECONDS = 6

/**
 * What is played: the pond at night, the market on the river in the morning, or
 * the puppets' stage with its clappers, the fields at harvest, or the forest with its bees.
 */
export type Tune = 'pond' | 'market' | 'stage' | 'field' | 'forest'

interface Phrase {
  low: readonly [number, number]
  strings: readonly number[]
}

/** Low tones under each phrase, and what the strings play over them; `-1` is a rest. */
const POND: readonly Phrase[] = [
  { low: [0, 5], strings: [10, -1, 12, 13, -1, 12, 10, -1] },
  { low: [2, 5], strings: [-1, 12, -1, 10, 8, -1, 10, -1] },
  { low: [0, 3], strings: [8, -1, 10, -1, 12, -1, -1, 13] },
  { low: [-2, 3], strings: [15, -1, 13, 12, -1, 10, -1, -1] },
  { low: [0, 5], strings: [-1, 10, -1, -1, 12, -1, 8, -1] },
  { low: [-1, 4], strings: [9, -1, 12, -1, 14, 12, -1, -1] },
  { low: [2, 7], strings: [12, -1, -1, 10, -1, 8, 7, -1] },
  { low: [0, 5], strings: [5, -1, 8, -1, 10, -1, -1, -1] },
]

/** Twice as many strings: oars, calls and bargaining. */
const MARKET: readonly Phrase[] = [
  { low: [0, 5], strings: [10, 12, -1, 10, 8, -1, 10, -1, 12, 13, -1, 12, 10, -1, 8, -1] },
  { low: [2, 7], strings: [12, -1, 14, 12, -1, 10, -1, 12, 15, -1, 14, -1, 12, 10, -1, -1] },
  { low: [0, 5], strings: [10, -1, 8, 10, -1, 12, -1, 13, -1, 15, 13, -1, 12, -1, 10, -1] },
  { low: [-2, 3], strings: [8, 10, -1, 8, 7, -1, 5, -1, 8, -1, 10, -1, 12, -1, -1, -1] },
  { low: [0, 5], strings: [15, -1, 13, 12, -1, 13, -1, 10, 12, -1, 10, 8, -1, 10, -1, -1] },
  { low: [2, 5], strings: [12, 10, -1, 12, -1, 14, 15, -1, 17, -1, 15, -1, 14, 12, -1, -1] },
  { low: [-1, 4], strings: [9, -1, 12, -1, 14, -1, 12, 9, -1, 7, -1, 9, 12, -1, -1, -1] },
  { low: [0, 5], strings: [10, -1, 8, -1, 7, 5, -1, 7, 8, -1, 10, -1, 5, -1, -1, -1] },
]

/** A lute that skips, and rests before each entrance. */
const STAGE: readonly Phrase[] = [
  { low: [0, 7], strings: [10, -1, 12, 10, 13, -1, 12, -1, 15, -1, 13, 12] },
  { low: [3, 8], strings: [13, -1, 15, 13, -1, 12, 13, -1, 17, -1, 15, -1] },
  { low: [0, 5], strings: [-1, 10, 12, -1, 15, 13, -1, 12, -1, 10, 8, -1] },
  { low: [2, 7], strings: [12, 14, -1, 12, -1, 9, 12, -1, 14, -1, -1, -1] },
  { low: [0, 7], strings: [15, -1, 17, 15, 13, -1, 15, -1, 18, -1, 17, 15] },
  { low: [-2, 5], strings: [13, -1, 12, -1, 10, 12, -1, 8, -1, 10, -1, -1] },
  { low: [2, 5], strings: [-1, 12, 14, 15, -1, 17, -1, 15, 14, -1, 12, -1] },
  { low: [0, 5], strings: [10, -1, 8, 10, -1, 12, 10, -1, 5, -1, -1, -1] },
]

/** A flute over the terraces: long steps, and an answer from the next hill. */
const FIELD: readonly Phrase[] = [
  { low: [0, 5], strings: [10, -1, -1, 13, 12, -1, 10, -1, 15, -1] },
  { low: [0, 7], strings: [-1, 15, 17, -1, 15, 13, -1, 12, -1, -1] },
  { low: [2, 7], strings: [12, -1, 14, -1, -1, 17, 14, -1, 12, -1] },
  { low: [-2, 3], strings: [13, 12, -1, 10, -1, 8, -1, 10, -1, -1] },
  { low: [0, 5], strings: [15, -1, -1, 18, 17, -1, 15, -1, 13, -1] },
  { low: [3, 8], strings: [-1, 13, 15, -1, 18, -1, 15, 13, -1, -1] },
  { low: [2, 5], strings: [14, -1, 12, -1, 9, -1, 12, 14, -1, -1] },
  { low: [0, 5], strings: [10, -1, 8, -1, 5, -1, 8, 10, -1, -1] },
]

/** A bamboo xylophone in the shade, and wings between its notes: fifteen to a phrase. */
const FOREST: readonly Phrase[] = [
  { low: [0, 7], strings: [10, -1, 15, -1, 12, -1, 17, -1, 15, -1, -1, 13, -1, 12, -1] },
  { low: [-2, 5], strings: [-1, 13, -1, 12, 10, -1, 8, -1, 13, -1, 15, -1, -1, 17, -1] },
  { low: [3, 8], strings: [15, -1, 18, -1, 17, -1, 15, 13, -1, 12, -1, 13, -1, -1, -1] },
  { low: [0, 5], strings: [10, 12, -1, 10, -1, 8, -1, 5, -1, 8, 10, -1, 12, -1, -1] },
  { low: [2, 7], strings: [-1, 17, 14, -1, 12, -1, 9, -1, 12, 14, -1, 17, -1, 19, -1] },
  { low: [0, 7], strings: [20, -1, 17, -1, 15, -1, 17, -1, 12, -1, 15, -1, 10, -1, -1] },
  { low: [-2, 3], strings: [13, -1, 12, 13, -1, 10, -1, 8, -1, 10, -1, 7, 8, -1, -1] },
  { low: [0, 5], strings: [10, -1, -1, 8, -1, 10, 5, -1, 7, -1, 8, -1, 5, -1, -1] },
]

const TUNES: Readonly<Record<Tune, readonly Phrase[]>> = {
  pond: POND,
  market: MARKET,
  stage: STAGE,
  field: FIELD,
  forest: FOREST,
}

/**
 * A phrase of a tune: long low tones that fade into those of the next, and a silk string
 * now and then. After eight of them it begins again.
 */
export function phrase(nth: number, tune: Tune): Score {
  const phrases = TUNES[tune]
  const { low, strings } = phrases[nth % phrases.length]!
  const beat = PHRASE_SECONDS / strings.length
  return together(
    low.map((degree, voice) => ({
      at: 0,
      length: PHRASE_SECONDS + 1.5,
      hz: pitch(degree),
      loud: voice === 0 ? 0.07 : 0.045,
      shape: 'sine' as const,
      attack: 2,
    })),
    ...strings.map((degree, at) => (degree < 0 ? [] : pluck(at * beat, degree, at % 4 === 0 ? 0.05 : 0.035, 1.8))),
  )
}
