import { Refusal } from '@senluna/contract/refusals.ts'

const MILLION = 1_000_000n

/**
 * A rate moves by a small part of the one in force at a time: what is far from it is a slip, or
 * worse. Refuses VAL_FIELD with the two ends of what is let through.
 */
export function refuseRate(wanted: string | undefined, inForce: string | undefined, stepPpm: number): void {
  if (wanted === undefined || inForce === undefined) return
  const [rate, last, step] = [BigInt(wanted), BigInt(inForce), BigInt(stepPpm)]
  // The lower end is rounded up and the upper one down: neither is ever further than the step.
  const least = (last * (MILLION - step) + MILLION - 1n) / MILLION
  const most = (last * (MILLION + step)) / MILLION
  if (rate > 0n && rate >= least && rate <= most) return
  throw new Refusal('VAL_FIELD', {
    fields: [{ field: 'vndPerUsdt', patternId: 'RATE_STEP', args: [least.toString(), most.toString()] }],
  })
}
