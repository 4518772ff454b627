import {
  deskJackpotWins,
  exportJackpotWins,
  refuseJackpotWin,
  releaseJackpotWin,
  type DeskJackpotWin,
} from '@senluna/contract/desk/brand/jackpots.ts'
import { JACKPOT_LEVELS } from '@senluna/kit/games/jackpot.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { asTheyAre, exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { brandMoney, momentText, say } from '../../say.ts'

const LOOKS = { NONE: '', WAITING: 'warn', RELEASED: 'good', REFUSED: 'bad' } as const

const WINS: ListSpec<DeskJackpotWin> = {
  page: 'jackpot-wins',
  title: 'desk.jackpotWins',
  source: listOf(deskJackpotWins),
  exported: exportedBy(exportJackpotWins),
  id: (row) => `${row.level} ${row.cycle}`,
  name: (row) => `${row.level} ${row.cycle}`,
  columns: [
    { name: 'at', label: 'desk.jackpotWins.at', look: 'when', show: (row) => momentText(row.at) },
    { name: 'level', label: 'desk.jackpots.level', show: (row) => row.level },
    { name: 'cycle', label: 'desk.jackpots.cycle', look: 'num', show: (row) => countText(row.cycle) },
    { name: 'amount', label: 'desk.jackpots.amount', look: 'num', show: (row) => brandMoney(row.amount) },
    { name: 'member', label: 'desk.withdrawals.member', show: (row) => row.userName },
    { name: 'game', label: 'desk.bets.game', show: (row) => row.gameId },
    {
      name: 'review',
      label: 'desk.jackpotWins.review',
      show: (row) => (
        <span className={`badge ${LOOKS[row.review]}`}>{say(`desk.jackpotWins.review.${row.review}`)}</span>
      ),
    },
    {
      name: 'released',
      label: 'desk.jackpotWins.released',
      look: 'when',
      show: (row) => row.releasedAt && momentText(row.releasedAt),
    },
    {
      name: 'refused',
      label: 'desk.jackpotWins.refused',
      look: 'when',
      hidden: true,
      show: (row) => row.refusedAt && momentText(row.refusedAt),
    },
    { name: 'bet', label: 'desk.bets.no', hidden: true, show: (row) => <code>{row.betNo}</code> },
  ],
  filters: [
    {
      name: 'review',
      label: 'desk.jackpotWins.review',
      kind: 'choice',
      options: () =>
        (['WAITING', 'RELEASED', 'REFUSED'] as const).map(
          (review) => [review, `desk.jackpotWins.review.${review}`] as const,
        ),
    },
    { name: 'level', label: 'desk.jackpots.level', kind: 'choice', options: () => asTheyAre(JACKPOT_LEVELS) },
  ],
  everyMs: 30_000,
  acts: [
    {
      name: 'desk.jackpotWins.do.release',
      right: 'games.edit',
      may: (row) => row.review === 'WAITING',
      about: () => <p>{say('desk.jackpotWins.release.about')}</p>,
      run: (row, reason) =>
        call(
          releaseJackpotWin,
          { params: { level: row.level, cycle: String(row.cycle) }, body: { memberId: row.memberId } },
          { reason },
        ),
    },
    {
      name: 'desk.jackpotWins.do.refuse',
      right: 'games.edit',
      may: (row) => row.review === 'WAITING',
      about: () => <p>{say('desk.jackpotWins.refuse.about')}</p>,
      run: (row, reason) =>
        call(
          refuseJackpotWin,
          { params: { level: row.level, cycle: String(row.cycle) }, body: { memberId: row.memberId } },
          { reason },
        ),
    },
  ],
}

/** Pots that were won; large ones wait here for two people. */
export default function JackpotWins() {
  return <ListPage list={WINS} />
}
