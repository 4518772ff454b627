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
  title: 'desk.cards',
  source: listOf(deskPayoutAccounts),
  id: (row) => row.id,
  name: (row) => `${row.userName} · ${row.masked}`,
  columns: [
    { name: 'member', label: 'desk.out.member', show: (row) => row.userName },
    { name: 'bank', label: 'desk.cards.bank', show: (row) => row.bank ?? wordOf('desk.payout', row.kind) },
    { name: 'number', label: 'desk.cards.number', show: (row) => <code>{row.masked}</code> },
    { name: 'holder', label: 'desk.cards.holder', show: (row) => row.holder },
    {
      name: 'members',
      label: 'desk.cards.members',
      look: 'num',
      show: (row) => (row.members > 1 ? <span className="badge bad">{row.members}</span> : row.members),
    },
    {
      name: 'state',
      label: 'desk.cards.state',
      show: (row) => (
        <span className={row.state === 'ACTIVE' ? 'badge good' : row.state === 'LOCKED' ? 'badge bad' : 'badge warn'}>
          {say(`desk.cards.state.${row.state}`)}
        </span>
      ),
    },
    { name: 'usable', label: 'desk.cards.usable', look: 'when', show: (row) => momentText(row.usableAt) },
  ],
  filters: [
    { name: 'name', label: 'desk.out.member', kind: 'text' },
    { name: 'number', label: 'desk.cards.number', kind: 'text' },
    {
      name: 'state',
      label: 'desk.cards.state',
      kind: 'choice',
      options: () =>
        (['ACTIVE', 'LOCKED', 'REMOVED'] as const).map((state) => [state, `desk.cards.state.${state}`] as const),
    },
  ],
  acts: [
    {
      name: 'desk.cards.do.lock',
      right: 'payoutAccounts.edit',
      danger: true,
      may: (row) => row.state === 'ACTIVE' || row.state === 'COOLING',
      run: lock(true),
    },
    {
      name: 'desk.cards.do.unlock',
      right: 'payoutAccounts.edit',
      may: (row) => row.state === 'LOCKED',
      run: lock(false),
    },
    {
      name: 'desk.cards.do.unbind',
      right: 'payoutAccounts.edit',
      danger: true,
      may: (row) => row.state !== 'REMOVED',
      run: (row, reason) => call(unbindPayoutAccount, { params: { id: row.id }, body: {} }, { reason }),
    },
  ],
  exported: exportedBy(exportPayoutAccounts),
  drawer: (row) => (
    <Facts
      of={[
        [say('desk.out.member'), <MemberLink key="member" id={row.memberId} name={row.userName} />],
        [say('desk.cards.bank'), row.bank ?? wordOf('desk.payout', row.kind)],
        [say('desk.cards.number'), <code key="number">{row.masked}</code>],
        [say('desk.cards.holder'), row.holder],
        [say('desk.cards.members'), row.members],
        [say('desk.cards.usable'), momentText(row.usableAt)],
      ]}
    />
  ),
}

/** Accounts and addresses that money can be sent to. */
export default function PayoutAccounts() {
  return <ListPage of={ACCOUNTS} />
}
