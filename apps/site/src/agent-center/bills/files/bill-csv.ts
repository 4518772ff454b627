import type { BillDetail } from '@senluna/contract/agent/bills.ts'
import { csvTable } from '@senluna/kit/text/csv.ts'
import { text } from '@senluna/web/client/text.ts'

const FIGURES = ['validBet', 'stake', 'payout', 'rebates', 'bonuses', 'wages', 'paymentFees'] as const

/**
 * A bill's members' figures as a table, and of an affiliate its parts and new members below;
 * amounts in the currency's smallest unit.
 */
export function csvOf(bill: BillDetail): Blob {
  const titles = [
    text('team.account'),
    text('contract.products'),
    text('bill.validBet'),
    text('bill.stake'),
    text('bill.payout'),
    text('bill.rebates'),
    text('bill.bonuses'),
    text('bill.wages'),
    text('bill.fees'),
  ]
  const rows = bill.figures.map((row) => [row.account, row.product, ...FIGURES.map((field) => row[field])])
  return new Blob([csvTable(titles, [...rows, ...planRows(bill)])], { type: 'text/csv;charset=utf-8' })
}

/** The parts of an affiliate's bill, and each new member with what became of it. */
function planRows({ plan, gross, newcomers }: BillDetail): (string | number)[][] {
  if (!plan) return []
  return [
    [],
    [text('aff.plan'), text(`aff.plan.${plan.kind}`)],
    [text('aff.share'), plan.share],
    [text('aff.qualified'), plan.qualified],
    [text('aff.cpa.sum'), plan.cpa],
    [text('bill.amount'), gross],
    [],
    [
      text('aff.new'),
      text('aff.registeredOn'),
      text('aff.firstDeposit'),
      text('bill.amount'),
      text('bill.validBet'),
      text('aff.metOn'),
      text('aff.until'),
      text('aff.result'),
      text('aff.cpa.sum'),
    ],
    ...newcomers.map((row) => [
      row.account,
      row.registeredOn,
      row.firstDeposit?.day ?? '',
      row.firstDeposit?.amount ?? '',
      row.validBet,
      row.metOn ?? '',
      row.lastDay,
      text(`aff.outcome.${row.outcome}`),
      row.amount,
    ]),
  ]
}
