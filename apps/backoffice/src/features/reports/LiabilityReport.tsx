import { exportLiability, liabilityReport, type LiabilityRow } from '@senluna/contract/desk/liability.ts'
import { LazyChart } from '@senluna/web/ui/chart/LazyChart.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type Column, type ListSpec } from '../../list/spec.ts'
import { dayText, momentText, say } from '../../say.ts'
import { chartWords, shortText } from '../../shown/chart-words.ts'

const dayOf = ({ day }: LiabilityRow): string => (day === undefined ? say('desk.reports.now') : dayText(day))

function OwedChart({ rows }: { rows: readonly LiabilityRow[] }) {
  const [first] = rows
  if (!first) return null
  const shown = rows.toReversed()
  return (
    <LazyChart
      title={say('desk.reports.owed')}
      labels={shown.map(dayOf)}
      series={[
        { name: say('desk.reports.owed'), values: shown.map(({ owed }) => Number(owed)), main: true },
        { name: say('desk.reports.worstCase'), values: shown.map(({ worstCase }) => Number(worstCase)) },
      ]}
      format={(value) => moneyText(String(value), first.currency)}
      short={(value) => shortText(value, first.currency.exponent)}
      words={chartWords(say('desk.reports.by.day'))}
    />
  )
}

type Figure = Exclude<keyof LiabilityRow, 'day' | 'at' | 'currency' | 'house'>

const figure = (name: Figure, hidden?: true): Column<LiabilityRow> => ({
  name,
  label: `desk.reports.${name}`,
  look: 'num',
  show: (row) => moneyText(row[name], row.currency),
  ...(hidden ? { hidden } : {}),
})

const LIABILITY: ListSpec<LiabilityRow> = {
  page: 'reports-liability',
  title: 'desk.reports.liability',
  source: listOf(liabilityReport),
  id: (row) => row.day ?? 'now',
  name: dayOf,
  above: (rows) => <OwedChart rows={rows} />,
  columns: [
    { name: 'day', label: 'desk.reports.endOf', show: dayOf },
    figure('owed'),
    figure('main'),
    figure('locked'),
    figure('vendor'),
    figure('debt'),
    figure('suspense', true),
    figure('credit', true),
    figure('held', true),
    figure('withdrawals'),
    figure('openBets'),
    figure('worstCase'),
    {
      name: 'house',
      label: 'desk.reports.byHouse',
      look: 'num',
      show: (row) => moneyText(row.house, row.currency),
      hidden: true,
    },
    { name: 'at', label: 'desk.reports.takenAt', look: 'when', show: (row) => momentText(row.at), hidden: true },
  ],
  filters: [
    { name: 'from', label: 'desk.from', kind: 'day' },
    { name: 'to', label: 'desk.to', kind: 'day' },
  ],
  exported: exportedBy(exportLiability),
}

/** What is owed to members and at risk, now and at the end of each day. */
export default function LiabilityReport() {
  return <ListPage list={LIABILITY} />
}
