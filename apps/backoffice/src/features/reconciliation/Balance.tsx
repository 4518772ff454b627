import { exportBalance, trialBalance, type AccountLine } from '@senluna/contract/desk/money/reconciliation.ts'
import { q } from '@senluna/web/client/query.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { ByName } from '../../shown/ByName.tsx'
import { accountText } from './account-text.ts'

const BALANCE: ListSpec<AccountLine> = {
  page: 'balance',
  title: 'desk.balance',
  source: listOf(trialBalance),
  id: (row) => row.id,
  columns: [
    {
      name: 'account',
      label: 'desk.balance.account',
      show: (row) => <ByName name={accountText(row.account, row.channelName)} code={row.account} />,
    },
    { name: 'currency', label: 'desk.balance.currency', show: (row) => row.currency.code },
    {
      name: 'balance',
      label: 'desk.balance.balance',
      look: 'num',
      show: (row) => moneyText(row.balance, row.currency),
    },
  ],
  exported: exportedBy(exportBalance),
  head: <LastRun />,
}

/** What the last check of every invariant came to. */
function LastRun() {
  const { data } = useQuery(q(trialBalance))
  if (!data) return null
  const { run } = data
  if (!run) return <span className="badge">{say('desk.balance.unchecked')}</span>
  const at = momentText(run.at)
  if (run.breaks.length === 0)
    return <span className="badge good">{say('desk.balance.holds', { checks: run.checks, at })}</span>
  return (
    <details className="badge bad">
      <summary>{say('desk.balance.breaks', { n: run.breaks.length, at })}</summary>
      <ul>
        {run.breaks.map(({ check, detail }) => (
          <li key={check}>{detail === undefined ? check : `${check}: ${detail}`}</li>
        ))}
      </ul>
    </details>
  )
}

/** The trial balance of the brand. */
export default function Balance() {
  return <ListPage list={BALANCE} />
}
