import {
  closedAccounts,
  exportClosed,
  reopenAccount,
  type ClosedAccount,
} from '@senluna/contract/desk/money/accounts.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { MemberLink } from '../../shown/MemberLink.tsx'
import { momentText, say } from '../../say.ts'

const givenUpText = ({ givenUp, currency }: ClosedAccount): string =>
  givenUp === '0' ? '0' : `${BigInt(givenUp).toLocaleString('en-US')} ${currency}`

const CLOSED: ListSpec<ClosedAccount> = {
  page: 'closed-accounts',
  title: 'desk.closed',
  source: listOf(closedAccounts),
  id: (row) => row.id,
  name: (row) => row.userName,
  columns: [
    { name: 'user', label: 'desk.closed.user', show: (row) => row.userName },
    { name: 'closed', label: 'desk.closed.at', look: 'when', show: (row) => momentText(row.closedAt) },
    { name: 'erase', label: 'desk.closed.erase', look: 'when', show: (row) => momentText(row.eraseAt) },
    { name: 'givenUp', label: 'desk.closed.givenUp', look: 'num', show: givenUpText },
    { name: 'reason', label: 'desk.closed.reason', look: 'wide', show: (row) => <span dir="auto">{row.reason}</span> },
  ],
  filters: [{ name: 'name', label: 'desk.closed.name', kind: 'text' }],
  acts: [
    {
      name: 'desk.closed.open',
      right: 'members.edit',
      about: () => <p>{say('desk.closed.open.what')}</p>,
      run: (row, reason) => call(reopenAccount, { params: { id: row.id }, body: {} }, { reason }),
    },
  ],
  exported: exportedBy(exportClosed),
  drawer: (row) => (
    <Facts
      facts={[
        [say('desk.closed.user'), <MemberLink key="member" id={row.id} name={row.userName} />],
        [say('desk.closed.at'), momentText(row.closedAt)],
        [say('desk.closed.erase'), momentText(row.eraseAt)],
        [say('desk.closed.givenUp'), givenUpText(row)],
        [say('desk.closed.reason'), row.reason],
      ]}
    />
  ),
}

/** Accounts that their owners closed, as long as they can be opened again. */
export default function ClosedAccounts() {
  return <ListPage list={CLOSED} />
}
