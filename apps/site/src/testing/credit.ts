import type { OwnCredit } from '@senluna/contract/agent/credit/credit.ts'
import type { CreditStatement } from '@senluna/contract/agent/credit/credit-shapes.ts'
import { id } from '@senluna/kit/ids.ts'

/** A week of a player that lost. */
export const STATEMENT: CreditStatement = {
  id: id<'credit-statement'>('018f0000-0000-7000-8000-0000000000a1'),
  week: '2026-11-16',
  memberId: id<'member'>('018f0000-0000-7000-8000-0000000000b1'),
  account: 'lan_dn',
  stake: '3000000',
  payout: '1000000',
  adjustment: '0',
  owed: '2000000',
  state: 'OPEN',
  madeAt: '2026-11-22T18:00:00Z',
}

/** A credit of ten million, of which two are used. */
export const OWN_CREDIT: OwnCredit = {
  plays: true,
  credit: '10000000',
  given: '0',
  available: '8000000',
  currency: { code: 'VND', exponent: 0, displayDecimals: 2 },
  week: '2026-11-23',
  stake: '500000',
  payout: '0',
  owed: '2000000',
  openStakes: [{ product: 'LIVE', stake: '300000' }],
  statements: [STATEMENT],
}
