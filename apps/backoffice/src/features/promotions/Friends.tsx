import { decideFriend, deskFriends, exportFriends, type DeskFriend } from '@senluna/contract/desk/brand/friends.ts'
import { FRIEND_STATES } from '@senluna/contract/member/rewards/friend-rewards.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { MemberLink } from '../../shown/MemberLink.tsx'
import { PromotionName } from '../../shown/PromotionName.tsx'

const LOOKS = { WAITING: '', HELD: 'warn', QUALIFIED: 'good', REFUSED: 'bad', MISSED: '' } as const

const found = ({ bars }: DeskFriend): string => bars.map((bar) => say(`desk.friends.bar.${bar}`)).join(', ')

const decide = (accept: boolean) => (row: DeskFriend, reason: string) =>
  call(
    decideFriend,
    { params: { id: row.id }, body: { referrerId: row.referrerId, friendId: row.friendId, accept } },
    { reason },
  )

const FRIENDS: ListSpec<DeskFriend> = {
  page: 'referral-friends',
  title: 'desk.friends',
  source: listOf(deskFriends),
  id: (row) => row.id,
  name: (row) => `${row.friend} · ${row.referrer}`,
  columns: [
    { name: 'at', label: 'desk.friends.registered', look: 'when', show: (row) => momentText(row.registeredAt) },
    { name: 'friend', label: 'desk.friends.friend', show: (row) => row.friend },
    { name: 'referrer', label: 'desk.friends.referrer', show: (row) => row.referrer },
    {
      name: 'deposit',
      label: 'desk.friends.deposit',
      look: 'num',
      show: (row) => moneyText(row.deposit, row.currency),
    },
    { name: 'bets', label: 'desk.friends.bets', look: 'num', show: (row) => moneyText(row.validBet, row.currency) },
    { name: 'bars', label: 'desk.friends.bars', look: 'wide', show: found },
    {
      name: 'state',
      label: 'desk.withdrawals.state',
      show: (row) => <span className={`badge ${LOOKS[row.state]}`}>{say(`desk.friends.state.${row.state}`)}</span>,
    },
  ],
  filters: [
    {
      name: 'state',
      label: 'desk.withdrawals.state',
      kind: 'choice',
      tabs: true,
      options: () => FRIEND_STATES.map((state) => [state, `desk.friends.state.${state}`] as const),
    },
    { name: 'name', label: 'desk.withdrawals.member', kind: 'text' },
    { name: 'promotion', label: 'desk.rewards.promotion', kind: 'text' },
  ],
  acts: [
    {
      name: 'desk.friends.accept',
      right: 'promotions.edit',
      may: (row) => row.state === 'HELD',
      run: decide(true),
    },
    {
      name: 'desk.friends.refuse',
      right: 'promotions.edit',
      danger: true,
      may: (row) => row.state === 'HELD',
      run: decide(false),
    },
  ],
  exported: exportedBy(exportFriends),
  drawer: (row) => (
    <Facts
      facts={[
        [say('desk.friends.friend'), <MemberLink key="friend" id={row.friendId} name={row.friend} />],
        [say('desk.friends.referrer'), <MemberLink key="referrer" id={row.referrerId} name={row.referrer} />],
        [say('desk.rewards.promotion'), <PromotionName key="promotion" id={row.promotionId} />],
        ...(row.bars.length > 0 ? [[say('desk.friends.bars'), found(row)] as const] : []),
        [say('desk.friends.deposit'), moneyText(row.deposit, row.currency)],
        [say('desk.friends.bets'), moneyText(row.validBet, row.currency)],
        [say('desk.friends.need'), moneyText(row.minValidBet, row.currency)],
        [say('desk.friends.until'), momentText(row.until)],
        ...(row.earned === undefined
          ? []
          : [[say('desk.friends.earned'), moneyText(row.earned, row.currency)] as const]),
      ]}
    />
  ),
}

/** Friends that members brought, and what speaks against one. */
export default function Friends() {
  return <ListPage list={FRIENDS} />
}
