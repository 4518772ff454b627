import * as contract from '@senluna/contract/desk/members/protection.ts'
import type { Guarded } from '@senluna/contract/desk/members/protection.ts'
import { LIMIT_KINDS } from '@senluna/kit/protection/protection.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { ProtectionDetails } from './ProtectionDetails.tsx'
import { LEVEL_LOOK, limitText, spokeText, STATE_LOOK, untilText } from './shown.ts'

const running = ({ state }: Guarded) => state !== 'CLOSED'
const at = ({ id }: Guarded) => ({ id })

const PROTECTION: ListSpec<Guarded> = {
  page: 'protection',
  title: 'desk.protection',
  source: listOf(contract.deskProtection),
  id: (row) => row.id,
  name: (row) => row.userName,
  rowOf: (id) => call(contract.protectionOne, { params: { id } }),
  exported: exportedBy(contract.exportProtection),
  columns: [
    { name: 'account', label: 'desk.protection.account', show: (row) => row.userName },
    {
      name: 'state',
      label: 'desk.protection.state',
      show: (row) => <span className={STATE_LOOK[row.state]}>{say(`desk.protection.state.${row.state}`)}</span>,
    },
    {
      name: 'harm',
      label: 'desk.protection.harm',
      look: 'wide',
      show: ({ harm }) =>
        harm && (
          <>
            <span className={LEVEL_LOOK[harm.level]}>{say(`desk.protection.harm.${harm.level}`)}</span>{' '}
            <small className="muted">{spokeText(harm)}</small>
          </>
        ),
    },
    { name: 'until', label: 'desk.protection.until', look: 'when', show: untilText },
    {
      name: 'returnAt',
      label: 'desk.protection.returnAt',
      look: 'when',
      show: (row) => row.returnAt && momentText(row.returnAt),
      hidden: true,
    },
    {
      name: 'limits',
      label: 'desk.protection.limits',
      look: 'wide',
      show: (row) => row.limits.flatMap((limit) => (limit.value === null ? [] : limitText(limit, row))).join(' · '),
    },
    {
      name: 'raises',
      label: 'desk.protection.raises',
      look: 'num',
      show: (row) => row.limits.filter(({ raise }) => raise).length || '',
    },
    {
      name: 'check',
      label: 'desk.protection.check',
      look: 'num',
      show: (row) => row.checkMinutes && say('desk.protection.minutes', { n: row.checkMinutes }),
    },
    {
      name: 'last',
      label: 'desk.protection.last',
      look: 'when',
      show: (row) => row.lastAt && momentText(row.lastAt),
    },
  ],
  filters: [
    {
      name: 'by',
      label: 'desk.protection.by',
      kind: 'choice',
      tabs: true,
      options: () => contract.GUARDED_BY.map((guard) => [guard, `desk.protection.by.${guard}`] as const),
    },
    {
      name: 'level',
      label: 'desk.protection.harm',
      kind: 'choice',
      options: () => (['1', '2', '3'] as const).map((level) => [level, `desk.protection.harm.${level}`] as const),
    },
    { name: 'name', label: 'desk.protection.account', kind: 'text' },
  ],
  acts: [
    {
      name: 'desk.protection.do.contact',
      right: 'protection.edit',
      main: true,
      fields: [{ name: 'text', label: 'desk.protection.talk', kind: 'area', required: true }],
      run: (row, reason, { text = '' }) => call(contract.noteContact, { params: at(row), body: { text } }, { reason }),
    },
    {
      name: 'desk.protection.do.limit',
      right: 'protection.edit',
      may: running,
      about: () => say('desk.protection.aboutLimit'),
      fields: [
        {
          name: 'kind',
          label: 'desk.protection.kind',
          kind: 'choice',
          required: true,
          options: () => LIMIT_KINDS.map((kind) => [kind, `desk.protection.kind.${kind}`] as const),
        },
        { name: 'value', label: 'desk.protection.value', kind: 'digits', required: true },
      ],
      run: (row, reason, { kind, value = '' }) =>
        call(
          contract.tightenLimit,
          { params: at(row), body: { kind: LIMIT_KINDS.find((known) => known === kind) ?? 'stake', value } },
          { reason },
        ),
    },
    {
      name: 'desk.protection.do.end',
      right: 'protection.edit',
      may: ({ state, byStaff }) => state === 'OVER' || (state === 'EXCLUDED' && byStaff),
      about: () => say('desk.protection.aboutEnd'),
      run: (row, reason) => call(contract.endExclusion, { params: at(row), body: {} }, { reason }),
    },
    {
      name: 'desk.protection.do.shutOut',
      right: 'protection.edit',
      danger: true,
      may: running,
      about: () => say('desk.protection.aboutShutOut'),
      fields: [
        {
          name: 'term',
          label: 'desk.protection.term',
          kind: 'choice',
          required: true,
          options: () => contract.BREAK_TERMS.map((term) => [term, `desk.protection.term.${term}`] as const),
        },
      ],
      run: (row, reason, { term }) =>
        call(
          contract.shutOut,
          { params: at(row), body: { term: contract.BREAK_TERMS.find((known) => known === term) ?? '1d' } },
          { reason },
        ),
    },
  ],
  drawer: (row) => <ProtectionDetails guarded={row} />,
}

/** Members with limits, breaks and exclusions, and what can be done for them. */
export default function Protection() {
  return <ListPage list={PROTECTION} />
}
