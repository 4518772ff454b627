import * as contract from '@senluna/contract/desk/money/withdrawals.ts'
import { WITHDRAWAL_STATES } from '@senluna/contract/money/withdrawals.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { q } from '@senluna/web/client/query.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { Age } from '../../list/Age.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type Act, type ActField, type ListSpec } from '../../list/spec.ts'
import { say, wordOf } from '../../say.ts'
import { useRight } from '../../session.ts'
import { WithdrawalDetails } from './WithdrawalDetails.tsx'
import { stateLook } from './state-look.ts'

type Row = contract.DeskWithdrawal
type PayoutChannel = contract.PayoutChannel
type Values = Readonly<Record<string, string>>

const LATE_MS = 30 * 60_000
/** The way by which people pay; every brand has it. */
const BY_HAND = 'by-hand'
const OVER = new Set<Row['state']>(['RECEIVED', 'AUTO_RECEIVED', 'REJECTED', 'FAILED'])

const MESSAGE: ActField<Row> = { name: 'message', label: 'desk.withdrawals.message', kind: 'area', required: true }
/**
 * Which of the parts in a state; the first stands in it, since an order has seldom more than one
 * such.
 */
const partIn = (state: string): ActField<Row> => ({
  name: 'part',
  label: 'desk.withdrawals.whichPart',
  kind: 'choice',
  options: (row) =>
    row.parts
      .filter(({ status }) => status === state)
      .map(({ part, amount }) => [String(part), `${part} · ${moneyText(amount, row.currency)}`] as const),
  start: (row) => String(row.parts.find(({ status }) => status === state)?.part ?? ''),
})
const has = (state: string) => (row: Row) => row.parts.some(({ status }) => status === state)
const among =
  (...states: Row['state'][]) =>
  (row: Row) =>
    states.includes(row.state)
const at = (row: Row, values: Values = {}) => ({ no: row.no, part: values.part ?? '' })

/**
 * By which way a part goes: one of those that are open and pay to such an account; its code where
 * they can't be read.
 */
function wayOf(ways: readonly PayoutChannel[] | undefined): ActField<Row> {
  const shared = { name: 'channel', label: 'desk.withdrawals.channel', required: true } as const
  if (!ways) return { ...shared, kind: 'text', start: () => BY_HAND }
  const options = ({ account }: Row) =>
    ways
      .filter(({ paused, closed, kinds }) => !paused && !closed && kinds.includes(account.kind))
      .map(({ id, name }) => [id, name] as const)
  const start = (row: Row) => {
    const ids = options(row).map(([id]) => id)
    return ids.includes(BY_HAND) ? BY_HAND : (ids[0] ?? '')
  }
  return { ...shared, kind: 'choice', options, start }
}

/** Sends the picture of a payment, in the name of the order's member: they see it with the part. */
function sendProof({ no }: Row, file: File) {
  const form = new FormData()
  form.set('purpose', 'PROOF')
  form.set('file', file)
  return call(contract.uploadPayoutProof, { params: { no }, form })
}

/** Nobody else is at it. */
const isFree = ({ mine, claimedBy }: Row): boolean => mine || claimedBy === undefined

