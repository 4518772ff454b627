import { deskBetOne, deskBets, exportBets, voidBet, type DeskBet } from '@senluna/contract/desk/members/bets.ts'
import { BET_STATUS } from '@senluna/contract/money/records.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say, wordOf } from '../../say.ts'
import { Sums } from './Sums.tsx'
import { Wager } from './Wager.tsx'
import { VendorName } from '../../shown/VendorName.tsx'

const MODES = ['REAL', 'TRIAL'] as const
const GOOD = new Set(['WON', 'HALF_WON', 'CASHED_OUT'])
const WARN = new Set(['OPEN', 'VOID', 'CANCELLED'])
const money = (row: DeskBet, digits: string) => moneyText(digits, row.money)

function State({ bet }: { bet: DeskBet }) {
  const look = GOOD.has(bet.status) ? 'badge good' : WARN.has(bet.status) ? 'badge warn' : 'badge'
  return <span className={look}>{say(`desk.bets.state.${bet.status}`)}</span>
}

const BETS: ListSpec<DeskBet> = {
  page: 'bets',
  title: 'desk.bets',
  source: listOf(deskBets),
  // A wager's number belongs to its account, and the address must find it again.
  id: (row) => `${row.memberId}.${row.betNo}`,
  name: (row) => `${row.userName} · ${row.game}`,
  rowOf: (id) => {
    const [memberId = '', betNo = ''] = id.split('.')
    return call(deskBetOne, { params: { id: memberId, betNo } })
  },
  columns: [
    { name: 'account', label: 'desk.bets.account', show: (row) => row.userName },
    { name: 'placed', label: 'desk.bets.placed', look: 'when', show: (row) => momentText(row.placedAt) },
    { name: 'game', label: 'desk.bets.game', show: (row) => row.game },
    { name: 'vendor', label: 'desk.bets.vendor', show: (row) => <VendorName code={row.vendorCode} />, hidden: true },
    { name: 'product', label: 'desk.bets.product', show: (row) => wordOf('desk.product', row.product), hidden: true },
    { name: 'stake', label: 'desk.bets.stake', look: 'num', show: (row) => money(row, row.stake) },
    { name: 'valid', label: 'desk.bets.valid', look: 'num', show: (row) => money(row, row.validBet) },
    { name: 'payout', label: 'desk.bets.payout', look: 'num', show: (row) => money(row, row.payout) },
    { name: 'pnl', label: 'desk.bets.pnl', look: 'num', show: (row) => signedText(row.pnl, row.money) },
    { name: 'state', label: 'desk.bets.state', show: (row) => <State bet={row} /> },
    { name: 'no', label: 'desk.bets.no', show: (row) => <code>{row.betNo}</code>, hidden: true },
    { name: 'round', label: 'desk.bets.round', show: (row) => <code>{row.roundId}</code>, hidden: true },
    {
      name: 'settled',
      label: 'desk.bets.settled',
      look: 'when',
      hidden: true,
      show: (row) => row.settledAt && momentText(row.settledAt),
    },
  ],
  filters: [
    {
      name: 'mode',
      label: 'desk.bets.mode',
      kind: 'choice',
      tabs: true,
      start: 'REAL',
      options: () => MODES.map((mode) => [mode, `desk.bets.mode.${mode}`] as const),
    },
    { name: 'account', label: 'desk.bets.account', kind: 'text' },
    { name: 'number', label: 'desk.bets.number', kind: 'text' },
    { name: 'game', label: 'desk.bets.game', kind: 'text' },
    { name: 'vendor', label: 'desk.bets.vendor', kind: 'text' },
    {
      name: 'product',
      label: 'desk.bets.product',
      kind: 'choice',
      options: () => PRODUCTS.map((product) => [product, `desk.product.${product}`] as const),
    },
    {
      name: 'status',
      label: 'desk.bets.state',
      kind: 'choice',
      options: () => BET_STATUS.map((status) => [status, `desk.bets.state.${status}`] as const),
    },
    { name: 'from', label: 'desk.from', kind: 'day' },
    { name: 'to', label: 'desk.to', kind: 'day' },
  ],
  acts: [
    {
      name: 'desk.bets.do.void',
      right: 'bets.edit',
      danger: true,
      may: (row) => row.mode === 'REAL' && row.status !== 'CANCELLED' && row.status !== 'VOID',
      about: ([row]) =>
        row && <p>{say('desk.bets.void.about', { stake: money(row, row.stake), payout: money(row, row.payout) })}</p>,
      run: (row, reason) => call(voidBet, { params: { id: row.memberId, betNo: row.betNo } }, { reason }),
    },
  ],
  head: <Sums />,
  drawer: (row) => <Wager key={row.betNo} row={row} />,
  exported: exportedBy(exportBets),
}

/** The wagers of every member of the brand; one of them with its round beside the list. */
export default function Bets() {
  return <ListPage list={BETS} />
}
