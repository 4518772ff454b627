import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import type { SignedStatement } from '@senluna/contract/agent/bills.ts'
import type { WrittenNewcomers } from '@senluna/kit/agents/affiliates/written-newcomers.ts'
import type { Statement, StatementLines, WrittenFigures } from '@senluna/kit/agents/pay/statement.ts'
import { isLastOfMonth } from '@senluna/kit/agents/periods.ts'
import type { BusinessDate } from '@senluna/kit/time.ts'
import type { NamedBill } from './store/bill-lists.ts'

/** An Ed25519 key in PKCS #8, but for its 32 bytes. Source: RFC 8410. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
/** Who a bill without a payer is paid by. */
export const HOUSE_NAME = 'HOUSE'

/** Signs statements with a key that belongs to the operator alone. */
export class Signer {
  readonly #key
  readonly publicKey: string

  /** `seed` is 32 bytes, derived from the operator's secret. */
  constructor(seed: Buffer) {
    this.#key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
    this.publicKey = createPublicKey(this.#key).export({ format: 'jwk' }).x ?? ''
  }

  sign(statement: Statement): SignedStatement {
    const text = JSON.stringify(statement)
    const signature = sign(null, Buffer.from(text), this.#key).toString('base64url')
    return { statement: text, algorithm: 'Ed25519', publicKey: this.publicKey, signature }
  }
}

/** What a bill says, with all that it is reckoned from; `newcomers` are those of an affiliate. */
export function statementOf(
  bill: NamedBill,
  figures: readonly WrittenFigures[],
  newcomers: WrittenNewcomers | undefined,
): Statement {
  const parts = {
    what: 'senluna bill',
    form: bill.terms.affiliate ? 2 : 1,
    billId: bill.id,
    contractId: bill.contract_id,
    contractVersion: bill.contract_version,
    version: bill.version,
    brand: bill.merchant_id,
    account: bill.holder,
    payer: bill.payer ?? HOUSE_NAME,
    currency: bill.currency,
    period: {
      start: bill.period_start.toISOString(),
      endExclusive: bill.period_end.toISOString(),
      day: bill.day,
      isLastOfMonth: isLastOfMonth(bill.terms.period, { from: bill.day as BusinessDate }),
    },
    terms: bill.terms,
    carryIn: bill.carry_in.toString(),
    before: bill.before.toString(),
    adjustment: bill.adjustment.toString(),
    figures,
    ...(newcomers && { newcomers }),
  } as const
  return { ...parts, says: saidBy(bill) }
}

/** The lines as the bill was written, not as they are worked out now. */
const saidBy = (bill: NamedBill): StatementLines => ({
  validBet: bill.valid_bet.toString(),
  stake: bill.stake.toString(),
  payout: bill.payout.toString(),
  rebates: bill.rebates.toString(),
  bonuses: bill.bonuses.toString(),
  wages: bill.wages.toString(),
  paymentFees: bill.payment_fees.toString(),
  vendorFee: bill.vendor_fee.toString(),
  netLoss: bill.net_loss.toString(),
  base: bill.base.toString(),
  active: bill.active.toString(),
  tier: bill.tier === null ? '' : bill.tier.toString(),
  ratePpm: bill.rate_ppm.toString(),
  gross: bill.gross.toString(),
  carryOut: bill.carry_out.toString(),
  ...(bill.terms.affiliate && {
    platformFee: bill.platform_fee.toString(),
    share: bill.share.toString(),
    qualified: bill.qualified.toString(),
    cpa: bill.cpa.toString(),
  }),
})