const actsOf = (ways: readonly PayoutChannel[] | undefined): readonly Act<Row>[] => [
  {
    name: 'desk.withdrawals.do.claim',
    right: 'withdrawals.edit',
    may: (row) => !OVER.has(row.state) && !row.mine,
    run: (row, reason) => call(contract.claimWithdrawal, { params: at(row), body: {} }, { reason }),
  },
  {
    name: 'desk.withdrawals.do.unclaim',
    right: 'withdrawals.edit',
    may: (row) => row.mine,
    run: (row, reason) => call(contract.unclaimWithdrawal, { params: at(row), body: {} }, { reason }),
  },
  {
    name: 'desk.withdrawals.do.approve',
    right: 'withdrawals.edit',
    main: true,
    bulk: true,
    may: among('REVIEW'),
    run: (row, reason) => call(contract.approveWithdrawal, { params: at(row), body: {} }, { reason }),
  },
  {
    name: 'desk.withdrawals.do.reject',
    right: 'withdrawals.edit',
    danger: true,
    may: among('REVIEW', 'HOLD', 'APPROVED'),
    fields: [MESSAGE],
    run: (row, reason, { message = '' }) =>
      call(contract.rejectWithdrawal, { params: at(row), body: { message } }, { reason }),
  },
  {
    name: 'desk.withdrawals.do.hold',
    right: 'withdrawals.edit',
    may: among('REVIEW', 'HOLD'),
    fields: [
      {
        name: 'missing',
        label: 'desk.withdrawals.ask',
        kind: 'choices',
        required: true,
        options: () => contract.MISSING.map((paper) => [paper, `desk.withdrawals.ask.${paper}`] as const),
      },
    ],
    run: (row, reason, { missing = '' }) => {
      const asked = missing.split(',')
      const body = { missing: contract.MISSING.filter((missing) => asked.includes(missing)) }
      return call(contract.holdWithdrawal, { params: at(row), body }, { reason })
    },
  },
  {
    name: 'desk.withdrawals.do.review',
    right: 'withdrawals.edit',
    may: among('HOLD'),
    run: (row, reason) => call(contract.reviewWithdrawal, { params: at(row), body: {} }, { reason }),
  },
  {
    name: 'desk.withdrawals.do.part',
    right: 'withdrawals.edit',
    may: (row) => among('APPROVED', 'PAYING', 'DISPUTED')(row) && row.unpaid !== '0',
    fields: [
      { name: 'amount', label: 'desk.withdrawals.amount', kind: 'digits', required: true, start: (row) => row.unpaid },
      wayOf(ways),
    ],
    run: (row, reason, { amount = '', channel = '' }) =>
      call(contract.addPart, { params: at(row), body: { amount, channel } }, { reason }),
  },
  {
    name: 'desk.withdrawals.do.paid',
    right: 'withdrawals.edit',
    may: (row) => among('APPROVED', 'PAYING', 'DISPUTED')(row) && has('QUEUED')(row),
    fields: [
      partIn('QUEUED'),
      { name: 'bankRef', label: 'desk.withdrawals.ref', kind: 'text', required: true },
      { name: 'proofFile', label: 'desk.withdrawals.sendProof', kind: 'pictures', most: 1, send: sendProof },
    ],
    run: (row, reason, values) => {
      const { bankRef = '', proofFile = '' } = values
      const body = { bankRef, ...(proofFile ? { proofFile } : {}) }
      return call(contract.payPart, { params: at(row, values), body }, { reason })
    },
  },
  {
    name: 'desk.withdrawals.do.fail',
    right: 'withdrawals.edit',
    danger: true,
    may: has('QUEUED'),
    fields: [partIn('QUEUED'), { name: 'again', label: 'desk.withdrawals.again', kind: 'check', start: () => '1' }],
    run: (row, reason, values) =>
      call(contract.failPart, { params: at(row, values), body: { again: values.again === '1' } }, { reason }),
  },
  {
    name: 'desk.withdrawals.do.found',
    right: 'withdrawals.edit',
    may: (row) => row.forgotten.length > 0,
    fields: [
      { ...partIn('UNKNOWN'), start: (row) => String(row.forgotten[0] ?? '') },
      { name: 'bankRef', label: 'desk.withdrawals.foundRef', kind: 'text' },
    ],
    run: (row, reason, values) =>
      call(contract.findPart, { params: at(row, values), body: { bankRef: values.bankRef || null } }, { reason }),
  },
  {
    name: 'desk.withdrawals.do.settle',
    right: 'withdrawals.edit',
    may: has('DISPUTED'),
    fields: [partIn('DISPUTED'), { name: 'arrived', label: 'desk.withdrawals.arrived', kind: 'check' }],
    run: (row, reason, values) =>
      call(contract.settleDispute, { params: at(row, values), body: { arrived: values.arrived === '1' } }, { reason }),
  },
  {
    name: 'desk.withdrawals.do.close',
    right: 'withdrawals.edit',
    danger: true,
    may: among('APPROVED', 'PAYING'),
    fields: [MESSAGE],
    run: (row, reason, { message = '' }) =>
      call(contract.closeUnpaid, { params: at(row), body: { message } }, { reason }),
  },
]

/** The heaviest of what spoke, and how many others did. */
function signalsText({ signals }: Row): string {
  const [first, ...others] = Object.entries(signals).toSorted(([, a], [, b]) => b - a)
  return first ? `${wordOf('desk.signal', first[0])}${others.length > 0 ? ` +${others.length}` : ''}` : ''
}

