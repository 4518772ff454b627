import './agent-report.css'
import { agentReport, exportAgentReport, type AgentReportRow } from '@senluna/contract/desk/agent-report.ts'
import { LazyChart } from '@senluna/web/ui/chart/LazyChart.tsx'
import { countText, moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import { Link, useSearchParams } from 'react-router'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type Column, type ListSpec } from '../../list/spec.ts'
import { say } from '../../say.ts'
import { chartWords, shortText } from '../../shown/chart-words.ts'
import { MemberLink } from '../../shown/MemberLink.tsx'

const money = (row: AgentReportRow, digits: string) => moneyText(digits, row.currency)

const nameOf = ({ kind, account }: AgentReportRow): string => {
  if (kind === 'TOTAL') return say('desk.reports.total')
  if (kind === 'HOUSE') return say('desk.reports.house')
  return kind === 'SELF' ? say('desk.reports.agents.self', { account }) : account
}

/** The address of the report below an account, or of all lines, for the same days. */
function useBelow() {
  const [params] = useSearchParams()
  return (parent: string | undefined) => {
    const next = new URLSearchParams(params)
    next.delete('row')
    if (parent === undefined) next.delete('parent')
    else next.set('parent', parent)
    return `/reports-agents?${next.toString()}`
  }
}

/** The way on from a row: what stands below an agent, or all about a member. */
function Onward({ row }: { row: AgentReportRow }) {
  const below = useBelow()
  if (row.kind !== 'BELOW' || !row.memberId) return null
  return row.leads ? (
    <Link to={below(row.account)}>{say('desk.agents.downlines')}</Link>
  ) : (
    <MemberLink id={row.memberId} name={say('desk.reports.agents.member')} />
  )
}

/** The way from all lines down to the agent that is looked below. */
function Way({ rows }: { rows: readonly AgentReportRow[] }) {
  const below = useBelow()
  const total = rows.find(({ kind }) => kind === 'TOTAL')
  if (!total || total.account === '') return null
  const above = total.above === '' ? [] : total.above.split('/')
  return (
    <nav className="agr-way" aria-label={say('desk.reports.agents.way')}>
      <Link className="link" to={below(undefined)}>
        {say('desk.reports.agents.lines')}
      </Link>
      {above.map((account) => (
        <Link key={account} className="link" to={below(account)}>
          {account}
        </Link>
      ))}
      <span aria-current="page">{total.account}</span>
    </nav>
  )
}

/** More would be too narrow to tell apart. */
const BARS = 15

function NgrChart({ rows }: { rows: readonly AgentReportRow[] }) {
  const shown = rows.filter(({ kind }) => kind !== 'TOTAL').slice(0, BARS)
  const [first] = shown
  if (!first || shown.length < 2) return null
  return (
    <LazyChart
      title={say('desk.reports.ggrNgr')}
      look="bar"
      labels={shown.map(nameOf)}
      series={[
        { name: say('desk.reports.ggr'), values: shown.map(({ ggr }) => Number(ggr)), main: true },
        { name: say('desk.reports.ngr'), values: shown.map(({ ngr }) => Number(ngr)) },
      ]}
      format={(value) => signedText(String(value), first.currency)}
      short={(value) => shortText(value, first.currency.exponent)}
      words={chartWords(say('desk.reports.agents.account'))}
    />
  )
}

const amount = (
  name: 'stake' | 'validBet' | 'payout' | 'rebates' | 'wages' | 'dividends' | 'bonuses' | 'arrears',
  label: Column<AgentReportRow>['label'],
  more: Pick<Column<AgentReportRow>, 'hidden'> = {},
): Column<AgentReportRow> => ({ name, label, look: 'num', show: (row) => money(row, row[name]), ...more })

const signed = (
  name: 'ggr' | 'ngr' | 'betweenAgents',
  label: Column<AgentReportRow>['label'],
  more: Pick<Column<AgentReportRow>, 'hidden'> = {},
): Column<AgentReportRow> => ({
  name,
  label,
  look: 'num',
  show: (row) => signedText(row[name], row.currency),
  ...more,
})

const AGENTS: ListSpec<AgentReportRow> = {
  page: 'reports-agents',
  title: 'desk.reports.agents',
  source: listOf(agentReport),
  id: ({ kind, memberId }) => `${kind} ${memberId ?? ''}`,
  name: nameOf,
  above: (rows) => (
    <>
      <Way rows={rows} />
      <NgrChart rows={rows} />
    </>
  ),
  columns: [
    { name: 'account', label: 'desk.reports.agents.account', show: nameOf },
    { name: 'onward', label: 'desk.reports.agents.onward', show: (row) => <Onward row={row} /> },
    { name: 'players', label: 'desk.reports.players', look: 'num', show: (row) => countText(row.players) },
    { name: 'bets', label: 'desk.reports.bets', look: 'num', show: (row) => countText(row.bets), hidden: true },
    amount('stake', 'desk.reports.stake'),
    amount('validBet', 'desk.reports.valid', { hidden: true }),
    amount('payout', 'desk.reports.payout', { hidden: true }),
    signed('ggr', 'desk.reports.ggr'),
    amount('rebates', 'desk.reports.agents.rebates'),
    amount('wages', 'desk.reports.agents.wages'),
    amount('dividends', 'desk.reports.agents.dividends'),
    amount('bonuses', 'desk.reports.agents.bonuses'),
    signed('ngr', 'desk.reports.ngr'),
    signed('betweenAgents', 'desk.reports.agents.between', { hidden: true }),
    amount('arrears', 'desk.reports.agents.arrears'),
  ],
  filters: [
    { name: 'parent', label: 'desk.reports.agents.parent', kind: 'text' },
    { name: 'from', label: 'desk.from', kind: 'day' },
    { name: 'to', label: 'desk.to', kind: 'day' },
  ],
  head: <p className="hint">{say('desk.reports.agents.about')}</p>,
  exported: exportedBy(exportAgentReport),
}

/** What each line came to, down to its members. */
export default function AgentReport() {
  return <ListPage list={AGENTS} />
}
