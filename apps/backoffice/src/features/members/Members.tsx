import {
  deskMembers,
  exportMembers,
  labelMember,
  lockMember,
  LOCKS,
  logMemberOut,
  MEMBER_STATES,
  memberOne,
  noteMember,
  type DeskMember,
  type Lock,
} from '@senluna/contract/desk/members/members.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { signedText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type Choices, type ListSpec } from '../../list/spec.ts'
import { momentText, say, wordOf } from '../../say.ts'
import { Member } from './Member.tsx'
import { moneyOf } from './names.ts'

const locks = (): Choices => LOCKS.map((lock) => [lock, `desk.members.lock.${lock}`] as const)

const lock = (on: boolean) => (row: DeskMember, reason: string, values: Readonly<Record<string, string>>) =>
  call(lockMember, { params: { id: row.id }, body: { kind: values.kind as Lock, on } }, { reason })

const MEMBERS: ListSpec<DeskMember> = {
  page: 'members',
  title: 'desk.members',
  source: listOf(deskMembers),
  id: (row) => row.id,
  name: (row) => row.userName,
  rowOf: (id) => call(memberOne, { params: { id } }),
  columns: [
    { name: 'userName', label: 'desk.members.name', show: (row) => row.userName },
    { name: 'nickname', label: 'desk.members.nickname', show: (row) => row.nickname, hidden: true },
    { name: 'type', label: 'desk.members.type', show: (row) => wordOf('desk.members.type', row.type) },
    { name: 'state', label: 'desk.members.state', show: (row) => <State member={row} /> },
    {
      name: 'label',
      label: 'desk.members.label',
      show: (row) => row.label && <span className="badge">{row.label}</span>,
    },
    { name: 'line', label: 'desk.member.line', look: 'wide', show: (row) => row.line.join(' › '), hidden: true },
    { name: 'balance', label: 'desk.members.balance', look: 'num', show: (row) => moneyOf(row, row.balance) },
    { name: 'deposited', label: 'desk.members.deposited', look: 'num', show: (row) => moneyOf(row, row.deposited) },
    { name: 'withdrawn', label: 'desk.members.withdrawn', look: 'num', show: (row) => moneyOf(row, row.withdrawn) },
    {
      name: 'net',
      label: 'desk.members.net',
      look: 'num',
      show: (row) => signedText(row.net, row.currency),
      hidden: true,
    },
    {
      name: 'risk',
      label: 'desk.members.risk',
      look: 'num',
      show: (row) => row.openCases > 0 && <span className="badge bad">{row.openCases}</span>,
    },
    {
      name: 'registeredAt',
      label: 'desk.members.registered',
      look: 'when',
      show: (row) => momentText(row.registeredAt),
    },
    {
      name: 'lastLoginAt',
      label: 'desk.members.lastLogin',
      look: 'when',
      show: (row) => row.lastLoginAt && momentText(row.lastLoginAt),
    },
    { name: 'country', label: 'desk.members.country', show: (row) => row.country },
    { name: 'id', label: 'desk.members.id', show: (row) => <code>{row.id.slice(-12)}</code>, hidden: true },
  ],
  filters: [
    { name: 'name', label: 'desk.members.name', kind: 'text' },
    {
      name: 'kind',
      label: 'desk.members.kind',
      kind: 'choice',
      start: 'REAL',
      options: () => [
        ['REAL', 'desk.members.kind.REAL'],
        ['TRIAL', 'desk.members.kind.TRIAL'],
      ],
    },
    {
      name: 'state',
      label: 'desk.members.state',
      kind: 'choice',
      options: () => MEMBER_STATES.map((state) => [state, `desk.members.state.${state}`] as const),
    },
    { name: 'lock', label: 'desk.members.lock', kind: 'choice', options: locks },
    { name: 'label', label: 'desk.members.label', kind: 'text' },
    { name: 'online', label: 'desk.members.online', kind: 'choice', options: () => [['true', 'desk.yes']] },
    { name: 'from', label: 'desk.from', kind: 'day' },
    { name: 'to', label: 'desk.to', kind: 'day' },
  ],
  acts: [
    {
      name: 'desk.members.do.lock',
      right: 'members.edit',
      danger: true,
      bulk: true,
      may: (row) => row.locks.length < LOCKS.length,
      fields: [{ name: 'kind', label: 'desk.members.do.what', kind: 'choice', required: true, options: locks }],
      run: lock(true),
    },
    {
      name: 'desk.members.do.unlock',
      right: 'members.edit',
      bulk: true,
      may: (row) => row.locks.length > 0,
      about: () => <p>{say('desk.members.do.unlock.about')}</p>,
      fields: [
        {
          name: 'kind',
          label: 'desk.members.do.what',
          kind: 'choice',
          required: true,
          options: locks,
          start: (row) => row.locks[0] ?? '',
        },
      ],
      run: lock(false),
    },
    {
      name: 'desk.members.do.label',
      right: 'members.edit',
      bulk: true,
      fields: [
        {
          name: 'label',
          label: 'desk.members.label',
          kind: 'text',
          hint: 'desk.members.do.label.hint',
          start: (row) => row.label,
        },
      ],
      run: (row, reason, { label = '' }) => call(labelMember, { params: { id: row.id }, body: { label } }, { reason }),
    },
    {
      name: 'desk.members.do.note',
      right: 'members.edit',
      fields: [{ name: 'text', label: 'desk.members.do.note', kind: 'area', required: true }],
      run: (row, reason, { text = '' }) => call(noteMember, { params: { id: row.id }, body: { text } }, { reason }),
    },
    {
      name: 'desk.members.do.logout',
      right: 'members.edit',
      bulk: true,
      run: (row, reason) => call(logMemberOut, { params: { id: row.id } }, { reason }),
    },
  ],
  drawer: (row) => <Member key={row.id} row={row} />,
  exported: exportedBy(exportMembers),
}

function State({ member }: { member: DeskMember }) {
  return (
    <>
      {member.state === 'OPEN' ? (
        <span className="badge good">{say('desk.members.state.OPEN')}</span>
      ) : (
        <span className="badge warn">{say(`desk.members.state.${member.state}`)}</span>
      )}
      {member.locks.map((lock) => (
        <span key={lock} className="badge bad">
          {say('desk.members.lock')}: {say(`desk.members.lock.${lock}`)}
        </span>
      ))}
    </>
  )
}

/** The members of the brand; one of them whole beside the list. */
export default function Members() {
  return <ListPage list={MEMBERS} />
}
