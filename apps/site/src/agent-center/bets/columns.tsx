import type { TeamBet } from '@senluna/contract/agent/records.ts'
import { text } from '@senluna/web/client/text.ts'
import { momentText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'
import { AccountLink } from '../parts/AccountLink.tsx'
import type { AgentColumn } from '../parts/table/table.ts'

/** The columns of a list of bets; an account's name shows its bets alone. */
export function useBetColumns(look: (id: string) => void): readonly AgentColumn<TeamBet>[] {
  const { timeZone } = useBrand()
  return [
    {
      key: 'account',
      title: text('team.account'),
      words: ({ owner }) => owner.account,
      cell: ({ owner }) => <AccountLink account={owner.account} onOpen={() => look(owner.id)} />,
    },
    {
      key: 'game',
      title: text('records.game'),
      words: ({ game, detail }) => [game, detail].filter(Boolean).join(' · '),
      cell: ({ game, detail }) => (
        <>
          <b>{game}</b>
          {detail && (
            <small className="ag-under">
              <bdi>{detail}</bdi>
            </small>
          )}
        </>
      ),
    },
    {
      key: 'placed',
      title: text('team.bets.placed'),
      words: ({ placedAt }) => momentText(placedAt, timeZone),
      cell: ({ placedAt }) => <span className="num">{momentText(placedAt, timeZone)}</span>,
    },
    { key: 'stake', title: text('records.stake'), money: ({ stake }) => stake },
    { key: 'validBet', title: text('records.validBet'), money: ({ validBet }) => validBet },
    { key: 'payout', title: text('records.payout'), money: ({ payout }) => payout },
    { key: 'pnl', title: text('records.pnl'), money: ({ pnl }) => pnl },
    { key: 'rebate', title: text('records.rebate'), money: ({ rebate }) => rebate },
    { key: 'earned', title: text('team.bets.earned'), money: ({ earned }) => earned },
    {
      key: 'status',
      title: text('records.status'),
      words: ({ status }) => text(`betStatus.${status}`),
      cell: ({ status }) => <span className="tag tall plain">{text(`betStatus.${status}`)}</span>,
    },
  ]
}
