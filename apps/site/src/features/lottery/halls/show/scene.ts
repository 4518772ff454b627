import type { ShownResult } from '../../results/result-rows.ts'

/** How a draw is shown: what stands on the stage. */
export type Scene = 'CUP' | 'RACE' | 'MACHINE' | 'BOARD'

/** A result that a scene shows: numbers in the order drawn. */
export type Numbers = readonly number[]

/** What every scene is given. Without a result it waits; with all of its steps done it rests. */
export interface SceneProps {
  readonly family: string
  readonly result: Numbers | undefined
  /** So many steps have been shown. */
  readonly shown: number
  readonly steps: number
}

const SCENES: Readonly<Record<string, Scene>> = {
  K3: 'CUP',
  PK10: 'RACE',
  KENO: 'BOARD',
  SSC: 'MACHINE',
  '11X5': 'MACHINE',
  '3D': 'MACHINE',
  PC28: 'MACHINE',
  LHC: 'MACHINE',
}

/** The scene of a family; none where a result is written by prize. */
export const sceneOf = (family: string): Scene | undefined => SCENES[family]

/** The numbers of a result, where it is a list of them. */
export const numbersIn = (result: ShownResult | undefined): Numbers | undefined =>
  Array.isArray(result) ? result : undefined

const CUP_MS = [1_300, 1_100]
const RACE_MS = [500, 4_600]
const FIRST_BALL_MS = 900
const BALL_MS = 620
const LIGHT_MS = 150

/** How long each step of a scene takes, in ms; a draw is over in less than six seconds. */
export function stepsOf(scene: Scene, count: number): readonly number[] {
  if (scene === 'CUP') return CUP_MS
  if (scene === 'RACE') return RACE_MS
  if (scene === 'BOARD') return Array.from({ length: count }, () => LIGHT_MS)
  return Array.from({ length: count }, (_, nth) => (nth === 0 ? FIRST_BALL_MS : BALL_MS))
}
