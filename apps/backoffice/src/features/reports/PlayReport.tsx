import {
  exportPlayReport,
  HOUSE_LINE,
  NOT_ALLOCATED,
  PLAY_BY,
  playReport,
  type PlayRow,
} from '@senluna/contract/desk/reports.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { LazyChart } from '@senluna/web/ui/chart/LazyChart.tsx'
import { countText, hundredthsText, moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { dayText, isDay, say, vendorText, wordOf } from '../../say.ts'
import { ByName } from '../../shown/ByName.tsx'
import { chartWords, shortText } from '../../shown/chart-words.ts'
import { ReportMails } from './ReportMails.tsx'
import { nameOf, oneCurrency } from './shown.ts'

const money = (row: PlayRow, digits: string) => moneyText(digits, row.currency)
const percent = (hundredths: number | undefined) => (hundredths === undefined ? '' : `${hundredthsText(hundredths)}%`)

/** What a row is about: a day, a product, a game or vendor by its name, a line. */
const keyText = ({ key, name }: PlayRow): string => {
  if (name !== undefined) return name
  if (isDay(key)) return dayText(key)
  if (key === HOUSE_LINE) return say('desk.reports.house')
  if (key === NOT_ALLOCATED) return say('desk.reports.notAllocated')
  const product = wordOf('desk.product', key)
  return key === '' ? say('desk.reports.wallet') : product === key ? vendorText(key) : product
}

/** Games and vendors are called by their names, with the code that lists are searched by. */
function Key({ row }: { row: PlayRow }) {
  const { key, total } = row
  const name = keyText(row)
  const isCoded = !total && (row.name !== undefined || vendorText(key) === name)
  return isCoded ? <ByName name={name} code={key} /> : nameOf(row, name)
}

/** More would be too narrow to tell apart. */
const BARS = 31

function GgrChart({ rows }: { rows: readonly PlayRow[] }) {
  const shown = oneCurrency(rows).slice(0, BARS)
  const [first] = shown
  if (!first) return null
  return (
    <LazyChart
      title={say('desk.reports.ggrNgr')}
      look="bar"
      labels={shown.map(keyText)}
      series={[
        { name: say('desk.reports.ggr'), values: shown.map(({ ggr }) => Number(ggr)), main: true },
        { name: say('desk.reports.ngr'), values: shown.map(({ ngr }) => Number(ngr)) },
      ]}
      format={(value) => signedText(String(value), first.currency)}
      short={(value) => shortText(value, first.currency.exponent)}
      words={chartWords(say('desk.reports.key'))}
    />
  )
}

const PLAY: ListSpec<PlayRow> = {
  page: 'reports-play',
  title: 'desk.reports.play',
  head: <ReportMails report="play" />,
  source: listOf(playReport),
  id: (row) => `${row.total ? 'total' : row.key} ${row.currency.code}`,
  name: (row) => nameOf(row, keyText(row)),
  above: (rows) => <GgrChart rows={rows} />,
  columns: [
    { name: 'key', label: 'desk.reports.key', show: (row) => <Key row={row} /> },
    { name: 'currency', label: 'desk.reports.currency', show: (row) => row.currency.code, hidden: true },
    { name: 'players', label: 'desk.reports.players', look: 'num', show: (row) => countText(row.players) },
    { name: 'bets', label: 'desk.reports.bets', look: 'num', show: (row) => countText(row.bets) },
    { name: 'wins', label: 'desk.reports.wins', look: 'num', show: (row) => countText(row.wins), hidden: true },
    { name: 'stake', label: 'desk.reports.stake', look: 'num', show: (row) => money(row, row.stake) },
    { name: 'valid', label: 'desk.reports.valid', look: 'num', show: (row) => money(row, row.validBet) },
    { name: 'payout', label: 'desk.reports.payout', look: 'num', show: (row) => money(row, row.payout) },
    { name: 'ggr', label: 'desk.reports.ggr', look: 'num', show: (row) => signedText(row.ggr, row.currency) },
    { name: 'given', label: 'desk.reports.costs', look: 'num', show: (row) => money(row, row.given) },
    { name: 'ngr', label: 'desk.reports.ngr', look: 'num', show: (row) => signedText(row.ngr, row.currency) },
    { name: 'rtp', label: 'desk.reports.rtp', look: 'num', show: (row) => percent(row.rtp) },
    {
      name: 'theory',
      label: 'desk.reports.theory',
      look: 'num',
      // A day or a product is of many games: what they are built to pay is no one figure.
      only: ({ by }) => by === 'game',
      show: (row) => percent(row.theory),
    },
  ],
  filters: [
    {
      name: 'by',
      label: 'desk.reports.by',
      kind: 'choice',
      tabs: true,
      start: 'day',
      options: () => PLAY_BY.map((by) => [by, `desk.reports.by.${by}`] as const),
    },
    {
      name: 'product',
      label: 'desk.reports.by.product',
      kind: 'choice',
      options: () => PRODUCTS.map((product) => [product, `desk.product.${product}`] as const),
    },
    { name: 'from', label: 'desk.from', kind: 'day' },
    { name: 'to', label: 'desk.to', kind: 'day' },
  ],
  exported: exportedBy(exportPlayReport),
}

/** What settled bets came to, by day, product, game, vendor or line. */
export default function PlayReport() {
  return <ListPage list={PLAY} />
}
