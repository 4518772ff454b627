import {
  exportPlayerValue,
  playerValue,
  VALUE_ORDERS,
  VALUE_PERIODS,
  type PlayerValueRow,
} from '@senluna/contract/desk/player-value.ts'
import { countText, moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { dayText, momentText, say } from '../../say.ts'
import { MemberLink } from '../../shown/MemberLink.tsx'

const money = (row: PlayerValueRow, digits: string | undefined) =>
  digits === undefined ? '' : moneyText(digits, row.currency)

const VALUE: ListSpec<PlayerValueRow> = {
  page: 'reports-players',
  title: 'desk.reports.value',
  source: listOf(playerValue),
  id: (row) => row.memberId,
  name: (row) => row.userName,
  columns: [
    {
      name: 'member',
      label: 'desk.reports.member',
      show: (row) => <MemberLink id={row.memberId} name={row.userName} />,
    },
    { name: 'line', label: 'desk.reports.line', show: (row) => row.line ?? say('desk.reports.house') },
    {
      name: 'deposited',
      label: 'desk.reports.deposited',
      look: 'num',
      show: (row) => money(row, row.deposited),
    },
    {
      name: 'withdrawn',
      label: 'desk.reports.withdrawn',
      look: 'num',
      show: (row) => money(row, row.withdrawn),
    },
    { name: 'bets', label: 'desk.reports.bets', look: 'num', show: (row) => countText(row.bets), hidden: true },
    { name: 'stake', label: 'desk.reports.stake', look: 'num', show: (row) => money(row, row.stake), hidden: true },
    { name: 'ggr', label: 'desk.reports.ggr', look: 'num', show: (row) => signedText(row.ggr, row.currency) },
    { name: 'given', label: 'desk.reports.given', look: 'num', show: (row) => money(row, row.given) },
    { name: 'ngr', label: 'desk.reports.ngr', look: 'num', show: (row) => signedText(row.ngr, row.currency) },
    {
      name: 'first',
      label: 'desk.reports.firstOn',
      look: 'when',
      show: (row) => row.firstDepositAt && momentText(row.firstDepositAt),
    },
    {
      name: 'firstAmount',
      label: 'desk.reports.firstAmount',
      look: 'num',
      show: (row) => money(row, row.firstDeposited),
      hidden: true,
    },
    { name: 'last', label: 'desk.reports.lastPlayed', show: (row) => row.lastPlayed && dayText(row.lastPlayed) },
    {
      name: 'registered',
      label: 'desk.reports.registeredOn',
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
    { name: 'account', label: 'desk.reports.member', kind: 'text' },
    { name: 'line', label: 'desk.reports.line', kind: 'text' },
  ],
  sorts: () => VALUE_ORDERS.map((order) => [order, `desk.reports.sort.${order}`] as const),
  exported: exportedBy(exportPlayerValue),
}

/** What each member came to, whoever brought most first. */
export default function PlayerValue() {
  return <ListPage list={VALUE} />
}
