import {
  exportStaff,
  addStaff,
  changeStaffRoles,
  closeStaffAccount,
  inviteStaff,
  relateStaff,
  unrelateStaff,
  renewStaffAccount,
  roleList,
  staffList,
  type DeskStaff,
} from '@senluna/contract/desk/staff-accounts.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { q } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { New } from '../../list/acts/New.tsx'
import { exportedBy, listOf, type ActField, type Choices, type ListSpec } from '../../list/spec.ts'
import { nameOf } from '../../shown/Named.tsx'
import { momentText, say } from '../../say.ts'

const LOOKS = { OPEN: 'good', INVITED: 'warn', CLOSED: 'bad' } as const

const rolesIn = (values: Readonly<Record<string, string>>) => (values.roles ?? '').split(',').filter(Boolean)

const emailIn = ({ email = '' }: Readonly<Record<string, string>>) =>
  email.trim() === '' ? {} : { email: email.trim() }

/** Where the link goes that opens an account. */
const EMAIL: ActField<DeskStaff> = {
  name: 'email',
  label: 'desk.staff.email',
  kind: 'text',
  hint: 'desk.staff.email.hint',
  start: (row) => row.email ?? '',
}

/** The people of the brand. New ones, other roles and new beginnings wait for approval. */
export default function Staff() {
  const roles = useQuery(q(roleList))
  const choices = (): Choices => roles.data?.list.map(({ code }) => [code, nameOf('role', code)] as const) ?? []
  const source = listOf(staffList)
  const spec: ListSpec<DeskStaff> = {
    page: 'staff',
    title: 'desk.staff',
    source,
    id: (row) => row.id,
    name: (row) => row.name,
    head: (
      <New
        refreshes={source.key}
        act={{
          name: 'desk.staff.add',
          right: 'staff.edit',
          fields: [
            { name: 'name', label: 'desk.staff.name', kind: 'text', required: true },
            { name: 'shownAs', label: 'desk.staff.shownAs', kind: 'text', required: true },
            { name: 'roles', label: 'desk.staff.roles', kind: 'choices', options: choices },
            { name: 'email', label: 'desk.staff.email', kind: 'text', hint: 'desk.staff.email.hint' },
          ],
          run: (_, reason, values) => {
            const name = (values.name ?? '').toLowerCase()
            const body = { name, shownAs: values.shownAs ?? '', roles: rolesIn(values), ...emailIn(values) }
            return call(addStaff, { body }, { reason })
          },
        }}
      />
    ),
    columns: [
      { name: 'name', label: 'desk.staff.name', show: (row) => row.name },
      { name: 'shownAs', label: 'desk.staff.shownAs', show: (row) => row.shownAs },
      {
        name: 'state',
        label: 'desk.staff.state',
        show: (row) => <span className={`badge ${LOOKS[row.state]}`}>{say(`desk.staff.state.${row.state}`)}</span>,
      },
      {
        name: 'roles',
        label: 'desk.staff.roles',
        look: 'wide',
        show: (row) => row.roles.map((role) => nameOf('role', role)).join(', '),
      },
      {
        name: 'seen',
        label: 'desk.staff.seen',
        look: 'when',
        show: (row) => row.lastSeenAt && momentText(row.lastSeenAt),
      },
      { name: 'ip', label: 'desk.staff.ip', look: 'when', show: (row) => row.lastIp },
      {
        name: 'created',
        label: 'desk.staff.created',
        look: 'when',
        hidden: true,
        show: (row) => momentText(row.createdAt),
      },
    ],
    filters: [
      { name: 'name', label: 'desk.staff.name', kind: 'text' },
      { name: 'role', label: 'desk.staff.role', kind: 'choice', options: choices },
    ],
    acts: [
      {
        name: 'desk.staff.do.roles',
        right: 'staff.edit',
        fields: [
          {
            name: 'roles',
            label: 'desk.staff.roles',
            kind: 'choices',
            options: choices,
            start: (row) => row.roles.join(','),
          },
        ],
        run: (row, reason, values) =>
          call(changeStaffRoles, { params: { id: row.id }, body: { roles: rolesIn(values) } }, { reason }),
      },
      {
        name: 'desk.staff.do.invite',
        right: 'staff.edit',
        may: (row) => row.state === 'INVITED',
        fields: [EMAIL],
        run: (row, reason, values) => call(inviteStaff, { params: { id: row.id }, body: emailIn(values) }, { reason }),
      },
      {
        name: 'desk.staff.do.renew',
        right: 'staff.edit',
        fields: [EMAIL],
        run: (row, reason, values) =>
          call(renewStaffAccount, { params: { id: row.id }, body: emailIn(values) }, { reason }),
      },
      {
        name: 'desk.staff.do.relate',
        right: 'staff.edit',
        fields: [{ name: 'userName', label: 'desk.staff.relate.name', kind: 'text', required: true }],
        run: (row, reason, { userName = '' }) =>
          call(relateStaff, { params: { id: row.id }, body: { userName } }, { reason }),
      },
      {
        name: 'desk.staff.do.unrelate',
        right: 'staff.edit',
        may: (row) => row.related.length > 0,
        fields: [
          {
            name: 'userName',
            label: 'desk.staff.relate.name',
            kind: 'text',
            required: true,
            start: (row) => row.related[0] ?? '',
          },
        ],
        run: (row, reason, { userName = '' }) =>
          call(unrelateStaff, { params: { id: row.id }, body: { userName } }, { reason }),
      },
      {
        name: 'desk.staff.do.close',
        right: 'staff.edit',
        danger: true,
        may: (row) => row.state !== 'CLOSED',
        run: (row, reason) => call(closeStaffAccount, { params: { id: row.id } }, { reason }),
      },
    ],
    exported: exportedBy(exportStaff),
    drawer: (row) => (
      <Facts
        facts={[
          [say('desk.staff.shownAs'), row.shownAs],
          [say('desk.staff.state'), say(`desk.staff.state.${row.state}`)],
          [say('desk.staff.roles'), row.roles.map((role) => nameOf('role', role)).join(', ')],
          [say('desk.staff.email'), row.email],
          [say('desk.staff.house'), row.house.map((right) => say(`desk.staff.house.${right}`)).join(', ')],
          [say('desk.staff.related'), row.related.join(', ')],
          [say('desk.staff.seen'), row.lastSeenAt && momentText(row.lastSeenAt)],
          [say('desk.staff.ip'), row.lastIp],
          [say('desk.staff.created'), momentText(row.createdAt)],
          [say('desk.staff.demonstration'), row.demonstration ? say('desk.yes') : ''],
        ]}
      />
    ),
  }
  return <ListPage list={spec} />
}
