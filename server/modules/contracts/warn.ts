import type { AffectedContract } from '@senluna/contract/agent/contract-shapes.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Tier } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { deepName } from '../teams/index.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Below } from './end.ts'

const highest = (tiers: readonly Tier[]): number => Math.max(0, ...tiers.map(({ rate }) => rate))

/**
 * Refuses CTR_DOWNLINE_HIGHER with the contracts below that would end, unless that was confirmed.
 * Names of those who aren't right below are masked where the brand says so.
 */
export function refuseBelow(
  { cascade, contracts }: Below,
  newTiers: readonly Tier[] | null,
  { brand, isConfirmed }: { brand: Brand; isConfirmed: boolean },
): void {
  if (isConfirmed || cascade.terminated.length === 0) return
  const newMaxPpm = highest(newTiers ?? [])
  const affected = cascade.terminated.map(({ id, depth, reason }): AffectedContract => {
    const { holderName, terms } = contracts.get(id)!
    const account = depth === 1 ? holderName : deepName(brand, holderName)
    return { contractId: id, account, depth, ratePpm: highest(terms.tiers), newMaxPpm, reason }
  })
  throw new Refusal('CTR_DOWNLINE_HIGHER', { value: { affected } })
}
