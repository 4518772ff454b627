import {
  deskStandings,
  exportStandings,
  STANDING_PERIODS,
  type DeskStanding,
} from '@senluna/contract/desk/brand/standings.ts'
import { countText, hundredthsText, moneyText } from '@senluna/web/ui/money/format.ts'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { MemberLink } from '../../shown/MemberLink.tsx'
import { PromotionName } from '../../shown/PromotionName.tsx'

const shownAs = (row: DeskStanding): string => row.shownAs ?? say('desk.standings.hidden')
const scoreText = ({ by, score }: DeskStanding): string =>
  by === 'MULTIPLE' ? `${hundredthsText(Number(score))}×` : countText(Number(score))
const prize = (row: DeskStanding): string => (row.prize === undefined ? '' : moneyText(row.prize, row.currency))

const STANDINGS: ListSpec<DeskStanding> = {
  page: 'standings',
  title: 'desk.standings',
  source: listOf(deskStandings),
  everyMs: 60_000,
  id: (row) => `${row.promotionId} ${row.memberId}`,
  name: (row) => row.userName,
  columns: [
    { name: 'rank', label: 'desk.standings.rank', look: 'num', show: (row) => row.rank },
    { name: 'member', label: 'desk.withdrawals.member', show: (row) => row.userName },
    { name: 'promotion', label: 'desk.rewards.promotion', show: (row) => <PromotionName id={row.promotionId} /> },
    { name: 'shown', label: 'desk.standings.shownAs', show: shownAs },
    { name: 'score', label: 'desk.standings.score', look: 'num', show: scoreText },
    { name: 'prize', label: 'desk.standings.prize', look: 'num', show: prize },
    { name: 'reached', label: 'desk.standings.reached', look: 'when', show: (row) => momentText(row.reachedAt) },
    {
      name: 'state',
      label: 'desk.withdrawals.state',
      show: (row) => (
        <span className={row.settled ? 'badge good' : 'badge warn'}>
          {say(row.settled ? 'desk.standings.final' : 'desk.standings.running')}
        </span>
      ),
    },
  ],
  filters: [
    {
      name: 'period',
      label: 'desk.promotions.rule.period',
      kind: 'choice',
      tabs: true,
      start: 'NOW',
      options: () => STANDING_PERIODS.map((period) => [period, `desk.standings.period.${period}`] as const),
    },
    { name: 'promotion', label: 'desk.rewards.promotion', kind: 'text' },
  ],
  exported: exportedBy(exportStandings),
  drawer: (row) => (
    <Facts
      facts={[
        [say('desk.withdrawals.member'), <MemberLink key="member" id={row.memberId} name={row.userName} />],
        [say('desk.standings.shownAs'), shownAs(row)],
        [say('desk.rewards.promotion'), <PromotionName key="promotion" id={row.promotionId} />],
        [say('desk.standings.rank'), String(row.rank)],
        [say('desk.standings.score'), scoreText(row)],
        [say('desk.standings.prize'), prize(row)],
        [say('desk.standings.reached'), momentText(row.reachedAt)],
      ]}
    />
  ),
}

/** Places of a ranking, with how players see each name. */
export default function Standings() {
  return <ListPage list={STANDINGS} />
}
