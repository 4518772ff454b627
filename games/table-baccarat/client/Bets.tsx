import { text } from '@senluna/web/client/text.ts'
import { Chip } from '../../engine/table/Chip.tsx'
import { unitsOn } from '../../engine/table/bets.ts'
import { baccarat, CONFIGURATION, type Bet, type Outcome } from '../rules/index.ts'
import { labelOf } from './labels.ts'

interface Props {
  choice: string
  locked: boolean
  /** Once a round is shown to its end. */
  outcome: Outcome | undefined
  onLay(bet: Bet): void
}

const ORDER: readonly Bet[] = ['ppair', 'player', 'tie', 'banker', 'bpair']

/** The five bets of the table, each with what it pays and what lies on it. */
export const Bets = ({ choice, locked, outcome, onLay }: Props) => (
  <fieldset className="bc-bets" aria-label={text('baccarat.bets')}>
    {ORDER.map((bet) => {
      const units = unitsOn(choice, bet)
      const times = CONFIGURATION.bets[bet].pays / 10_000
      const won = outcome !== undefined && baccarat.timesX10000(bet, outcome) > 10_000
      return (
        <button
          key={bet}
          type="button"
          data-bet={bet}
          data-won={won || undefined}
          aria-label={text('baccarat.bet', { bet: labelOf(bet), times })}
          disabled={locked}
          onClick={() => onLay(bet)}
        >
          <span>{labelOf(bet)}</span>
          <small className="num">×{times}</small>
          {units > 0 && <Chip units={units} />}
        </button>
      )
    })}
  </fieldset>
)
