import './deposits.css'
import {
  creditDeposit,
  deskDepositOne,
  deskDeposits,
  exportDeposits,
  matchDeposit,
  rejectDeposit,
  type DeskDeposit,
} from '@senluna/contract/desk/money/deposits.ts'
import { DEPOSIT_METHODS } from '@senluna/contract/money/deposits.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { Age } from '../../list/Age.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { BankFileButton } from './BankFile.tsx'
import { DepositDetails } from './DepositDetails.tsx'
import { DEPOSIT_STATES, depositLook } from './look.ts'

const LATE_MS = 15 * 60_000
const isOver = ({ state }: DeskDeposit) => state === 'CREDITED' || state === 'REJECTED'

const DEPOSITS: ListSpec<DeskDeposit> = {
  page: 'deposits',
  title: 'desk.deposits',
  source: listOf(deskDeposits),
  id: (row) => row.orderNo,
  name: (row) => `${row.orderNo} ${row.userName}`,
  everyMs: 10_000,
  queue: 'deposits',
  rowOf: (orderNo) => call(deskDepositOne, { params: { orderNo } }),
  columns: [
    { name: 'order', label: 'desk.deposits.order', show: (row) => <code>{row.orderNo}</code> },
    { name: 'member', label: 'desk.deposits.member', show: (row) => row.userName },
    { name: 'method', label: 'desk.deposits.method', show: (row) => say(`desk.method.${row.method}`) },
    { name: 'channel', label: 'desk.deposits.channel', show: (row) => row.channel, hidden: true },
    { name: 'asked', label: 'desk.deposits.asked', look: 'num', show: (row) => moneyText(row.asked, row.currency) },
    {
      name: 'received',
      label: 'desk.deposits.received',
      look: 'num',
      show: (row) => row.received && moneyText(row.received, row.currency),
    },
    { name: 'content', label: 'desk.deposits.content', show: (row) => row.content && <code>{row.content}</code> },
    { name: 'payer', label: 'desk.deposits.payer', show: (row) => row.payerName, hidden: true },
    {
      name: 'state',
      label: 'desk.deposits.state',
      show: (row) => <span className={depositLook(row.state)}>{say(`desk.deposits.state.${row.state}`)}</span>,
    },
    {
      name: 'reason',
      label: 'desk.deposits.reason',
      show: (row) => row.reason && say(`desk.deposits.reason.${row.reason}`),
    },
    { name: 'proofs', label: 'desk.deposits.proofs', look: 'num', show: (row) => row.proofs || '' },
    {
      name: 'age',
      label: 'desk.deposits.age',
      look: 'num',
      show: (row) =>
        !isOver(row) && <Age since={row.createdAt} lateMs={row.state === 'REVIEW' ? LATE_MS : undefined} />,
    },
    {
      name: 'created',
      label: 'desk.deposits.created',
      look: 'when',
      show: (row) => momentText(row.createdAt),
      hidden: true,
    },
    {
      name: 'fee',
      label: 'desk.deposits.fee',
      look: 'num',
      show: (row) => row.fee && moneyText(row.fee, row.currency),
      hidden: true,
    },
  ],
  filters: [
    {
      name: 'queue',
      label: 'desk.deposits.queue',
      kind: 'choice',
      tabs: true,
      start: 'waiting',
      options: () => [
        ['waiting', 'desk.deposits.queue'],
        ['all', 'desk.deposits.all'],
      ],
    },
    {
      name: 'state',
      label: 'desk.deposits.state',
      kind: 'choice',
      options: () => DEPOSIT_STATES.map((state) => [state, `desk.deposits.state.${state}`] as const),
    },
    {
      name: 'method',
      label: 'desk.deposits.method',
      kind: 'choice',
      options: () => DEPOSIT_METHODS.map((method) => [method, `desk.method.${method}`] as const),
    },
    { name: 'first', label: 'desk.deposits.first', kind: 'choice', options: () => [['true', 'desk.yes']] },
    { name: 'search', label: 'desk.deposits.search', kind: 'text' },
    { name: 'from', label: 'desk.from', kind: 'day' },
    { name: 'to', label: 'desk.to', kind: 'day' },
  ],
  acts: [
    {
      name: 'desk.deposits.do.match',
      right: 'deposits.edit',
      main: true,
      may: (row) => !isOver(row) && row.state !== 'CREATED',
      about: () => say('desk.deposits.do.match.about'),
      fields: [
        { name: 'receiptId', label: 'desk.deposits.receipt', kind: 'text', required: true },
        { name: 'amount', label: 'desk.suspense.part', kind: 'digits' },
      ],
      run: ({ orderNo }, reason, { receiptId = '', amount }) =>
        call(
          matchDeposit,
          { params: { orderNo }, body: { receiptId: receiptId.trim(), ...(amount ? { amount } : {}) } },
          { reason },
        ),
    },
    {
      name: 'desk.deposits.do.credit',
      right: 'deposits.edit',
      may: (row) => !isOver(row) && row.state !== 'CREATED',
      about: () => say('desk.deposits.do.credit.about'),
      fields: [
        { name: 'amount', label: 'desk.deposits.amount', kind: 'digits', required: true, start: (row) => row.asked },
      ],
      run: ({ orderNo }, reason, { amount = '' }) =>
        call(creditDeposit, { params: { orderNo }, body: { amount } }, { reason }),
    },
    {
      name: 'desk.deposits.do.reject',
      right: 'deposits.edit',
      danger: true,
      may: ({ state }) => state === 'REVIEW' || state === 'CONFIRMING',
      fields: [
        {
          name: 'why',
          label: 'desk.deposits.reason',
          kind: 'choice',
          required: true,
          options: () => REJECTIONS.map((rejection) => [rejection, `desk.deposits.reason.${rejection}`] as const),
        },
      ],
      run: ({ orderNo }, reason, { why }) =>
        call(
          rejectDeposit,
          {
            params: { orderNo },
            body: { reason: REJECTIONS.find((rejection) => rejection === why) ?? 'NOT_RECEIVED' },
          },
          { reason },
        ),
    },
  ],
  drawer: (row) => <DepositDetails orderNo={row.orderNo} />,
  exported: exportedBy(exportDeposits),
  head: <BankFileButton />,
}

const REJECTIONS = ['NOT_RECEIVED', 'WRONG_PROOF', 'PAYER', 'DUPLICATE'] as const

/** Orders to deposit: the queue first, with how old each is. */
export default function Deposits() {
  return <ListPage list={DEPOSITS} />
}
