import { deskRaffleDraws, exportRaffleDraws, type DeskDraw } from '@senluna/contract/desk/brand/draws.ts'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { ByName } from '../../shown/ByName.tsx'
import { MemberLink } from '../../shown/MemberLink.tsx'
import { PromotionName } from '../../shown/PromotionName.tsx'

/** A prize in words: its money, points and goods; or that there is none. */
function givenText({ currency }: DeskDraw, { amount, points, goods }: DeskDraw['prizeGives']): string {
  const parts = [
    ...(amount === '0' ? [] : [moneyText(amount, currency)]),
    ...(points === undefined ? [] : [say('desk.raffleDraws.points', { count: countText(Number(points)) })]),
    ...(goods === undefined ? [] : [goods]),
  ]
  return parts.join(' + ') || say('desk.raffleDraws.nothing')
}

const DRAWS: ListSpec<DeskDraw> = {
  page: 'raffle-draws',
  title: 'desk.raffleDraws',
  source: listOf(deskRaffleDraws),
  id: (row) => row.id,
  name: (row) => `${row.userName} · ${row.promotionId}`,
  columns: [
    { name: 'at', label: 'desk.adjust.at', look: 'when', show: (row) => momentText(row.at) },
    { name: 'member', label: 'desk.withdrawals.member', show: (row) => row.userName },
    { name: 'promotion', label: 'desk.rewards.promotion', show: (row) => <PromotionName id={row.promotionId} /> },
    {
      name: 'picked',
      label: 'desk.raffleDraws.picked',
      show: (row) => <ByName name={givenText(row, row.pickedGives)} code={row.picked} />,
    },
    {
      name: 'prize',
      label: 'desk.raffleDraws.prize',
      show: (row) => <ByName name={givenText(row, row.prizeGives)} code={row.prize} />,
    },
    { name: 'amount', label: 'desk.rewards.amount', look: 'num', show: (row) => moneyText(row.amount, row.currency) },
  ],
  filters: [
    { name: 'name', label: 'desk.withdrawals.member', kind: 'text' },
    { name: 'promotion', label: 'desk.rewards.promotion', kind: 'text' },
  ],
  exported: exportedBy(exportRaffleDraws),
  drawer: (row) => (
    <Facts
      facts={[
        [say('desk.withdrawals.member'), <MemberLink key="member" id={row.memberId} name={row.userName} />],
        [say('desk.raffleDraws.number'), `${row.drawn} / ${row.of}`],
        [say('desk.raffleDraws.hash'), row.commitment],
        [say('desk.raffleDraws.seed'), row.serverSeed],
        [say('desk.raffleDraws.client'), `${row.clientSeed} · ${row.nonce}`],
      ]}
    />
  ),
}

/** Draws of raffles, with what shows how each was decided. */
export default function Draws() {
  return <ListPage list={DRAWS} />
}
