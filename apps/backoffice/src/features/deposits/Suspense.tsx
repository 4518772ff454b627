import {
  exportSuspense,
  matchDeposit,
  RECEIPT_STATES,
  returnReceipt,
  suspenseList,
  type Receipt,
} from '@senluna/contract/desk/money/deposits.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { Age } from '../../list/Age.tsx'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { BankFileButton } from './BankFile.tsx'

const isOpen = ({ state, left }: Receipt) => (state === 'SUSPENSE' || state === 'REVIEW') && left !== '0'

const SUSPENSE: ListSpec<Receipt> = {
  page: 'suspense',
  title: 'desk.suspense',
  source: listOf(suspenseList),
  id: (row) => row.id,
  name: (row) => row.content || row.reference || row.id,
  everyMs: 10_000,
  columns: [
    { name: 'booked', label: 'desk.suspense.booked', look: 'when', show: (row) => momentText(row.bookedAt) },
    { name: 'channel', label: 'desk.deposits.channel', show: (row) => row.channel, hidden: true },
    { name: 'amount', label: 'desk.deposits.amount', look: 'num', show: (row) => moneyText(row.amount, row.currency) },
    { name: 'left', label: 'desk.suspense.left', look: 'num', show: (row) => moneyText(row.left, row.currency) },
    { name: 'content', label: 'desk.deposits.content', look: 'wide', show: (row) => row.content },
    { name: 'payer', label: 'desk.deposits.payer', look: 'wide', show: (row) => row.payerName },
    {
      name: 'reference',
      label: 'desk.suspense.reference',
      look: 'wide',
      show: (row) => <code>{row.reference}</code>,
      hidden: true,
    },
    {
      name: 'order',
      label: 'desk.deposits.order',
      show: (row) => row.orderNo && <code>{row.orderNo}</code>,
      hidden: true,
    },
    {
      name: 'reason',
      label: 'desk.deposits.reason',
      look: 'wide',
      show: (row) => row.reason && say(`desk.deposits.reason.${row.reason}`),
    },
    {
      name: 'state',
      label: 'desk.deposits.state',
      show: (row) => (
        <span className={isOpen(row) ? 'badge warn' : 'badge'}>{say(`desk.suspense.state.${row.state}`)}</span>
      ),
    },
    {
      name: 'age',
      label: 'desk.deposits.age',
      look: 'num',
      show: (row) => isOpen(row) && <Age since={row.createdAt} />,
    },
  ],
  filters: [
    {
      name: 'state',
      label: 'desk.deposits.state',
      kind: 'choice',
      options: () => RECEIPT_STATES.map((state) => [state, `desk.suspense.state.${state}`] as const),
    },
    { name: 'search', label: 'desk.suspense.search', kind: 'text' },
  ],
  acts: [
    {
      name: 'desk.suspense.do.match',
      right: 'deposits.edit',
      main: true,
      may: isOpen,
      about: () => say('desk.deposits.do.match.about'),
      fields: [
        {
          name: 'orderNo',
          label: 'desk.deposits.order',
          kind: 'text',
          required: true,
          start: (row) => row.orderNo ?? '',
        },
        { name: 'amount', label: 'desk.suspense.part', kind: 'digits', required: true, start: (row) => row.left },
      ],
      run: ({ id }, reason, { orderNo = '', amount = '' }) =>
        call(
          matchDeposit,
          { params: { orderNo: orderNo.trim().toUpperCase() }, body: { receiptId: id, amount } },
          { reason },
        ),
    },
    {
      name: 'desk.suspense.do.return',
      right: 'suspense.edit',
      danger: true,
      may: isOpen,
      fields: [
        { name: 'amount', label: 'desk.suspense.part', kind: 'digits', required: true, start: (row) => row.left },
        { name: 'note', label: 'desk.suspense.note', kind: 'text', required: true },
      ],
      run: ({ id }, reason, { amount = '', note = '' }) =>
        call(returnReceipt, { params: { id }, body: { amount, note } }, { reason }),
    },
  ],
  drawer: (row) => (
    <Facts
      facts={[
        [say('desk.deposits.receipt'), <code key="id">{row.id}</code>],
        [say('desk.suspense.source'), row.source],
        [say('desk.suspense.booked'), momentText(row.bookedAt)],
        [say('desk.deposits.channel'), row.channel],
        [say('desk.deposits.amount'), moneyText(row.amount, row.currency)],
        [say('desk.suspense.left'), moneyText(row.left, row.currency)],
        [say('desk.deposits.content'), row.content],
        [say('desk.deposits.payer'), row.payerName],
        [say('desk.deposits.payerAccount'), row.payerAccount],
        [say('desk.suspense.reference'), row.reference],
        [say('desk.deposits.order'), row.orderNo],
        [say('desk.deposits.reason'), row.reason && say(`desk.deposits.reason.${row.reason}`)],
      ]}
    />
  ),
  exported: exportedBy(exportSuspense),
  head: <BankFileButton />,
}

/** Money that came in and belongs to nobody yet. */
export default function Suspense() {
  return <ListPage list={SUSPENSE} />
}
