import {
  exportPayoutAccounts,
  deskPayoutAccounts,
  lockPayoutAccount,
  unbindPayoutAccount,
  type DeskPayoutAccount,
} from '@senluna/contract/desk/money/withdrawals.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { MemberLink } from '../../shown/MemberLink.tsx'
import { momentText, say, wordOf } from '../../say.ts'

const lock = (locked: boolean) => (row: DeskPayoutAccount, reason: string) =>
  call(lockPayoutAccount, { params: { id: row.id }, body: { locked } }, { reason })

const ACCOUNTS: ListSpec<DeskPayoutAccount> = {
  page: 'payoutAccounts',
  title: 'desk.payoutAccounts',
  source: listOf(deskPayoutAccounts),
  id: (row) => row.id,
  name: (row) => `${row.userName} · ${row.masked}`,
  columns: [
    { name: 'member', label: 'desk.withdrawals.member', show: (row) => row.userName },
    { name: 'bank', label: 'desk.payoutAccounts.bank', show: (row) => row.bank ?? wordOf('desk.payout', row.kind) },
    { name: 'number', label: 'desk.payoutAccounts.number', show: (row) => <code>{row.masked}</code> },
    { name: 'holder', label: 'desk.payoutAccounts.holder', show: (row) => row.holder },
    {
      name: 'members',
      label: 'desk.payoutAccounts.members',
      look: 'num',
      show: (row) => (row.members > 1 ? <span className="badge bad">{row.members}</span> : row.members),
    },
    {
      name: 'state',
      label: 'desk.payoutAccounts.state',
      show: (row) => (
        <span className={row.state === 'ACTIVE' ? 'badge good' : row.state === 'LOCKED' ? 'badge bad' : 'badge warn'}>
          {say(`desk.payoutAccounts.state.${row.state}`)}
        </span>
      ),
    },
    { name: 'usable', label: 'desk.payoutAccounts.usable', look: 'when', show: (row) => momentText(row.usableAt) },
  ],
  filters: [
    { name: 'name', label: 'desk.withdrawals.member', kind: 'text' },
    { name: 'number', label: 'desk.payoutAccounts.number', kind: 'text' },
    {
      name: 'state',
      label: 'desk.payoutAccounts.state',
      kind: 'choice',
      options: () =>
        (['ACTIVE', 'LOCKED', 'REMOVED'] as const).map(
          (state) => [state, `desk.payoutAccounts.state.${state}`] as const,
        ),
    },
  ],
  acts: [
    {
      name: 'desk.payoutAccounts.do.lock',
      right: 'payoutAccounts.edit',
      danger: true,
      may: (row) => row.state === 'ACTIVE' || row.state === 'COOLING',
      run: lock(true),
    },
    {
      name: 'desk.payoutAccounts.do.unlock',
      right: 'payoutAccounts.edit',
      may: (row) => row.state === 'LOCKED',
      run: lock(false),
    },
    {
      name: 'desk.payoutAccounts.do.unbind',
      right: 'payoutAccounts.edit',
      danger: true,
      may: (row) => row.state !== 'REMOVED',
      run: (row, reason) => call(unbindPayoutAccount, { params: { id: row.id }, body: {} }, { reason }),
    },
  ],
  exported: exportedBy(exportPayoutAccounts),
  drawer: (row) => (
    <Facts
      facts={[
        [say('desk.withdrawals.member'), <MemberLink key="member" id={row.memberId} name={row.userName} />],
        [say('desk.payoutAccounts.bank'), row.bank ?? wordOf('desk.payout', row.kind)],
        [say('desk.payoutAccounts.number'), <code key="number">{row.masked}</code>],
        [say('desk.payoutAccounts.holder'), row.holder],
        [say('desk.payoutAccounts.members'), row.members],
        [say('desk.payoutAccounts.usable'), momentText(row.usableAt)],
      ]}
    />
  ),
}

/** Accounts and addresses that money can be sent to. */
export default function PayoutAccounts() {
  return <ListPage list={ACCOUNTS} />
}
