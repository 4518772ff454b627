import * as contract from '@senluna/contract/desk/money/withdrawals.ts'
import { WITHDRAWAL_STATES } from '@senluna/contract/money/withdrawals.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { q } from '@senluna/web/client/query.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { Age } from '../../list/Age.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { say, wordOf } from '../../say.ts'
import { useRight } from '../../session.ts'
import { WithdrawalDetails } from './WithdrawalDetails.tsx'
import { stateLook } from './state-look.ts'
import { actsOf, isFree, OVER } from './withdrawal-acts.ts'

type Row = contract.DeskWithdrawal

const LATE_MS = 30 * 60_000

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
  rowOf: (no) => call(contract.deskWithdrawalOne, { params: { no } }),
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
  return <ListPage list={{ ...WITHDRAWALS, acts }} />
}
