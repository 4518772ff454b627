import type { StatementLines } from '@senluna/kit/agents/pay/statement.ts'
import { text } from '@senluna/web/client/text.ts'

const NAMES = {
  validBet: 'bill.validBet',
  stake: 'bill.stake',
  payout: 'bill.payout',
  rebates: 'bill.rebates',
  bonuses: 'bill.bonuses',
  wages: 'bill.wages',
  paymentFees: 'bill.fees',
  vendorFee: 'billFile.vendorFee',
  platformFee: 'aff.platformFee',
  netLoss: 'bill.netLoss',
  base: 'bill.base',
  active: 'bill.active',
  tier: 'bill.tier',
  ratePpm: 'contract.rate',
  share: 'aff.share',
  qualified: 'aff.qualified',
  cpa: 'aff.cpa.sum',
  gross: 'bill.amount',
  carryOut: 'bill.carryOut',
} as const satisfies Record<keyof StatementLines, string>

const isNamed = (line: string): line is keyof StatementLines => line in NAMES

/** What a line of a statement is called; one of a new member has its own name. */
export const lineName = (line: string): string => (isNamed(line) ? text(NAMES[line]) : line)
