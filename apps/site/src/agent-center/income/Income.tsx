import { agentIncome, INCOME_FIGURES, INCOME_GROUPS, type IncomeRow } from '@senluna/contract/agent/income.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { dateOf } from '@senluna/web/ui/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useMember } from '../../session.ts'
import { AgentTable } from '../parts/table/AgentTable.tsx'
import { CsvButton } from '../parts/CsvButton.tsx'
import { figureName } from '../parts/figure-name.ts'
import { MoneyCards } from '../parts/MoneyCards.tsx'
import { PeriodFilter } from '../parts/period/PeriodFilter.tsx'
import { rowsOfAnswer, type AgentColumn } from '../parts/table/table.ts'
import { TrendChart } from '../parts/TrendChart.tsx'
import { useChosen } from '../parts/use-chosen.ts'
import { usePeriod } from '../parts/period/use-period.ts'
import { Sources } from './Sources.tsx'

/** What the agent itself earned, and paid to its downlines. */
export default function Income() {
  const period = usePeriod({ usual: 'thisMonth' })
  const chosen = useChosen()
  const group = chosen.oneOf('group', INCOME_GROUPS)
  // An affiliate has no rebates that anybody's bets would be the source of.
  const hasSources = useMember()?.type !== ACCOUNT_TYPE.AFFILIATE
  const read = useQuery(q(agentIncome, { query: { ...period.days, group } }))
  const rows = read.data?.rows ?? []
  const columns = columnsOf()
  return (
    <>
      <div className="ag-filters">
        <PeriodFilter value={period} />
        <Select
          label={text('team.income.group')}
          value={group}
          onValue={(next) => chosen.set({ group: next === 'DAY' ? undefined : next })}
          options={INCOME_GROUPS.map((name) => [name, text(`team.income.${name}`)] as const)}
        />
        <CsvButton
          name={`income ${period.days.from} ${period.days.to}`}
          columns={columns}
          pageAfter={() => Promise.resolve({ list: rows })}
        />
      </div>
      {read.data && rows.length > 0 && (
        <>
          <MoneyCards
            label={text('agent.page.agentRevenueReport')}
            cards={INCOME_FIGURES.map((key) => ({
              key,
              name: figureName(key),
              value: read.data.cards[key],
              ...(key === 'net' && { main: true as const }),
            }))}
          />
          {rows.length > 1 && <Chart rows={rows.toReversed()} />}
        </>
      )}
      <AgentTable
        caption={text('agent.page.agentRevenueReport')}
        columns={columns}
        list={rowsOfAnswer(read, (answer) => answer.rows)}
        keyOf={({ at }) => at}
        {...(read.data && { total: read.data.cards })}
        {...(hasSources && { expand: (row: IncomeRow) => <Sources row={row} /> })}
        onWiden={period.widen}
      />
    </>
  )
}

const columnsOf = (): readonly AgentColumn<IncomeRow>[] => [
  {
    key: 'at',
    title: text('team.chart.day'),
    words: spanText,
    cell: (row) => <b className="num">{spanText(row)}</b>,
  },
  ...INCOME_FIGURES.map((name) => ({
    key: name,
    title: figureName(name),
    money: ({ figures }: IncomeRow) => figures[name],
  })),
]

const spanText = ({ at, to }: IncomeRow): string => (at === to ? dateOf(at) : `${dateOf(at)} – ${dateOf(to)}`)

const sumOf = (row: IncomeRow, names: readonly (typeof INCOME_FIGURES)[number][]): string =>
  names.reduce((sum, name) => sum + BigInt(row.figures[name]), 0n).toString()

/** Where the income came from, period by period. */
function Chart({ rows }: { rows: readonly IncomeRow[] }) {
  const parts = [
    [figureName('agentRebate'), ['agentRebate']],
    [figureName('rebate'), ['rebate']],
    [text('team.income.contracts'), ['dailyWage', 'hourlySalary', 'realTimeSalary', 'dividend']],
  ] as const
  return (
    <div className="card ag-charts">
      <TrendChart
        title={text('team.income.chart')}
        labels={rows.map(({ at }) => dateOf(at).replace(/[-/.\s]?\d{4}[-/.\s]?/, ''))}
        by="day"
        look="bar"
        trends={parts.map(([name, figures]) => ({ name, values: rows.map((row) => sumOf(row, figures)) }))}
      />
    </div>
  )
}
