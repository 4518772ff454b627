import {
  deskCreditStatements,
  exportCreditStatements,
  settleCredit,
  type DeskCreditStatement,
} from '@senluna/contract/desk/credit.ts'
import { CREDIT_STATES } from '@senluna/kit/agents/credit/statement-steps.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { dateOf, moneyText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'

const LOOKS: Readonly<Record<DeskCreditStatement['state'], string>> = {
  EVEN: 'badge',
  OPEN: 'badge warn',
  REPORTED: 'badge warn',
  PAID: 'badge good',
}

const money = (row: DeskCreditStatement, digits: string) => moneyText(digits, row.currency)
const uplineText = ({ upline }: DeskCreditStatement) => (upline === 'HOUSE' ? say('desk.credit.house') : upline)

const STATEMENTS: ListSpec<DeskCreditStatement> = {
  page: 'credit-statements',
  title: 'desk.credit.statements',
  source: listOf(deskCreditStatements),
  id: (row) => row.id,
  name: (row) => `${row.account} · ${dateOf(row.week)}`,
  columns: [
    { name: 'week', label: 'desk.credit.week', look: 'when', show: (row) => dateOf(row.week) },
    { name: 'account', label: 'desk.credit.account', show: (row) => row.account },
    { name: 'upline', label: 'desk.credit.upline', show: uplineText },
    { name: 'stake', label: 'desk.credit.stake', look: 'num', show: (row) => money(row, row.stake) },
    { name: 'payout', label: 'desk.credit.payout', look: 'num', show: (row) => money(row, row.payout) },
    { name: 'adjustment', label: 'desk.credit.adjustment', look: 'num', show: (row) => money(row, row.adjustment) },
    { name: 'owed', label: 'desk.credit.owed', look: 'num', show: (row) => money(row, row.owed) },
    {
      name: 'state',
      label: 'desk.credit.state',
      show: (row) => <span className={LOOKS[row.state]}>{say(`desk.credit.state.${row.state}`)}</span>,
    },
    {
      name: 'confirmed',
      label: 'desk.credit.confirmed',
      look: 'when',
      hidden: true,
      show: (row) => (row.confirmedAt ? momentText(row.confirmedAt) : ''),
    },
  ],
  filters: [
    { name: 'name', label: 'desk.credit.account', kind: 'text' },
    { name: 'week', label: 'desk.credit.week', kind: 'day' },
    {
      name: 'state',
      label: 'desk.credit.state',
      kind: 'choice',
      options: () => CREDIT_STATES.map((state) => [state, `desk.credit.state.${state}`] as const),
    },
    {
      name: 'side',
      label: 'desk.credit.upline',
      kind: 'choice',
      options: () => [['HOUSE', 'desk.credit.house'] as const],
    },
  ],
  acts: [
    {
      name: 'desk.credit.settle',
      right: 'credit.edit',
      main: true,
      may: (row) => row.upline === 'HOUSE' && row.state === 'OPEN',
      about: () => <p>{say('desk.credit.settle.about')}</p>,
      run: (row, reason) => call(settleCredit, { params: { id: row.id }, body: {} }, { reason }),
    },
  ],
  exported: exportedBy(exportCreditStatements),
}

/** Weekly statements of accounts on credit; those with the house are settled here. */
export default function CreditStatements() {
  return <ListPage list={STATEMENTS} />
}
