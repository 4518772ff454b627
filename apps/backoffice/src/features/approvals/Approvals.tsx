import * as contract from '@senluna/contract/approvals.ts'
import { call } from '@senluna/web/client/call.ts'
import { Age } from '../../list/Age.tsx'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { listOf, type Act, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { Changes } from './Changes.tsx'

type Row = contract.Approval

const decide = (endpoint: typeof contract.approve) => (row: Row, reason: string) =>
  call(endpoint, { params: { id: row.id } }, { reason })

const ACTS: readonly Act<Row>[] = [
  {
    name: 'desk.approvals.approve',
    right: 'approvals.view',
    may: ({ decidable }) => decidable,
    about: ([row]) => row && <Changes of={row} />,
    run: decide(contract.approve),
  },
  {
    name: 'desk.approvals.reject',
    right: 'approvals.view',
    danger: true,
    may: ({ decidable }) => decidable,
    run: decide(contract.reject),
  },
  {
    name: 'desk.approvals.withdraw',
    right: 'approvals.view',
    may: ({ state, mine }) => state === 'PENDING' && mine,
    run: decide(contract.withdrawApproval),
  },
]

const stateName = (state: Row['state']) => say(`desk.approvals.state.${state}`)

const APPROVALS: ListSpec<Row> = {
  page: 'approvals',
  title: 'desk.approvals',
  source: listOf(contract.approvals),
  id: (row) => row.id,
  name: (row) => `${row.action} · ${row.objectKind} ${row.objectId.slice(-12)}`,
  everyMs: 10_000,
  columns: [
    {
      name: 'age',
      label: 'desk.approvals.age',
      look: 'num',
      show: (row) =>
        row.state === 'PENDING' ? <Age since={row.createdAt} lateMs={3_600_000} /> : momentText(row.createdAt),
    },
    { name: 'action', label: 'desk.approvals.action', show: (row) => <code>{row.action}</code> },
    {
      name: 'object',
      label: 'desk.approvals.object',
      show: (row) => (
        <>
          {row.objectKind} <code>{row.objectId.slice(-12)}</code>
        </>
      ),
    },
    { name: 'maker', label: 'desk.approvals.maker', show: (row) => row.maker },
    { name: 'reason', label: 'desk.reason', look: 'wide', show: (row) => row.reason },
    { name: 'checker', label: 'desk.approvals.checker', show: (row) => row.checker },
    {
      name: 'state',
      label: 'desk.approvals.state',
      show: (row) => <span className={row.state === 'PENDING' ? 'badge warn' : 'badge'}>{stateName(row.state)}</span>,
    },
  ],
  filters: [
    {
      name: 'state',
      label: 'desk.approvals.state',
      kind: 'choice',
      tabs: true,
      start: 'PENDING',
      options: () => contract.APPROVAL_STATES.map((state) => [state, stateName(state)] as const),
    },
  ],
  acts: ACTS,
  drawer: (row) => (
    <>
      <Facts
        of={[
          [say('desk.approvals.action'), row.action],
          [say('desk.approvals.object'), `${row.objectKind} ${row.objectId}`],
          [say('desk.approvals.maker'), row.maker],
          [say('desk.reason'), row.reason],
          [say('desk.approvals.needs'), row.needs],
          [say('desk.approvals.until'), row.state === 'PENDING' ? momentText(row.expiresAt) : undefined],
          [say('desk.approvals.checker'), row.checker],
          [say('desk.approvals.decision'), row.decision],
          [say('desk.approvals.decided'), row.decidedAt && momentText(row.decidedAt)],
        ]}
      />
      <Changes of={row} />
      {row.state === 'PENDING' && row.mine && <p className="muted">{say('desk.approvals.mine')}</p>}
    </>
  ),
}

/** What waits for a second person, with what it would change. */
export default function Approvals() {
  return <ListPage of={APPROVALS} />
}
