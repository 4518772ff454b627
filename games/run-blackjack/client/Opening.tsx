import { text } from '@senluna/web/client/text.ts'
import type { OpeningProps } from '../../engine/run/definition.ts'
import { CONFIGURATION, openingIn, writtenOpening } from '../rules/index.ts'

const [FEWEST, MOST] = CONFIGURATION.seats
const SEATS = Array.from({ length: MOST - FEWEST + 1 }, (_, more) => FEWEST + more)

/** How many hands, and the side bets on each. */
export function Opening({ opening, locked, onChoose }: OpeningProps) {
  const chosen = openingIn(opening) ?? { seats: FEWEST, pairs: false, three: false }
  return (
    <fieldset className="bj-opening" aria-label={text('blackjack.opening')} disabled={locked}>
      <select
        className="num"
        aria-label={text('blackjack.hands')}
        value={chosen.seats}
        onChange={(event) => onChoose(writtenOpening({ ...chosen, seats: Number(event.target.value) }))}
      >
        {SEATS.map((seats) => (
          <option key={seats} value={seats}>
            {text('blackjack.seats', { count: seats })}
          </option>
        ))}
      </select>
      {(['pairs', 'three'] as const).map((side) => (
        <button
          key={side}
          type="button"
          className="line"
          aria-pressed={chosen[side]}
          onClick={() => onChoose(writtenOpening({ ...chosen, [side]: !chosen[side] }))}
        >
          {text(`blackjack.bet.${side}`)}
        </button>
      ))}
    </fieldset>
  )
}
