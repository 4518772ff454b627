import { exportTaxReport, taxReport, type TaxRow } from '@senluna/contract/desk/taxes.ts'
import { numbers } from '@senluna/kit/text/formatters.ts'
import { businessDate, instant } from '@senluna/kit/time.ts'
import { numberLocale } from '@senluna/web/client/text.ts'
import { LazyChart } from '@senluna/web/ui/chart/LazyChart.tsx'
import { moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import { useState } from 'react'
import { ListPage } from '../../list/ListPage.tsx'
import { asTheyAre, exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { clockZone, say } from '../../say.ts'
import { ByName } from '../../shown/ByName.tsx'
import { chartWords, shortText } from '../../shown/chart-words.ts'
import './taxes.css'

/** As far back as years are offered: books are kept for five. */
const YEARS = 6

/** A month as both languages of the desk write it: `11/2026`. */
const monthText = (month: string): string => month.split('-').toReversed().join('/')

/** The month of a row, or the year; one that goes on says so. */
function spanOf({ month, unfinished }: TaxRow): string {
  const name = month === undefined ? say('desk.reports.yearTotal') : monthText(month)
  return unfinished ? say('desk.reports.soFar', { month: name }) : name
}

/** Parts per million as a percentage, to the last of them: 52,525 is 5.2525%. */
const rateText = (ppm: number): string =>
  numbers(numberLocale(), { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 4 }).format(
    ppm / 1_000_000,
  )

function DueChart({ rows }: { rows: readonly TaxRow[] }) {
  const code = rows[0]?.currency.code
  const shown = rows.filter(({ month, currency }) => month !== undefined && currency.code === code)
  const [first] = shown
  if (!first) return null
  const months = [...new Set(shown.map(({ month }) => month!))]
  const lines = [...new Set(shown.map(({ line }) => line))]
  const nameOf = (line: string) => shown.find((row) => row.line === line)?.name ?? line
  const due = (line: string, month: string) =>
    Number(shown.find((row) => row.line === line && row.month === month)?.due ?? 0)
  return (
    <LazyChart
      title={say('desk.reports.due')}
      look="bar"
      labels={months.map(monthText)}
      series={lines.map((line) => ({ name: nameOf(line), values: months.map((month) => due(line, month)) }))}
      format={(value) => moneyText(String(value), first.currency)}
      short={(value) => shortText(value, first.currency.exponent)}
      words={chartWords(say('desk.reports.month'))}
    />
  )
}

/** The report, with the years up to the current one by the brand's clock. */
function reportNow(): ListSpec<TaxRow> {
  const year = Number(businessDate(instant(Date.now()), clockZone()).slice(0, 4))
  const years = Array.from({ length: YEARS }, (_, back) => String(year - back))
  return {
    page: 'reports-taxes',
    title: 'desk.reports.taxes',
    source: listOf(taxReport),
    id: (row) => `${row.month ?? 'total'} ${row.line} ${row.base} ${row.currency.code}`,
    name: (row) => `${row.name}, ${spanOf(row)}`,
    above: (rows) => (
      <>
        <p className="muted tax-about">{say('desk.reports.taxes.about')}</p>
        <DueChart rows={rows} />
      </>
    ),
    columns: [
      { name: 'month', label: 'desk.reports.month', show: spanOf },
      { name: 'line', label: 'desk.reports.taxLine', show: (row) => <ByName name={row.name} code={row.line} /> },
      { name: 'base', label: 'desk.reports.base', show: (row) => say(`desk.reports.base.${row.base}`) },
      { name: 'currency', label: 'desk.reports.currency', show: (row) => row.currency.code, hidden: true },
      { name: 'taxed', label: 'desk.reports.taxed', look: 'num', show: taxedText },
      {
        name: 'rate',
        label: 'desk.reports.rate',
        look: 'num',
        show: (row) => (row.rate === undefined ? '' : rateText(row.rate)),
      },
      { name: 'due', label: 'desk.reports.due', look: 'num', show: (row) => moneyText(row.due, row.currency) },
    ],
    filters: [
      {
        name: 'year',
        label: 'desk.reports.year',
        kind: 'choice',
        tabs: true,
        start: String(year),
        options: () => asTheyAre(years),
      },
    ],
    exported: exportedBy(exportTaxReport),
  }
}

/** GGR has a sign, as in the other reports; stakes have none. */
const taxedText = ({ base, taxed, currency }: TaxRow): string =>
  base === 'GGR' ? signedText(taxed, currency) : moneyText(taxed, currency)

/** What each tax line of the brand's jurisdiction comes to, by month. */
export default function TaxReport() {
  const [report] = useState(reportNow)
  return <ListPage list={report} />
}
