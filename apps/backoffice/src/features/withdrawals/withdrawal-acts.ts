import * as contract from '@senluna/contract/desk/money/withdrawals.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import type { Act, ActField } from '../../list/spec.ts'

type Row = contract.DeskWithdrawal
type PayoutChannel = contract.PayoutChannel
type Values = Readonly<Record<string, string>>

/** The way by which people pay; every brand has it. */
const BY_HAND = 'by-hand'
/** Orders that have ended. */
export const OVER = new Set<Row['state']>(['RECEIVED', 'AUTO_RECEIVED', 'REJECTED', 'FAILED'])

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
export const isFree = ({ mine, claimedBy }: Row): boolean => mine || claimedBy === undefined

/** What can be done with an order, by the ways that are open to pay it. */
export const actsOf = (ways: readonly PayoutChannel[] | undefined): readonly Act<Row>[] => [
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
      {
        name: 'proofFile',
        label: 'desk.withdrawals.sendProof',
        kind: 'pictures',
        most: 1,
        required: true,
        send: sendProof,
      },
    ],
    run: (row, reason, values) => {
      const { bankRef = '', proofFile = '' } = values
      return call(contract.payPart, { params: at(row, values), body: { bankRef, proofFile } }, { reason })
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
