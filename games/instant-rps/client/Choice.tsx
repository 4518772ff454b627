import { text } from '@senluna/web/client/text.ts'
import { percentText } from '@senluna/web/ui/money/format.ts'
import { timesStake } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import type { ChoiceProps } from '../../engine/instant/definition.ts'
import { Odds } from '../../engine/instant/Odds.tsx'
import { CONFIGURATION, HANDS } from '../rules/index.ts'
import { HandPicture } from './HandPicture.tsx'

/** Which hand, and what a won one pays. */
export function Choice({ choice, stake, locked, write, onChoose }: ChoiceProps) {
  return (
    <div className="ig-choice rps-choice">
      <fieldset className="ig-chips" disabled={locked}>
        <legend className="sr">{text('rps.hand')}</legend>
        {HANDS.map((hand) => (
          <button
            key={hand}
            type="button"
            className="chip"
            aria-pressed={hand === choice}
            onClick={() => onChoose(hand)}
          >
            <HandPicture hand={hand} whose="own" />
            {text(`rps.${hand}`)}
          </button>
        ))}
      </fieldset>
      <Odds
        chance={percentText(Math.floor(10_000 / HANDS.length))}
        times={(CONFIGURATION.wonX10000 / 10_000).toFixed(2)}
        brings={write.plain(timesStake(amount(stake), CONFIGURATION.wonX10000))}
      />
    </div>
  )
}
