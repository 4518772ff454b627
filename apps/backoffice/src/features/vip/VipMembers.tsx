import {
  deskVip,
  deskVipMember,
  exportVip,
  setVipHost,
  setVipLevel,
  VIP_CARES,
  type DeskVipRow,
} from '@senluna/contract/desk/members/vip.ts'
import { act } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { useRight } from '../../session.ts'
import { VipStanding } from '../../shown/VipStanding.tsx'
import { HandOver } from './HandOver.tsx'

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
    { name: 'host', label: 'desk.vip.host', show: (row) => row.host?.shownAs },
    { name: 'changed', label: 'desk.vip.changed', look: 'when', show: (row) => momentText(row.changedAt) },
  ],
  filters: [
    { name: 'name', label: 'desk.withdrawals.member', kind: 'text' },
    { name: 'level', label: 'desk.vip.level', kind: 'text' },
    {
      name: 'care',
      label: 'desk.vip.host',
      kind: 'choice',
      tabs: true,
      options: () => VIP_CARES.map((care) => [care, `desk.vip.care.${care}`] as const),
    },
    { name: 'host', label: 'desk.vip.host.name', kind: 'text' },
  ],
  acts: [
    {
      name: 'desk.vip.host.set',
      right: 'members.edit',
      bulk: true,
      about: () => <p>{say('desk.vip.host.about')}</p>,
      fields: [{ name: 'host', label: 'desk.vip.host.name', kind: 'text', start: (row) => row.host?.name ?? '' }],
      run: (row, reason, { host = '' }) =>
        act(
          setVipHost,
          { params: { id: row.memberId }, body: host.trim() ? { host: host.trim() } : {} },
          { reason, refreshes: [deskVipMember] },
        ),
    },
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
  const edits = useRight('members.edit')
  const [handing, setHanding] = useState(false)
  const head = edits && (
    <Button size="sm" onClick={() => setHanding(true)}>
      <ArrowLeftRight className="i s" aria-hidden />
      {say('desk.vip.handover')}
    </Button>
  )
  return (
    <>
      <ListPage list={{ ...VIP, head }} />
      {handing && <HandOver onClose={() => setHanding(false)} />}
    </>
  )
}
