/**
 * What an agent takes of one product, in parts per million: `share` for itself, of the `most` that
 * it and all below it may take together; its upline wants at least `least` taken by itself.
 */
export interface Position {
  least: number
  most: number
  share: number
}

/** Nothing is taken: all of it is the upline's. */
export const NO_POSITION: Position = { least: 0, most: 0, share: 0 }

/** What the house gives from: it takes nothing of its own and may give all. */
export const OF_HOUSE: Position = { least: 0, most: 1_000_000, share: 0 }

/** Shares are set in steps of 0.1 %. */
export const SHARE_STEP = 1_000

export type PositionError = 'RANGE' | 'STEP' | 'ABOVE_UPLINE' | 'BELOW_GIVEN' | 'SHARE'

const isStep = (ppm: number): boolean => Number.isSafeInteger(ppm) && ppm % SHARE_STEP === 0

/**
 * What is wrong with a share that an agent would take. `given` is the most that any account right
 * below it may take with its own team.
 *
 * SHARE: outside what its upline allows. BELOW_GIVEN: too little is left for those below.
 */
export function wrongInShare(share: number, { least, most }: Position, given: number): PositionError | undefined {
  if (!isStep(share)) return 'STEP'
  if (share < least || share > most) return 'SHARE'
  return share + given > most ? 'BELOW_GIVEN' : undefined
}

/**
 * What is wrong with bounds that an upline would give. `own` is how the downline stands, `given`
 * the most that it has given on.
 *
 * ABOVE_UPLINE: more than the upline has left. BELOW_GIVEN: less than the downline already takes
 * and has given on.
 */
export function wrongInBounds(
  bounds: Pick<Position, 'least' | 'most'>,
  upline: Position,
  { own, given }: { own: Position; given: number },
): PositionError | undefined {
  const { least, most } = bounds
  if (!isStep(least) || !isStep(most)) return 'STEP'
  if (least < 0 || least > most || most > OF_HOUSE.most) return 'RANGE'
  if (upline.share + most > upline.most) return 'ABOVE_UPLINE'
  return shareUnder(bounds, own) + given > most ? 'BELOW_GIVEN' : undefined
}

/** What a downline takes under new bounds: what it took, at least what is wanted now. */
export const shareUnder = ({ least }: Pick<Position, 'least'>, { share }: Position): number => Math.max(least, share)
