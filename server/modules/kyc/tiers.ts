import { TIER_LIMITS } from '@senluna/kit/cashier/tiers.ts'
import type { KycKind, KycStanding } from '@senluna/contract/member/kyc.ts'

/** The sets of pictures of each tier, any one of which does. The first tier needs none. */
export const DOCUMENTS: Readonly<Record<1 | 2 | 3, readonly (readonly KycKind[])[]>> = {
  1: [],
  2: [
    ['ID_FRONT', 'ID_BACK', 'SELFIE'],
    ['PASSPORT', 'SELFIE'],
  ],
  3: [['SOURCE'], ['SOURCE', 'SOURCE'], ['SOURCE', 'SOURCE', 'SOURCE']],
}

/** Whether pictures of these kinds, in any order, are what a tier asks for. */
export function isEnough(tier: 1 | 2 | 3, kinds: readonly KycKind[]): boolean {
  const given = [...kinds].sort().join()
  const sets = DOCUMENTS[tier]
  return sets.length === 0 ? kinds.length === 0 : sets.some((set) => [...set].sort().join() === given)
}

const written = (units: bigint | null): string | null => units?.toString() ?? null

/** What each tier lets through, as it is sent. */
export const shownLimits = (): KycStanding['limits'] =>
  TIER_LIMITS.map(({ tier, depositTotal, withdrawTotal, withdrawDay, month }) => ({
    tier,
    depositTotal: written(depositTotal),
    withdrawTotal: written(withdrawTotal),
    withdrawDay: written(withdrawDay),
    month: written(month),
  }))
