import { deskAffiliates, exportAffiliates, type AffiliateRow } from '@senluna/contract/desk/affiliates.ts'
import { VALUE_PERIODS } from '@senluna/contract/desk/player-value.ts'
import { countText, moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../../list/spec.ts'
import { momentText, say } from '../../../say.ts'
import { AffiliateDetails } from './AffiliateDetails.tsx'

type Counted = 'codes' | 'opened' | 'registered' | 'firstDeposits' | 'qualified'
const count = (name: Counted) =>
  ({ name, label: `desk.aff.${name}`, look: 'num', show: (row: AffiliateRow) => countText(row[name]) }) as const

type Paid = 'firstDeposited' | 'share' | 'cpa' | 'gross' | 'paid'
const money = (name: Paid) =>
  ({
    name,
    label: `desk.aff.${name}`,
    look: 'num',
    show: (row: AffiliateRow) => moneyText(row[name], row.currency),
  }) as const

const AFFILIATES: ListSpec<AffiliateRow> = {
  page: 'affiliates',
  title: 'desk.affiliates',
  source: listOf(deskAffiliates),
  id: (row) => row.memberId,
  name: (row) => row.userName,
  columns: [
    { name: 'account', label: 'desk.aff.account', show: (row) => row.userName },
    { name: 'plan', label: 'desk.aff.plan', show: (row) => <Plan row={row} /> },
    { ...count('codes'), hidden: true },
    count('opened'),
    count('registered'),
    count('firstDeposits'),
    { ...money('firstDeposited'), hidden: true },
    count('qualified'),
    { name: 'netLoss', label: 'desk.aff.netLoss', look: 'num', show: (row) => signedText(row.netLoss, row.currency) },
    { ...money('share'), hidden: true },
    money('cpa'),
    money('gross'),
    money('paid'),
    {
      name: 'review',
      label: 'desk.aff.review',
      look: 'num',
      show: (row) => (row.review > 0 ? <span className="badge warn">{countText(row.review)}</span> : '0'),
    },
    {
      name: 'registeredAt',
      label: 'desk.members.registered',
      look: 'when',
      show: (row) => momentText(row.registeredAt),
      hidden: true,
    },
  ],
  filters: [
    {
      name: 'period',
      label: 'desk.reports.period',
      kind: 'choice',
      tabs: true,
      start: 'MONTH',
      options: () => VALUE_PERIODS.map((period) => [period, `desk.reports.period.${period}`] as const),
    },
    { name: 'name', label: 'desk.agents.search', kind: 'text' },
  ],
  exported: exportedBy(exportAffiliates),
  drawer: (row) => <AffiliateDetails key={row.memberId} row={row} />,
}

/** How it is paid, and whether an offer waits for its answer. */
function Plan({ row }: { row: AffiliateRow }) {
  return (
    <>
      {row.plan ? say(`desk.aff.plan.${row.plan}`) : say('desk.aff.plan.none')}
      {row.offered && (
        <>
          {' '}
          <span className="badge warn">{say('desk.aff.offered')}</span>
        </>
      )}
    </>
  )
}

/** Affiliates: their plans, what their codes brought, and what they were paid. */
export default function Affiliates() {
  return <ListPage list={AFFILIATES} />
}
