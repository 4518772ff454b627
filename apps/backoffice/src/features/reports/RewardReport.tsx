import {
  exportRewardReport,
  NO_PROMOTION,
  OTHER_REWARDS,
  REWARD_BY,
  rewardReport,
  type RewardRow,
} from '@senluna/contract/desk/reward-report.ts'
import { LazyChart } from '@senluna/web/ui/chart/LazyChart.tsx'
import { countText, hundredthsText, moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type Column, type ListSpec } from '../../list/spec.ts'
import { dayText, isDay, say, wordOf } from '../../say.ts'
import { chartWords, shortText } from '../../shown/chart-words.ts'
import { PromotionName } from '../../shown/PromotionName.tsx'
import { useRight } from '../../session.ts'
import { nameOf, oneCurrency } from './shown.ts'

const BESIDE: readonly string[] = OTHER_REWARDS

/** What a row is about: a kind, a day, a promotion by its id. */
function keyText({ key }: RewardRow): string {
  if (isDay(key)) return dayText(key)
  if (key === NO_PROMOTION) return say('desk.reports.rewards.none')
  return wordOf(BESIDE.includes(key) ? 'desk.reports.rewards.kind' : 'desk.promotions.kind', key)
}

/** Kinds are said in words; a lower-case key is a promotion's id. */
const isPromotion = ({ key, total }: RewardRow): boolean =>
  !total && !isDay(key) && key !== NO_PROMOTION && key === key.toLowerCase()

/** A promotion by its title, for whom may look at promotions. */
function Promotion({ id }: { id: string }) {
  return useRight('promotions.view') ? <PromotionName id={id} /> : id
}

/** More would be too narrow to tell apart. */
const BARS = 31

function CostChart({ rows }: { rows: readonly RewardRow[] }) {
  const shown = oneCurrency(rows).slice(0, BARS)
  const [first] = shown
  if (!first) return null
  return (
    <LazyChart
      title={say('desk.reports.rewards.cost')}
      look="bar"
      labels={shown.map(keyText)}
      series={[
        { name: say('desk.reports.rewards.cost'), values: shown.map(({ cost }) => Number(cost)), main: true },
        { name: say('desk.reports.rewards.taken'), values: shown.map(({ taken }) => Number(taken)) },
      ]}
      format={(value) => moneyText(String(value), first.currency)}
      short={(value) => shortText(value, first.currency.exponent)}
      words={chartWords(say('desk.reports.key'))}
    />
  )
}

const amount = (
  name: 'cash' | 'free' | 'taken' | 'worth' | 'asked' | 'wagered' | 'became',
  more: Pick<Column<RewardRow>, 'hidden'> = {},
): Column<RewardRow> => ({
  name,
  label: `desk.reports.rewards.${name}`,
  look: 'num',
  show: (row) => moneyText(row[name], row.currency),
  ...more,
})

const REWARDS: ListSpec<RewardRow> = {
  page: 'reports-rewards',
  title: 'desk.reports.rewards',
  head: <p className="hint">{say('desk.reports.rewards.about')}</p>,
  source: listOf(rewardReport),
  id: (row) => `${row.total ? 'total' : row.key} ${row.currency.code}`,
  name: (row) => nameOf(row, keyText(row)),
  above: (rows) => <CostChart rows={rows} />,
  columns: [
    {
      name: 'key',
      label: 'desk.reports.key',
      show: (row) => (isPromotion(row) ? <Promotion id={row.key} /> : nameOf(row, keyText(row))),
    },
    { name: 'currency', label: 'desk.reports.currency', show: (row) => row.currency.code, hidden: true },
    { name: 'claims', label: 'desk.reports.rewards.claims', look: 'num', show: (row) => countText(row.claims) },
    { name: 'members', label: 'desk.reports.rewards.members', look: 'num', show: (row) => countText(row.members) },
    amount('cash'),
    amount('free'),
    amount('taken'),
    {
      name: 'cost',
      label: 'desk.reports.rewards.cost',
      look: 'num',
      show: (row) => moneyText(row.cost, row.currency),
    },
    {
      name: 'each',
      label: 'desk.reports.rewards.each',
      look: 'num',
      show: (row) => row.each !== undefined && moneyText(row.each, row.currency),
    },
    {
      name: 'share',
      label: 'desk.reports.rewards.share',
      look: 'num',
      show: (row) => row.share !== undefined && `${hundredthsText(row.share)}%`,
    },
    {
      name: 'more',
      label: 'desk.reports.rewards.more',
      look: 'num',
      show: (row) => row.more !== undefined && signedText(row.more, row.currency),
    },
    amount('asked', { hidden: true }),
    amount('wagered'),
    amount('became'),
    { name: 'points', label: 'desk.reports.rewards.points', look: 'num', show: (row) => countText(Number(row.points)) },
    amount('worth', { hidden: true }),
  ],
  filters: [
    {
      name: 'by',
      label: 'desk.reports.by',
      kind: 'choice',
      tabs: true,
      start: 'kind',
      options: () => REWARD_BY.map((by) => [by, `desk.reports.rewards.by.${by}`] as const),
    },
    { name: 'from', label: 'desk.from', kind: 'day' },
    { name: 'to', label: 'desk.to', kind: 'day' },
  ],
  exported: exportedBy(exportRewardReport),
}

/** What rewards cost, by kind, promotion or day, and what became of them. */
export default function RewardReport() {
  return <ListPage list={REWARDS} />
}
