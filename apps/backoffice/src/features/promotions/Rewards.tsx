import { deskRewards, exportRewards, type DeskReward } from '@senluna/contract/desk/brand/promotions.ts'
import { REWARD_STATES } from '@senluna/contract/member/promotions.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { MemberLink } from '../../shown/MemberLink.tsx'
import { cycleText } from '../../shown/cycle-text.ts'
import { PromotionName } from '../../shown/PromotionName.tsx'

const LOOKS = { ISSUED: 'warn', CLAIMED: 'good', CLOSED: '' } as const

const REWARDS: ListSpec<DeskReward> = {
  page: 'rewards',
  title: 'desk.rewards',
  source: listOf(deskRewards),
  id: (row) => row.id,
  name: (row) => `${row.userName} · ${row.promotionId}`,
  columns: [
    { name: 'at', label: 'desk.adjust.at', look: 'when', show: (row) => momentText(row.createdAt) },
    { name: 'member', label: 'desk.withdrawals.member', show: (row) => row.userName },
    { name: 'promotion', label: 'desk.rewards.promotion', show: (row) => <PromotionName id={row.promotionId} /> },
    { name: 'cycle', label: 'desk.rewards.cycle', show: (row) => cycleText(row.cycle) },
    { name: 'amount', label: 'desk.rewards.amount', look: 'num', show: (row) => moneyText(row.amount, row.currency) },
    {
      name: 'state',
      label: 'desk.withdrawals.state',
      show: (row) => <span className={`badge ${LOOKS[row.state]}`}>{say(`desk.rewards.state.${row.state}`)}</span>,
    },
  ],
  filters: [
    { name: 'name', label: 'desk.withdrawals.member', kind: 'text' },
    { name: 'promotion', label: 'desk.rewards.promotion', kind: 'text' },
    {
      name: 'state',
      label: 'desk.withdrawals.state',
      kind: 'choice',
      options: () => REWARD_STATES.map((state) => [state, `desk.rewards.state.${state}`] as const),
    },
  ],
  exported: exportedBy(exportRewards),
  drawer: (row) => (
    <Facts
      facts={[
        [say('desk.withdrawals.member'), <MemberLink key="member" id={row.memberId} name={row.userName} />],
        [say('desk.rewards.promotion'), <PromotionName key="promotion" id={row.promotionId} />],
        [say('desk.rewards.cycle'), cycleText(row.cycle)],
        [say('desk.rewards.amount'), moneyText(row.amount, row.currency)],
        [say('desk.rewards.required'), moneyText(row.required, row.currency)],
        [say('desk.adjust.at'), momentText(row.createdAt)],
        ...(row.claimedAt ? [[say('desk.rewards.claimedAt'), momentText(row.claimedAt)] as const] : []),
      ]}
    />
  ),
}

/** What members got of promotions. */
export default function Rewards() {
  return <ListPage list={REWARDS} />
}