const WITHDRAWALS = {
  page: 'withdrawals',
  title: 'desk.withdrawals',
  source: listOf(contract.deskWithdrawals),
  id: (row) => row.no,
  name: (row) => `${row.no} · ${row.userName}`,
  one: (no) => call(contract.deskWithdrawalOne, { params: { no } }),
  everyMs: 10_000,
  queue: 'withdrawals',
  columns: [
    { name: 'no', label: 'desk.withdrawals.no', show: (row) => <code>{row.no}</code> },
    { name: 'member', label: 'desk.withdrawals.member', show: (row) => row.userName },
    {
      name: 'amount',
      label: 'desk.withdrawals.amount',
      look: 'num',
      show: (row) => moneyText(row.amount, row.currency),
    },
    {
      name: 'fee',
      label: 'desk.withdrawals.fee',
      look: 'num',
      hidden: true,
      show: (row) => moneyText(row.fee, row.currency),
    },
    { name: 'score', label: 'desk.withdrawals.score', look: 'num', show: (row) => row.score },
    {
      name: 'signals',
      label: 'desk.withdrawals.signals',
      look: 'wide',
      show: signalsText,
    },
    {
      name: 'turnover',
      label: 'desk.withdrawals.turnover',
      look: 'num',
      show: (row) => (row.turnoverLeft === '0' ? '–' : moneyText(row.turnoverLeft, row.currency)),
    },
    {
      name: 'checks',
      label: 'desk.withdrawals.checks',
      show: (row) => (
        <>
          <span className={row.kycTier > 0 ? 'badge good' : 'badge'}>
            {say('desk.withdrawals.tier', { n: row.kycTier })}
          </span>
          {row.missing.length > 0 && <span className="badge warn">{say('desk.withdrawals.missing')}</span>}
        </>
      ),
    },
    {
      name: 'age',
      label: 'desk.withdrawals.age',
      look: 'num',
      show: (row) => (OVER.has(row.state) ? '' : <Age since={row.createdAt} lateMs={LATE_MS} />),
    },
    {
      name: 'state',
      label: 'desk.withdrawals.state',
      show: (row) => <span className={stateLook(row.state)}>{say(`desk.withdrawals.state.${row.state}`)}</span>,
    },
    {
      name: 'decision',
      label: 'desk.withdrawals.decision',
      show: (row) => (
        <>
          {say(`desk.withdrawals.decision.${row.decision}`)}{' '}
          {row.fourEyes && <span className="badge">{say('desk.withdrawals.two')}</span>}
        </>
      ),
    },
    {
      name: 'to',
      label: 'desk.withdrawals.to',
      show: (row) => `${row.account.bank ?? wordOf('desk.payout', row.account.kind)} ${row.account.masked}`,
    },
    {
      name: 'unpaid',
      label: 'desk.withdrawals.unpaid',
      look: 'num',
      show: (row) => (OVER.has(row.state) ? '' : moneyText(row.unpaid, row.currency)),
    },
    { name: 'claimed', label: 'desk.withdrawals.claimed', show: (row) => row.claimedBy },
  ],
  filters: [
    {
      name: 'queue',
      label: 'desk.withdrawals.queue',
      kind: 'choice',
      tabs: true,
      options: () =>
        (['REVIEW', 'PAY', 'DISPUTED'] as const).map((queue) => [queue, `desk.withdrawals.queue.${queue}`] as const),
    },
    {
      name: 'state',
      label: 'desk.withdrawals.state',
      kind: 'choice',
      options: () =>
        WITHDRAWAL_STATES.filter((state) => state !== 'SUBMITTED' && state !== 'RISK').map(
          (state) => [state, `desk.withdrawals.state.${state}`] as const,
        ),
    },
    {
      name: 'decision',
      label: 'desk.withdrawals.decision',
      kind: 'choice',
      options: () =>
        contract.RISK_DECISIONS.map((decision) => [decision, `desk.withdrawals.decision.${decision}`] as const),
    },
    { name: 'name', label: 'desk.withdrawals.member', kind: 'text' },
    { name: 'no', label: 'desk.withdrawals.no', kind: 'text' },
    { name: 'from', label: 'desk.from', kind: 'day' },
    { name: 'to', label: 'desk.to', kind: 'day' },
  ],
  drawer: (row) => <WithdrawalDetails key={row.no} row={row} />,
  exported: exportedBy(contract.exportWithdrawals),
} satisfies ListSpec<Row>

/** Withdrawals: those to be looked at, to be paid and disputed first. */
export default function Withdrawals() {
  const ways = useQuery({ ...q(contract.payoutChannels), enabled: useRight('channels.view') }).data?.list
  const acts = actsOf(ways).map((act) => ({ ...act, may: (row: Row) => isFree(row) && (act.may?.(row) ?? true) }))
  return <ListPage of={{ ...WITHDRAWALS, acts }} />
}
