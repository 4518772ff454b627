import { SHARE_STEP } from '@senluna/kit/agents/credit/positions.ts'

/** A share in parts per million as it stands in a field: 125000 is 12.5. */
export const percentOf = (ppm: number): string => String(ppm / 10_000)

const MOST = 1_000_000

/**
 * The share that somebody typed as a percentage of at most 100, with at most one decimal behind a
 * point or a comma; nothing where it is none.
 */
export function ppmOf(typed: string): number | undefined {
  const [, units, tenths = '0'] = /^\s*(\d{1,3})(?:[.,](\d))?\s*%?\s*$/.exec(typed) ?? []
  if (units === undefined) return undefined
  const ppm = (Number(units) * 10 + Number(tenths)) * SHARE_STEP
  return ppm <= MOST ? ppm : undefined
}
