import {
  CASE_STATES,
  decideCase,
  exportCases,
  giveCase,
  noteCase,
  riskCaseOne,
  riskCases,
  takeCase,
  type RiskCase,
} from '@senluna/contract/desk/money/risk.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { Merged, MergeWays } from './Merged.tsx'
import { Link } from 'react-router'
import { Facts, Timeline } from '../../list/Drawer.tsx'
import { exportedBy, listOf, type FilterValues, type ListSpec } from '../../list/spec.ts'
import { MemberLink } from '../../shown/MemberLink.tsx'
import { dayText, isDay, momentText, say, wordOf } from '../../say.ts'

const taken = exportedBy(exportCases)
/** A day as it ends the name of what a case of laundering is about. */
const DAY_LENGTH = 10

const running = (row: RiskCase) => row.state === 'OPEN' || row.state === 'INVESTIGATING'
const source = listOf(riskCases)

/** What set a case off: an order, a turnover, or one day of the member's. */
function About({ riskCase }: { riskCase: RiskCase }) {
  const day = riskCase.aboutId.slice(-DAY_LENGTH)
  if (riskCase.kind === 'AML' && isDay(day))
    return (
      <>
        {say('desk.risk.about.day', { day: dayText(day) })} ·{' '}
        <MemberLink id={riskCase.memberId} name={riskCase.userName} />
      </>
    )
  if (riskCase.kind === 'WITHDRAWAL') return <Link to={`/withdrawals?row=${riskCase.aboutId}`}>{riskCase.aboutId}</Link>
  return <MemberLink id={riskCase.memberId} name={riskCase.userName} />
}

/** What ends a case: laundering is reported, or the account closed. */
const ENDS = { risk: ['CLEARED', 'CONFIRMED'], aml: ['CLEARED', 'REPORTED', 'CLOSED_ACCOUNT'] } as const

