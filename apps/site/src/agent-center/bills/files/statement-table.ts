import { FIGURE_COLUMNS, statementTable } from '@senluna/kit/agents/pay/statement-csv.ts'
import { readStatement } from '@senluna/kit/agents/pay/statement.ts'
import { text } from '@senluna/web/client/text.ts'

/** The statement as a table that anybody can check; amounts in the currency's smallest unit. */
export function tableOf(statement: string): Blob {
  const titles: Record<(typeof FIGURE_COLUMNS)[number], string> = {
    account: text('team.account'),
    product: text('contract.products'),
    validBet: text('bill.validBet'),
    stake: text('bill.stake'),
    payout: text('bill.payout'),
    rebates: text('bill.rebates'),
    bonuses: text('bill.bonuses'),
    wages: text('bill.wages'),
    paymentFees: text('bill.fees'),
    counts: text('billFile.counts'),
    memberId: 'ID',
  }
  const table = statementTable(
    readStatement(statement),
    FIGURE_COLUMNS.map((column) => titles[column]),
  )
  return new Blob([table], { type: 'text/csv;charset=utf-8' })
}
