import { bell, pitch, pluck, together, type Score } from './score.ts'

/** What a slot can be heard doing. */
export type Effect =
  | { name: 'tap' }
  /** The bed under turning reels; it is stopped when the last of them stands. */
  | { name: 'spin' }
  | { name: 'stop'; reel: number }
  /** A reel is waited for. */
  | { name: 'riser'; seconds: number }
  /** The counter of a win moves: how far, from 0 to 1. */
  | { name: 'count'; share: number }
  /** What came back is no more than the stake. */
  | { name: 'neutral' }
  /** 0 is any win; 1, 2 and 3 are the steps of a big one. */
  | { name: 'win'; step: 0 | 1 | 2 | 3 }
  /** A win of a tumbling board; each that follows sounds a step higher. */
  | { name: 'tumble'; nth: number }
  /** What won bursts, and makes room. */
  | { name: 'splash' }
  | { name: 'featureIntro' }
  | { name: 'featureEnd' }

const SPIN_SECONDS = 12
const PULSE_SECONDS = 0.12

/** The notes of an effect, from 0. */
export function scoreOf(effect: Effect): Score {
  switch (effect.name) {
    case 'tap':
      return [{ at: 0, length: 0.06, hz: 700, to: 420, loud: 0.09, shape: 'triangle' }]
    case 'spin':
      return spin()
    case 'stop':
      return stop(effect.reel)
    case 'riser':
      return riser(effect.seconds)
    case 'count':
      return [{ at: 0, length: 0.05, hz: pitch(10 + Math.round(effect.share * 5)), loud: 0.045, shape: 'triangle' }]
    case 'neutral':
      return [{ at: 0, length: 0.16, hz: 294, to: 262, loud: 0.06, shape: 'sine' }]
    case 'win':
      return fanfare(effect.step)
    case 'tumble':
      return together(
        ...[0, 2, 4].map((degree, nth) => pluck(nth * 0.07, 5 + Math.min(effect.nth, 8) + degree, 0.09, 0.7)),
      )
    case 'splash':
      return [
        { at: 0, length: 0.3, hz: 1_900, to: 500, loud: 0.07, shape: 'air' },
        { at: 0, length: 0.16, hz: 520, to: 1_040, loud: 0.06, shape: 'sine' },
      ]
    case 'featureIntro':
      return together(
        ...[0, 2, 3, 5, 7, 8, 10].map((degree, nth) => pluck(nth * 0.14, degree + 5, 0.1, 1.4)),
        bell(1, 15, 0.12),
        swell(0, 1.4),
      )
    case 'featureEnd':
      return together(
        ...[15, 13, 12, 10].map((degree, nth) => pluck(nth * 0.17, degree, 0.1, 1.2)),
        bell(0.7, 5, 0.14),
        bell(0.7, 10, 0.09),
      )
  }
}

/** Water and wood: a soft rush, and a pulse that goes on as long as anything turns. */
const spin = (): Score =>
  together(
    [{ at: 0, length: SPIN_SECONDS, hz: 620, loud: 0.08, shape: 'air', attack: 0.25 }],
    Array.from({ length: Math.floor(SPIN_SECONDS / PULSE_SECONDS) }, (_, nth) => ({
      at: nth * PULSE_SECONDS,
      length: 0.05,
      hz: pitch(nth % 4 === 0 ? 5 : 7),
      loud: nth % 4 === 0 ? 0.08 : 0.05,
      shape: 'triangle' as const,
    })),
  )

/** A wooden knock; each reel stands a step higher than the one before. */
const stop = (reel: number): Score =>
  together(
    [{ at: 0, length: 0.13, hz: 170 + reel * 14, to: 70, loud: 0.2, shape: 'sine' }],
    [{ at: 0, length: 0.12, hz: pitch(5 + reel), loud: 0.07, shape: 'triangle' }],
  )

/** A tone that climbs two octaves, and beats faster the longer it is waited. */
function riser(seconds: number): Score {
  const beats = Math.max(2, Math.round(seconds * 7))
  return together(
    [{ at: 0, length: seconds, hz: pitch(0), to: pitch(10), loud: 0.05, shape: 'triangle', attack: seconds / 2 }],
    [{ at: 0, length: seconds, hz: 400, to: 2_400, loud: 0.03, shape: 'air', attack: seconds / 2 }],
    Array.from({ length: beats }, (_, nth) => ({
      at: seconds * (1 - (1 - nth / beats) ** 1.5),
      length: 0.08,
      hz: pitch(10),
      loud: 0.03 + 0.03 * (nth / beats),
      shape: 'sine' as const,
    })),
  )
}

const TUNES = [
  [5, 7, 9],
  [5, 7, 9, 10, 9, 10, 12],
  [5, 7, 9, 10, 12, 10, 12, 14, 15],
  [5, 7, 9, 10, 12, 14, 15, 12, 14, 15, 17, 19, 20],
] as const

/** A tune of bells, longer and higher with each step; from the second on with strings below. */
const fanfare = (step: 0 | 1 | 2 | 3): Score =>
  together(
    ...TUNES[step].map((degree, nth) => bell(nth * 0.1, degree, 0.09)),
    ...(step < 2 ? [] : TUNES[step].map((degree, nth) => pluck(nth * 0.1, degree - 5, 0.035, 1.1))),
    ...(step === 0 ? [] : [swell(0, TUNES[step].length * 0.1)]),
    ...(step < 3 ? [] : [0.4, 0.8, 1.2].map((at) => bell(at, 0, 0.13))),
  )

/** Air that comes closer. */
const swell = (at: number, length: number): Score => [
  { at, length, hz: 700, to: 3_200, loud: 0.025, shape: 'air', attack: length * 0.8 },
]
