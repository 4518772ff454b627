import { deskRaffleDraws, exportRaffleDraws, type DeskDraw } from '@senluna/contract/desk/brand/draws.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { ByName } from '../../shown/ByName.tsx'
import { MemberLink } from '../../shown/MemberLink.tsx'
import { PromotionName } from '../../shown/PromotionName.tsx'
import { givenText } from './given-text.ts'

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
      show: (row) => <ByName name={givenText(row.pickedGives, row.currency)} code={row.picked} />,
    },
    {
      name: 'prize',
      label: 'desk.raffleDraws.prize',
      show: (row) => <ByName name={givenText(row.prizeGives, row.currency)} code={row.prize} />,
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
