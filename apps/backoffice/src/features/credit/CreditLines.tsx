import { creditLines, exportCreditLines, type DeskCreditLine } from '@senluna/contract/desk/credit.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { say } from '../../say.ts'
import { Exposure } from './Exposure.tsx'
import { ChangeLine, NewLine } from './LineForm.tsx'

const money = (row: DeskCreditLine, digits: string) => moneyText(digits, row.currency)

const LINES: ListSpec<DeskCreditLine> = {
  page: 'credit-lines',
  title: 'desk.credit.lines',
  source: listOf(creditLines),
  id: (row) => row.id,
  name: (row) => row.account,
  columns: [
    { name: 'account', label: 'desk.credit.generalAgent', show: (row) => row.account },
    { name: 'credit', label: 'desk.credit.credit', look: 'num', show: (row) => money(row, row.credit) },
    { name: 'given', label: 'desk.credit.given', look: 'num', show: (row) => money(row, row.given) },
    { name: 'players', label: 'desk.credit.players', look: 'num', show: (row) => String(row.players) },
    { name: 'result', label: 'desk.credit.result', look: 'num', show: (row) => money(row, row.result) },
    { name: 'open', label: 'desk.credit.open', look: 'num', show: (row) => money(row, row.openStake) },
    { name: 'owed', label: 'desk.credit.owed', look: 'num', show: (row) => money(row, row.owed) },
  ],
  filters: [{ name: 'name', label: 'desk.credit.generalAgent', kind: 'text' }],
  exported: exportedBy(exportCreditLines),
  head: <NewLine />,
  drawer: (row) => (
    <>
      <ChangeLine key={row.id} line={row} />
      <Exposure key={`exposure ${row.id}`} id={row.id} />
      <p className="muted">{say('desk.credit.exposure.about')}</p>
    </>
  ),
}

/** General agents whose line is on credit, and what is going on under them. */
export default function CreditLines() {
  return <ListPage list={LINES} />
}
