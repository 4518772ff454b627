import {
  exportTransfers,
  askTransfer,
  deskTransfers,
  resolveTransfer,
  TRANSFER_STATES,
  type DeskTransfer,
} from '@senluna/contract/money/transfers.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { Age } from '../../list/Age.tsx'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { MemberLink } from '../../shown/MemberLink.tsx'
import { momentText, say, vendorText } from '../../say.ts'
import { ByName } from '../../shown/ByName.tsx'

const LOOK: Readonly<Record<DeskTransfer['state'], string>> = {
  CREATED: 'badge',
  DEBITED: 'badge',
  SENT: 'badge',
  DONE: 'badge good',
  REVERSED: 'badge',
  UNKNOWN: 'badge warn',
  MANUAL: 'badge bad',
}
const isUnclear = ({ state }: DeskTransfer) => state === 'UNKNOWN' || state === 'MANUAL'
const State = ({ transfer }: { transfer: DeskTransfer }) => (
  <span className={LOOK[transfer.state]}>{say(`desk.transfers.state.${transfer.state}`)}</span>
)

/** A wallet by its name: the main one, a vendor's, or that of an account. */
const placeText = (code: string): string => (code === 'MAIN' ? say('desk.transfers.main') : vendorText(code))
const Place = ({ code }: { code: string }) => <ByName name={placeText(code)} code={code} />

const TRANSFERS: ListSpec<DeskTransfer> = {
  page: 'transfers',
  title: 'desk.transfers',
  source: listOf(deskTransfers),
  id: (row) => row.id,
  name: (row) => `${row.account} ${placeText(row.from)} → ${placeText(row.to)}`,
  everyMs: 10_000,
  columns: [
    { name: 'account', label: 'desk.transfers.account', show: (row) => row.account },
    { name: 'created', label: 'desk.transfers.created', look: 'when', show: (row) => momentText(row.createdAt) },
    { name: 'from', label: 'desk.transfers.from', show: (row) => <Place code={row.from} /> },
    { name: 'to', label: 'desk.transfers.to', show: (row) => <Place code={row.to} /> },
    { name: 'amount', label: 'desk.transfers.amount', look: 'num', show: (row) => moneyText(row.amount, row.currency) },
    { name: 'state', label: 'desk.transfers.state', show: (row) => <State transfer={row} /> },
    {
      name: 'age',
      label: 'desk.approvals.age',
      look: 'num',
      show: (row) => row.endedAt === undefined && <Age since={row.createdAt} />,
    },
    { name: 'asked', label: 'desk.transfers.asked', look: 'num', show: (row) => row.asked, hidden: true },
    { name: 'reason', label: 'desk.transfers.reason', show: (row) => row.reason },
    { name: 'id', label: 'desk.transfers.id', show: (row) => <code>{row.id.slice(-12)}</code>, hidden: true },
  ],
  filters: [
    {
      name: 'kind',
      label: 'desk.transfers.kind',
      kind: 'choice',
      tabs: true,
      start: 'VENDOR',
      options: () => [
        ['VENDOR', 'desk.transfers.kind.VENDOR'],
        ['AGENT', 'desk.transfers.kind.AGENT'],
      ],
    },
    {
      name: 'state',
      label: 'desk.transfers.state',
      kind: 'choice',
      options: () =>
        (['OPEN', ...TRANSFER_STATES] as const).map((state) => [state, `desk.transfers.state.${state}`] as const),
    },
    { name: 'account', label: 'desk.transfers.account', kind: 'text' },
    { name: 'from', label: 'desk.from', kind: 'day' },
    { name: 'to', label: 'desk.to', kind: 'day' },
  ],
  acts: [
    {
      name: 'desk.transfers.do.ask',
      right: 'transfers.edit',
      bulk: true,
      may: (row) => row.state === 'SENT' || row.state === 'UNKNOWN',
      run: (row, reason) => call(askTransfer, { params: { id: row.id } }, { reason }),
    },
    {
      name: 'desk.transfers.do.resolve',
      right: 'transfers.edit',
      may: isUnclear,
      about: () => say('desk.transfers.about'),
      fields: [
        {
          name: 'outcome',
          label: 'desk.transfers.outcome',
          kind: 'choice',
          required: true,
          options: () => [
            ['DONE', 'desk.transfers.outcome.DONE'],
            ['REVERSED', 'desk.transfers.outcome.REVERSED'],
          ],
        },
      ],
      run: (row, reason, { outcome }) =>
        call(
          resolveTransfer,
          { params: { id: row.id }, body: { outcome: outcome === 'DONE' ? 'DONE' : 'REVERSED' } },
          { reason },
        ),
    },
  ],
  exported: exportedBy(exportTransfers),
  drawer: (row) => <TransferDetails row={row} />,
}

function TransferDetails({ row }: { row: DeskTransfer }) {
  return (
    <Facts
      facts={[
        [say('desk.transfers.id'), <code key="id">{row.id}</code>],
        [say('desk.transfers.account'), <MemberLink key="member" id={row.memberId} name={row.account} />],
        [say('desk.transfers.from'), <Place key="from" code={row.from} />],
        [say('desk.transfers.to'), <Place key="to" code={row.to} />],
        [say('desk.transfers.amount'), moneyText(row.amount, row.currency)],
        [say('desk.transfers.state'), <State key="state" transfer={row} />],
        [say('desk.transfers.reason'), row.reason],
        [say('desk.transfers.asked'), row.asked],
        [say('desk.transfers.askAt'), row.askAt && momentText(row.askAt)],
        [say('desk.transfers.created'), momentText(row.createdAt)],
        [say('desk.transfers.ended'), row.endedAt && momentText(row.endedAt)],
      ]}
    />
  )
}

/**
 * Transfers with vendors and between agents and their own; those that nobody knows the end of are
 * ended here, by two.
 */
export default function Transfers() {
  return <ListPage list={TRANSFERS} />
}
