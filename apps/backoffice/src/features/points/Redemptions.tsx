import {
  decideRedemption,
  deskRedemptions,
  exportRedemptions,
  type DeskRedemption,
} from '@senluna/contract/desk/brand/points.ts'
import { REDEEM_STATES } from '@senluna/contract/money/points.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { MemberLink } from '../../shown/MemberLink.tsx'

const STATES = { 'In Process': 'waits', Approved: 'approved', Rejected: 'rejected' } as const
const LOOKS = { 'In Process': 'warn', Approved: 'good', Rejected: 'bad' } as const

const waits = (row: DeskRedemption): boolean => row.status === 'In Process'

const REDEMPTIONS: ListSpec<DeskRedemption> = {
  page: 'redemptions',
  title: 'desk.redemptions',
  source: listOf(deskRedemptions),
  id: (row) => row.orderNo,
  name: (row) => `${row.orderNo} · ${row.name}`,
  everyMs: 30_000,
  columns: [
    { name: 'at', label: 'desk.adjust.at', look: 'when', show: (row) => momentText(row.createdAt) },
    { name: 'no', label: 'desk.redemptions.no', show: (row) => row.orderNo },
    { name: 'member', label: 'desk.withdrawals.member', show: (row) => row.userName },
    { name: 'goods', label: 'desk.goods.name', look: 'wide', show: (row) => row.name },
    { name: 'kind', label: 'desk.goods.kind', show: (row) => say(`desk.goods.kind.${row.kind}`) },
    { name: 'quantity', label: 'desk.redemptions.quantity', look: 'num', show: (row) => countText(row.quantity) },
    { name: 'points', label: 'desk.goods.points', look: 'num', show: (row) => countText(Number(row.points)) },
    { name: 'value', label: 'desk.goods.value', look: 'num', show: (row) => moneyText(row.value, row.currency) },
    {
      name: 'status',
      label: 'desk.goods.status',
      show: (row) => (
        <span className={`badge ${LOOKS[row.status]}`}>{say(`desk.redemptions.${STATES[row.status]}`)}</span>
      ),
    },
  ],
  filters: [
    { name: 'name', label: 'desk.withdrawals.member', kind: 'text' },
    {
      name: 'status',
      label: 'desk.goods.status',
      kind: 'choice',
      tabs: true,
      start: 'In Process',
      options: () => REDEEM_STATES.map((state) => [state, `desk.redemptions.${STATES[state]}`] as const),
    },
  ],
  acts: [
    {
      name: 'desk.redemptions.approve',
      right: 'points.approve',
      main: true,
      may: waits,
      fields: [
        { name: 'delivery', label: 'desk.redemptions.delivery', kind: 'text', hint: 'desk.redemptions.delivery.hint' },
      ],
      run: ({ orderNo }, reason, { delivery = '' }) => {
        const body = { approve: true, ...(delivery.trim() ? { delivery: delivery.trim() } : {}) }
        return call(decideRedemption, { params: { orderNo }, body }, { reason })
      },
    },
    {
      name: 'desk.redemptions.reject',
      right: 'points.approve',
      danger: true,
      may: waits,
      fields: [
        { name: 'why', label: 'desk.redemptions.why', kind: 'text', required: true, hint: 'desk.redemptions.why.hint' },
      ],
      run: ({ orderNo }, reason, { why = '' }) =>
        call(decideRedemption, { params: { orderNo }, body: { approve: false, reason: why.trim() } }, { reason }),
    },
  ],
  exported: exportedBy(exportRedemptions),
  drawer: (row) => (
    <Facts
      facts={[
        [say('desk.withdrawals.member'), <MemberLink key="member" id={row.memberId} name={row.userName} />],
        [say('desk.goods.name'), `${row.name} × ${row.quantity}`],
        [say('desk.goods.points'), countText(Number(row.points))],
        [say('desk.goods.value'), moneyText(row.value, row.currency)],
        [say('desk.adjust.at'), momentText(row.createdAt)],
        ...(row.address
          ? [
              [
                say('desk.redemptions.address'),
                `${row.address.name}, ${row.address.mobile}, ${row.address.line}`,
              ] as const,
            ]
          : []),
        ...(row.delivery ? [[say('desk.redemptions.delivery'), row.delivery] as const] : []),
        ...(row.reason ? [[say('desk.redemptions.why'), row.reason] as const] : []),
        ...(row.decidedBy && row.decidedAt
          ? [[say('desk.redemptions.decided'), `${row.decidedBy}, ${momentText(row.decidedAt)}`] as const]
          : []),
      ]}
    />
  ),
}

/** Orders of goods: who waits, and what became of them. */
export default function Redemptions() {
  return <ListPage list={REDEMPTIONS} />
}
