import { cohortReport, exportCohortReport, type CohortRow } from '@senluna/contract/desk/reports.ts'
import { LazyChart } from '@senluna/web/ui/chart/LazyChart.tsx'
import { countText, moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { dayText, say } from '../../say.ts'
import { ReportMails } from './ReportMails.tsx'
import { chartWords, shortText } from '../../shown/chart-words.ts'

const STEPS = ['visits', 'registered', 'played', 'firstDeposit', 'secondDeposit'] as const

/** How many of everybody who visited the site came how far. */
function Funnel({ rows }: { rows: readonly CohortRow[] }) {
  if (rows.length === 0) return null
  return (
    <LazyChart
      title={say('desk.reports.funnel')}
      look="bar"
      labels={STEPS.map((step) => say(`desk.reports.${step}`))}
      series={[
        {
          name: say('desk.reports.members'),
          values: STEPS.map((step) => rows.reduce((sum, row) => sum + row[step], 0)),
          main: true,
        },
      ]}
      format={countText}
      short={(value) => shortText(value, 0)}
      words={chartWords(say('desk.reports.step'))}
    />
  )
}

/** A number with its share of who registered. */
const share = (row: CohortRow, members: number | undefined) =>
  members === undefined ? '' : `${countText(members)} (${Math.round((members * 100) / Math.max(1, row.registered))}%)`

const COHORTS: ListSpec<CohortRow> = {
  page: 'reports-cohorts',
  title: 'desk.reports.cohorts',
  head: <ReportMails report="cohorts" />,
  source: listOf(cohortReport),
  id: (row) => row.week,
  name: (row) => dayText(row.week),
  above: (rows) => <Funnel rows={rows} />,
  columns: [
    { name: 'week', label: 'desk.reports.week', show: (row) => dayText(row.week) },
    { name: 'visits', label: 'desk.reports.visits', look: 'num', show: (row) => countText(row.visits) },
    { name: 'registered', label: 'desk.reports.registered', look: 'num', show: (row) => countText(row.registered) },
    { name: 'played', label: 'desk.reports.played', look: 'num', show: (row) => share(row, row.played) },
    { name: 'first', label: 'desk.reports.firstDeposit', look: 'num', show: (row) => share(row, row.firstDeposit) },
    { name: 'second', label: 'desk.reports.secondDeposit', look: 'num', show: (row) => share(row, row.secondDeposit) },
    {
      name: 'deposited',
      label: 'desk.reports.meanDeposited',
      look: 'num',
      show: (row) => moneyText(row.meanDeposited, row.currency),
    },
    {
      name: 'ngr',
      label: 'desk.reports.meanNgr',
      look: 'num',
      show: (row) => signedText(row.meanNgr, row.currency),
    },
    { name: 'after1', label: 'desk.reports.after1', look: 'num', show: (row) => share(row, row.after1) },
    { name: 'after2', label: 'desk.reports.after2', look: 'num', show: (row) => share(row, row.after2) },
    { name: 'after3', label: 'desk.reports.after3', look: 'num', show: (row) => share(row, row.after3) },
    { name: 'after4', label: 'desk.reports.after4', look: 'num', show: (row) => share(row, row.after4) },
  ],
  exported: exportedBy(exportCohortReport),
}

/** Who registered in which week, how far they came and who came back. */
export default function CohortReport() {
  return <ListPage list={COHORTS} />
}
