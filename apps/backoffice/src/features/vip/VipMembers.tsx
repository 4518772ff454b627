import { deskVip, deskVipMember, exportVip, setVipLevel, type DeskVipRow } from '@senluna/contract/desk/members/vip.ts'
import { act } from '@senluna/web/client/query.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { VipStanding } from '../../shown/VipStanding.tsx'

const VIP: ListSpec<DeskVipRow> = {
  page: 'vip',
  title: 'desk.vip',
  source: listOf(deskVip),
  id: (row) => row.memberId,
  name: (row) => row.userName,
  columns: [
    { name: 'level', label: 'desk.vip.level', look: 'num', show: (row) => row.level },
    { name: 'member', label: 'desk.withdrawals.member', show: (row) => row.userName },
    { name: 'bets', label: 'desk.vip.validBet', look: 'num', show: (row) => moneyText(row.validBet, row.currency) },
    { name: 'deposit', label: 'desk.vip.deposit', look: 'num', show: (row) => moneyText(row.deposit, row.currency) },
    { name: 'month', label: 'desk.vip.monthBet', look: 'num', show: (row) => moneyText(row.monthBet, row.currency) },
    { name: 'keep', label: 'desk.vip.keep', look: 'num', show: (row) => moneyText(row.keep, row.currency) },
    { name: 'changed', label: 'desk.vip.changed', look: 'when', show: (row) => momentText(row.changedAt) },
  ],
  filters: [
    { name: 'name', label: 'desk.withdrawals.member', kind: 'text' },
    { name: 'level', label: 'desk.vip.level', kind: 'text' },
  ],
  acts: [
    {
      name: 'desk.vip.set',
      right: 'members.edit',
      about: () => <p>{say('desk.vip.set.about')}</p>,
      fields: [
        {
          name: 'level',
          label: 'desk.vip.level',
          kind: 'digits',
          required: true,
          start: (row) => String(row.level),
        },
      ],
      run: (row, reason, { level = '' }) =>
        act(
          setVipLevel,
          { params: { id: row.memberId }, body: { level: Number(level) } },
          { reason, refreshes: [deskVipMember] },
        ),
    },
  ],
  exported: exportedBy(exportVip),
  drawer: (row) => <VipStanding id={row.memberId} />,
}

/** Members above the foot of the ladder, the highest levels first. */
export default function VipMembers() {
  return <ListPage list={VIP} />
}
