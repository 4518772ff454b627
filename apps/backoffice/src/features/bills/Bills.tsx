import {
  approveBill,
  coverBill,
  denyBill,
  deskBills,
  exportBills,
  type DeskBill,
} from '@senluna/contract/agent/desk-bills.ts'
import { BILL_STATES } from '@senluna/kit/agents/pay/bill-states.ts'
import { CONTRACT_KINDS } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { dayText as dayThere, moneyText } from '@senluna/web/ui/money/format.ts'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { clockZone, dayText, momentText, say } from '../../say.ts'
import { MemberLink } from '../../shown/MemberLink.tsx'
import { BillNewcomers } from './BillNewcomers.tsx'

const LOOKS: Partial<Record<DeskBill['state'], string>> = {
  PAID: 'badge good',
  PARTIAL: 'badge warn',
  INSUFFICIENT: 'badge warn',
  REVIEW: 'badge warn',
  DENIED: 'badge bad',
}

/** Bills that can be replaced stand in no list: these are the states a list can have. */
const STATES = BILL_STATES.filter((state) => state !== 'DRAFT' && state !== 'ADJUSTED')

const partyText = (account: string) => (account === 'HOUSE' ? say('desk.bills.house') : account)
const money = (row: DeskBill, digits: string) => moneyText(digits, row.currency)

/** The days that a bill is of; of a salary that is paid more often, when its time begins. */
function periodText({ kind, period: { day, start, endExclusive } }: DeskBill): string {
  if (kind !== 'DIVIDEND' && kind !== 'DAILY_SALARY') return momentText(start)
  const last = dayThere(Date.parse(endExclusive) - 1, clockZone())
  return last === day ? dayText(day) : `${dayText(day)} – ${dayText(last)}`
}

const BILLS: ListSpec<DeskBill> = {
  page: 'bills',
  title: 'desk.bills',
  source: listOf(deskBills),
  id: (row) => row.billId,
  name: (row) => `${row.account} · ${say(`desk.bills.kind.${row.kind}`)} · ${periodText(row)}`,
  columns: [
    { name: 'period', label: 'desk.bills.period', look: 'when', show: periodText },
    { name: 'kind', label: 'desk.bills.kind', show: (row) => say(`desk.bills.kind.${row.kind}`) },
    { name: 'holder', label: 'desk.bills.holder', show: (row) => row.account },
    { name: 'payer', label: 'desk.bills.payer', show: (row) => partyText(row.payer) },
    { name: 'base', label: 'desk.bills.base', look: 'num', show: (row) => money(row, row.base) },
    { name: 'due', label: 'desk.bills.due', look: 'num', show: (row) => money(row, row.due) },
    { name: 'paid', label: 'desk.bills.paid', look: 'num', show: (row) => money(row, row.paid) },
    { name: 'arrears', label: 'desk.bills.arrears', look: 'num', show: (row) => money(row, row.arrears) },
    {
      name: 'state',
      label: 'desk.withdrawals.state',
      show: (row) => <span className={LOOKS[row.state] ?? 'badge'}>{say(`desk.bills.state.${row.state}`)}</span>,
    },
  ],
  filters: [
    { name: 'name', label: 'desk.bills.holder', kind: 'text' },
    {
      name: 'kind',
      label: 'desk.bills.kind',
      kind: 'choice',
      options: () => CONTRACT_KINDS.map((kind) => [kind, `desk.bills.kind.${kind}`] as const),
    },
    {
      name: 'state',
      label: 'desk.withdrawals.state',
      kind: 'choice',
      options: () => STATES.map((state) => [state, `desk.bills.state.${state}`] as const),
    },
    {
      name: 'arrears',
      label: 'desk.bills.arrears',
      kind: 'choice',
      options: () => [['owed', 'desk.bills.owed'] as const],
    },
  ],
  acts: [
    {
      name: 'desk.bills.approve',
      right: 'bills.edit',
      may: (row) => row.state === 'REVIEW',
      run: (row, reason) => call(approveBill, { params: { id: row.billId }, body: {} }, { reason }),
    },
    {
      name: 'desk.bills.deny',
      right: 'bills.approve',
      may: (row) => row.state === 'REVIEW',
      run: (row, reason) => call(denyBill, { params: { id: row.billId }, body: {} }, { reason }),
    },
    {
      name: 'desk.bills.cover',
      right: 'bills.edit',
      may: (row) => row.arrears !== '0',
      run: (row, reason) => call(coverBill, { params: { id: row.billId }, body: {} }, { reason }),
    },
  ],
  exported: exportedBy(exportBills),
  drawer: (row) => (
    <>
      <Facts
        facts={[
          [say('desk.bills.holder'), <MemberLink key="member" id={row.holderId} name={row.account} />],
          [say('desk.bills.payer'), partyText(row.payer)],
          [say('desk.bills.period'), `${momentText(row.period.start)} – ${momentText(row.period.endExclusive)}`],
          [say('desk.bills.validBet'), money(row, row.validBet)],
          [say('desk.bills.ggr'), money(row, row.ggr)],
          [say('desk.bills.costs'), money(row, row.costs)],
          [say('desk.bills.netLoss'), money(row, row.netLoss)],
          [say('desk.bills.carryIn'), money(row, row.carryIn)],
          [say('desk.bills.base'), money(row, row.base)],
          [say('desk.bills.active'), String(row.active)],
          [say('desk.bills.tier'), row.tierIndex === null ? '–' : String(row.tierIndex + 1)],
          [say('desk.bills.gross'), money(row, row.gross)],
          [say('desk.bills.adjustment'), money(row, row.adjustment)],
          [say('desk.bills.due'), money(row, row.due)],
          [say('desk.bills.paid'), money(row, row.paid)],
          [say('desk.bills.arrears'), money(row, row.arrears)],
          [say('desk.bills.version'), String(row.version)],
          ...(row.reason === undefined ? [] : [[say('desk.bills.reason'), row.reason] as const]),
        ]}
      />
      <BillNewcomers key={row.billId} row={row} />
    </>
  ),
}

/** What agents are paid under contracts: what waits for a review, and what payers still owe. */
export default function Bills() {
  return <ListPage list={BILLS} />
}
