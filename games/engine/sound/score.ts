/** One note: from when, how long, how high, how loud, made of what. Times in s, pitches in Hz. */
export interface Note {
  at: number
  length: number
  hz: number
  /** The pitch at its end, where it glides. */
  to?: number
  /** From 0 to 1. */
  loud: number
  /** `air` is noise around its pitch. */
  shape: OscillatorType | 'air'
  /** How long it takes to its full loudness. */
  attack?: number
}

/** How loud a part is against the whole: the music lies under whatever happens. */
export const LOUD = { music: 0.28, effects: 1.8 } as const

/** Notes in the order in which they begin. */
export type Score = readonly Note[]

/** The black keys from C sharp: whatever follows whatever, it sounds like a lotus pond. */
const STEPS = [0, 3, 5, 7, 10] as const
const ROOT = 138.59

/** A pitch of the five-note scale; 0 is its root, 5 the root an octave above. */
export const pitch = (degree: number): number => {
  const octave = Math.floor(degree / STEPS.length)
  return ROOT * 2 ** (octave + STEPS[degree - octave * STEPS.length]! / 12)
}

/** When the last note has faded. */
export const lengthOf = (score: Score): number => Math.max(0, ...score.map(({ at, length }) => at + length))

/** A struck bronze bowl: its tone and the one that rings above it. */
export const bell = (at: number, degree: number, loud = 0.1): Score => [
  { at, length: 0.6, hz: pitch(degree), loud, shape: 'sine' },
  { at, length: 0.25, hz: pitch(degree) * 2.76, loud: loud / 4, shape: 'triangle' },
]

/** A plucked silk string: it begins a little high and settles. */
export const pluck = (at: number, degree: number, loud = 0.1, length = 0.9): Score => [
  { at, length, hz: pitch(degree) * 1.012, to: pitch(degree), loud, shape: 'triangle' },
]

/** Several scores as one. */
export const together = (...scores: readonly Score[]): Score => scores.flat().toSorted((a, b) => a.at - b.at)
