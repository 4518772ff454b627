import type { KycKind, KycStanding } from '@senluna/contract/member/kyc.ts'

/** The sets of pictures of each tier, any one of which does. The first tier is told, not shown. */
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

/**
 * What each tier lets through; null is no limit of its own. Source: docs/cashier.md, "Who somebody
 * is".
 */
export const TIER_LIMITS: KycStanding['limits'] = [
  { tier: 0, depositTotal: '20000000', withdrawTotal: '5000000', withdrawDay: null, month: null },
  { tier: 1, depositTotal: null, withdrawTotal: null, withdrawDay: '50000000', month: '500000000' },
  { tier: 2, depositTotal: null, withdrawTotal: null, withdrawDay: null, month: '500000000' },
  { tier: 3, depositTotal: null, withdrawTotal: null, withdrawDay: null, month: null },
]
