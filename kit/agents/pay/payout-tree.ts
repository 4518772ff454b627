import { assert } from '../../assert.ts'
import { amount, type Amount } from '../../money.ts'

/** Who pays the holders of house contracts; it has always enough. */
export const HOUSE = 'HOUSE'

/** What a holder is owed for one period by its offeror. */
export interface PayableBill {
  /** The holder. */
  id: string
  /** The offeror, or the house. */
  parent: string
  gross: Amount
  /** The oldest contract is paid first: a date or a moment in ISO 8601. */
  signedAt: string
}

/** Money from one wallet to another. */
export interface Payment {
  from: string
  to: string
  amount: Amount
}

/** What a payer could not pay. */
export interface Arrears {
  payer: string
  payee: string
  amount: Amount
}

/** What paying the bills of a period comes to. */
export interface Payout {
  /** Own gross less what the direct downlines are due: what the period brings each of them. */
  net: Map<string, Amount>
  payments: Payment[]
  arrears: Arrears[]
  /** What stands in each wallet afterwards. */
  balances: Map<string, Amount>
}

/**
 * Pays the bills of a period top down: the house its holders, then each holder its downlines, the
 * oldest contract first, as far as its wallet goes. The rest is arrears.
 *
 * A payer without a bill of its own pays from what it has. `balances` are what stands in the
 * wallets before; an absent one is empty. Source: docs/agents.md, "Who pays whom"; vectors
 * DIVIDEND-TREE-*.
 */
export function payoutOf(bills: readonly PayableBill[], before: ReadonlyMap<string, Amount>): Payout {
  const byPayer = Map.groupBy(bills.toSorted(oldestFirst), ({ parent }) => parent)
  const payout: Payout = { net: new Map(), payments: [], arrears: [], balances: new Map(before) }
  const payers = payersOf(byPayer)
  assert(payers.length === byPayer.size, 'nobody pays its own upline')
  for (const payer of payers) for (const bill of byPayer.get(payer)!) pay(bill, payout)
  for (const { id } of bills) payout.net.set(id, amount(0n))
  for (const { id, parent, gross } of bills) {
    payout.net.set(id, amount(payout.net.get(id)! + gross))
    if (payout.net.has(parent)) payout.net.set(parent, amount(payout.net.get(parent)! - gross))
  }
  return payout
}

/** Payers in the order in which they pay: each after all bills of its own, else breadth first. */
function payersOf(byPayer: ReadonlyMap<string, readonly PayableBill[]>): string[] {
  const unpaid = new Map<string, number>()
  for (const { id } of [...byPayer.values()].flat()) unpaid.set(id, (unpaid.get(id) ?? 0) + 1)
  const tops = [...byPayer.keys()].filter((payer) => payer !== HOUSE && !unpaid.has(payer))
  const payers = byPayer.has(HOUSE) ? [HOUSE, ...tops] : tops
  // The list grows while it is walked: who was paid pays after those before it.
  for (const payer of payers)
    for (const { id } of byPayer.get(payer)!) {
      unpaid.set(id, unpaid.get(id)! - 1)
      if (unpaid.get(id) === 0 && byPayer.has(id)) payers.push(id)
    }
  return payers
}

function pay({ id, parent, gross }: PayableBill, { payments, arrears, balances }: Payout): void {
  const has = parent === HOUSE ? gross : (balances.get(parent) ?? amount(0n))
  const paid = has < gross ? has : gross
  if (parent !== HOUSE) balances.set(parent, amount(has - paid))
  balances.set(id, amount((balances.get(id) ?? 0n) + paid))
  if (paid > 0n) payments.push({ from: parent, to: id, amount: paid })
  if (paid < gross) arrears.push({ payer: parent, payee: id, amount: amount(gross - paid) })
}

const oldestFirst = (a: PayableBill, b: PayableBill): number => compare(a.signedAt, b.signedAt) || compare(a.id, b.id)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
