import { exportMoneyReport, moneyReport, type MoneyRow } from '@senluna/contract/desk/reports.ts'
import { LazyChart } from '@senluna/web/ui/chart/LazyChart.tsx'
import { countText, hundredthsText, moneyText, spanText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { say } from '../../say.ts'
import { ByName } from '../../shown/ByName.tsx'
import { chartWords, shortText } from '../../shown/chart-words.ts'
import { ReportMails } from './ReportMails.tsx'
import { nameOf, oneCurrency } from './shown.ts'

const lasting = (seconds: number | undefined) => (seconds === undefined ? '' : spanText(seconds * 1_000))

function AmountChart({ rows }: { rows: readonly MoneyRow[] }) {
  const shown = oneCurrency(rows)
  const [first] = shown
  if (!first) return null
  const channels = [...new Set(shown.map(({ channel }) => channel))]
  const names = new Map(shown.map(({ channel, channelName = channel }) => [channel, channelName]))
  const amountOf = (channel: string, direction: MoneyRow['direction']) =>
    shown
      .filter((row) => row.channel === channel && row.direction === direction)
      .reduce((sum, row) => sum + Number(row.amount), 0)
  return (
    <LazyChart
      title={say('desk.reports.amount')}
      look="bar"
      labels={channels.map((channel) => names.get(channel) ?? channel)}
      series={(['IN', 'OUT'] as const).map((direction) => ({
        name: say(`desk.reports.direction.${direction}`),
        values: channels.map((channel) => amountOf(channel, direction)),
      }))}
      format={(value) => moneyText(String(value), first.currency)}
      short={(value) => shortText(value, first.currency.exponent)}
      words={chartWords(say('desk.reports.channel'))}
    />
  )
}

const MONEY: ListSpec<MoneyRow> = {
  page: 'reports-money',
  title: 'desk.reports.money',
  head: <ReportMails report="money" />,
  source: listOf(moneyReport),
  id: (row) => `${row.direction} ${row.total ? 'total' : row.channel} ${row.currency.code}`,
  name: (row) => nameOf(row, row.channelName ?? row.channel),
  above: (rows) => <AmountChart rows={rows} />,
  columns: [
    {
      name: 'channel',
      label: 'desk.reports.channel',
      show: (row) =>
        row.total ? nameOf(row, '') : <ByName name={row.channelName ?? row.channel} code={row.channel} />,
    },
    {
      name: 'direction',
      label: 'desk.reports.direction',
      show: (row) => say(`desk.reports.direction.${row.direction}`),
    },
    { name: 'currency', label: 'desk.reports.currency', show: (row) => row.currency.code, hidden: true },
    { name: 'asked', label: 'desk.reports.asked', look: 'num', show: (row) => countText(row.asked) },
    { name: 'done', label: 'desk.reports.done', look: 'num', show: (row) => countText(row.done) },
    { name: 'failed', label: 'desk.reports.failed', look: 'num', show: (row) => countText(row.failed) },
    {
      name: 'success',
      label: 'desk.reports.success',
      look: 'num',
      show: (row) => row.success !== undefined && `${hundredthsText(row.success)}%`,
    },
    { name: 'amount', label: 'desk.reports.amount', look: 'num', show: (row) => moneyText(row.amount, row.currency) },
    {
      name: 'fee',
      label: 'desk.reports.fee',
      look: 'num',
      show: (row) => moneyText(row.fee, row.currency),
      hidden: true,
    },
    { name: 'usual', label: 'desk.reports.usual', look: 'num', show: (row) => lasting(row.usual) },
    { name: 'slowest', label: 'desk.reports.slowest', look: 'num', show: (row) => lasting(row.slowest) },
  ],
  filters: [
    {
      name: 'direction',
      label: 'desk.reports.direction',
      kind: 'choice',
      options: () =>
        (['IN', 'OUT'] as const).map((direction) => [direction, `desk.reports.direction.${direction}`] as const),
    },
    { name: 'from', label: 'desk.from', kind: 'day' },
    { name: 'to', label: 'desk.to', kind: 'day' },
  ],
  exported: exportedBy(exportMoneyReport),
}

/** Deposits and withdrawals by channel: how many came through, how much, and how fast. */
export default function MoneyReport() {
  return <ListPage list={MONEY} />
}