/** The cases of one page: of laundering, or all the others. */
export const casesOf = (page: 'risk' | 'aml'): ListSpec<RiskCase> => ({
  page: page === 'risk' ? 'riskCases' : 'amlCases',
  title: page === 'risk' ? 'desk.risk' : 'desk.risk.aml',
  source:
    page === 'risk'
      ? source
      : {
          key: source.key,
          read: (asked: FilterValues, signal?: AbortSignal) => source.read({ ...asked, kind: 'AML' }, signal),
        },
  id: (row) => row.id,
  rowOf: (id) => call(riskCaseOne, { params: { id } }),
  name: (row) => `${row.userName} · ${say(`desk.risk.kind.${row.kind}`)}`,
  columns: [
    { name: 'opened', label: 'desk.risk.opened', look: 'when', show: (row) => momentText(row.createdAt) },
    { name: 'member', label: 'desk.withdrawals.member', show: (row) => row.userName },
    { name: 'kind', label: 'desk.risk.kind', show: (row) => say(`desk.risk.kind.${row.kind}`) },
    {
      name: 'trigger',
      label: 'desk.withdrawals.signals',
      look: 'wide',
      show: (row) => row.signals.map((signal) => wordOf('desk.signal', signal)).join(', '),
    },
    { name: 'score', label: 'desk.withdrawals.score', look: 'num', show: (row) => row.score },
    { name: 'owner', label: 'desk.risk.owner', show: (row) => row.owner },
    {
      name: 'state',
      label: 'desk.risk.state',
      show: (row) => <span className="badge">{say(`desk.risk.state.${row.state}`)}</span>,
    },
    ...(page === 'aml'
      ? [
          {
            name: 'in',
            label: 'desk.risk.in' as const,
            look: 'num' as const,
            show: ({ moved }: RiskCase) => moved && moneyText(moved.deposited, moved.currency),
          },
          {
            name: 'out',
            label: 'desk.risk.out' as const,
            look: 'num' as const,
            show: ({ moved }: RiskCase) => moved && moneyText(moved.withdrawn, moved.currency),
          },
        ]
      : []),
    { name: 'due', label: 'desk.risk.due', look: 'when', show: (row) => row.dueAt && momentText(row.dueAt) },
  ],
  filters: [
    ...(page === 'risk'
      ? [
          {
            name: 'kind',
            label: 'desk.risk.kind' as const,
            kind: 'choice' as const,
            options: () =>
              (['WITHDRAWAL', 'TURNOVER', 'AML'] as const).map((kind) => [kind, `desk.risk.kind.${kind}`] as const),
          },
        ]
      : []),
    {
      name: 'state',
      label: 'desk.risk.state',
      kind: 'choice',
      options: () => CASE_STATES.map((state) => [state, `desk.risk.state.${state}`] as const),
    },
    { name: 'name', label: 'desk.withdrawals.member', kind: 'text' },
  ],
  acts: [
    {
      name: 'desk.risk.do.take',
      right: 'risk.edit',
      may: running,
      run: (row, reason) => call(takeCase, { params: { id: row.id }, body: {} }, { reason }),
    },
    {
      name: 'desk.risk.do.give',
      right: 'risk.edit',
      may: running,
      fields: [{ name: 'to', label: 'desk.risk.give.to', kind: 'text', required: true, hint: 'desk.risk.give.hint' }],
      run: (row, reason, { to = '' }) => call(giveCase, { params: { id: row.id }, body: { to } }, { reason }),
    },
    {
      name: 'desk.risk.do.note',
      right: 'risk.edit',
      fields: [{ name: 'text', label: 'desk.risk.do.note', kind: 'area', required: true }],
      run: (row, reason, { text = '' }) => call(noteCase, { params: { id: row.id }, body: { text } }, { reason }),
    },
    {
      name: 'desk.risk.do.decide',
      right: 'risk.edit',
      may: running,
      fields: [
        {
          name: 'state',
          label: 'desk.risk.state',
          kind: 'choice',
          required: true,
          options: () => ENDS[page].map((state) => [state, `desk.risk.state.${state}`] as const),
        },
      ],
      run: (row, reason, { state }) =>
        call(
          decideCase,
          {
            params: { id: row.id },
            body: { state: [...ENDS.risk, ...ENDS.aml].find((known) => known === state) ?? 'CLEARED' },
          },
          { reason },
        ),
    },
  ],
  exported:
    page === 'risk'
      ? taken
      : { ...taken, run: (asked: FilterValues, reason: string) => taken.run({ ...asked, kind: 'AML' }, reason) },
  drawer: (row) => (
    <>
      <Facts
        facts={[
          [say('desk.withdrawals.member'), <MemberLink key="member" id={row.memberId} name={row.userName} />],
          [say('desk.risk.kind'), say(`desk.risk.kind.${row.kind}`)],
          [say('desk.risk.state'), say(`desk.risk.state.${row.state}`)],
          [say('desk.risk.owner'), row.owner],
          [say('desk.withdrawals.score'), row.score],
          [say('desk.risk.opened'), momentText(row.createdAt)],
          [say('desk.risk.due'), row.dueAt && momentText(row.dueAt)],
          [say('desk.risk.in'), row.moved && moneyText(row.moved.deposited, row.moved.currency)],
          [say('desk.risk.out'), row.moved && moneyText(row.moved.withdrawn, row.moved.currency)],
          [say('desk.risk.about'), <About key="about" riskCase={row} />],
          [say('desk.withdrawals.signals'), row.signals.map((signal) => wordOf('desk.signal', signal)).join(', ')],
        ]}
      />
      <Merged riskCase={row} page={page} />
      {running(row) && <MergeWays key={row.id} riskCase={row} source={source.key} />}
      {row.notes.length > 0 && (
        <>
          <h3>{say('desk.risk.notes')}</h3>
          <Timeline steps={row.notes.map((note) => ({ key: note.at, what: note.text, more: note.by, at: note.at }))} />
        </>
      )}
    </>
  ),
})
