import { multiplesOf, type Progress } from '@senluna/games/lottery/rules/tickets/chase.ts'
import { amount } from '@senluna/kit/money.ts'
import type { NearDraw } from '../../draw/rules.ts'

/** A chase as its form has it. */
export interface ChasePlan {
  draws: number
  how: 'SAME' | 'TIMES' | 'PROFIT'
  start: number
  factor: number
  every: number
  /** Percent of everything staked. */
  profit: number
  stopOnWin: boolean
  /** What stands in fields where that is no number they take; the plan has the ones before. */
  wrong?: Readonly<Partial<Record<PlanField, string | undefined>>>
}

/** A number of a plan that is typed. */
export type PlanField = 'draws' | 'start' | 'factor' | 'every' | 'profit'

export const FIRST_PLAN: ChasePlan = {
  draws: 5,
  how: 'SAME',
  start: 1,
  factor: 2,
  every: 1,
  profit: 10,
  stopOnWin: true,
}

/** The most draws a chase runs over. */
export const MOST_DRAWS = 100
/** An order and a chase of it come to so many tickets at most. */
const MOST_TICKETS = 200

/**
 * What one draw of it costs and pays, at multiple 1. `payout` is known where the slip is one bet at
 * one price.
 */
export interface ChaseMoney {
  stake: bigint
  payout?: bigint
  tickets: number
}

/** The draws of a plan with their multiples: fewer than wished where draws or money end earlier. */
export function chaseOf(
  plan: ChasePlan,
  draws: readonly NearDraw[],
  { stake, payout, tickets }: ChaseMoney,
): { drawNumbers: string[]; multiples: number[]; total: bigint } {
  const count = Math.min(plan.draws, draws.length, MOST_DRAWS, Math.floor(MOST_TICKETS / Math.max(1, tickets)))
  const multiples = multiplesOf(progressOf(plan, stake, payout), count)
  return {
    drawNumbers: draws.slice(0, multiples.length).map(({ drawNumber }) => drawNumber),
    multiples: [...multiples],
    total: multiples.reduce((sum, multiple) => sum + stake * BigInt(multiple), 0n),
  }
}

/** Whether a field that the plan asks for holds something else than a number it takes. */
export function isMistyped({ how, wrong }: ChasePlan, { payout }: ChaseMoney): boolean {
  const asked: Readonly<Record<ChasePlan['how'], readonly PlanField[]>> = {
    SAME: ['draws', 'start'],
    TIMES: ['draws', 'start', 'factor', 'every'],
    PROFIT: payout === undefined ? ['draws', 'start'] : ['draws', 'start', 'profit'],
  }
  return asked[how].some((field) => wrong?.[field] !== undefined)
}

function progressOf(plan: ChasePlan, stake: bigint, payout: bigint | undefined): Progress {
  if (plan.how === 'TIMES') return { by: 'TIMES', start: plan.start, factor: plan.factor, every: plan.every }
  if (plan.how === 'PROFIT' && payout !== undefined)
    return {
      by: 'PROFIT',
      start: plan.start,
      ppm: plan.profit * 10_000,
      stake: amount(stake),
      payout: amount(payout),
    }
  return { by: 'SAME', multiple: plan.start }
}
