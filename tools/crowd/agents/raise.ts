import { changeRates, ownRates, type Downline } from '@senluna/contract/agent/downlines.ts'
import { rateStepOf } from '@senluna/kit/agents/rebates/rates.ts'
import { rate } from '@senluna/kit/money.ts'
import type { Guest } from '../guest.ts'

/** Rates that agents reward their downlines with, and by how many steps. */
const REWARDED = 'RNG'
const STEPS = 5

/** Gives an account right below a better rate, where there is room below the own one. */
export async function raise({ visitor }: Guest, { id, rates }: Pick<Downline, 'id' | 'rates'>): Promise<void> {
  const { rates: own } = await visitor.call(ownRates)
  const wanted = (rates[REWARDED] ?? 0) + STEPS * rateStepOf(REWARDED)
  if (wanted > (own[REWARDED] ?? 0)) return
  await visitor.call(changeRates, { params: { id }, body: { rates: { [REWARDED]: rate(wanted) } } })
}
