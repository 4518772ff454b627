import { text } from '@senluna/web/client/text.ts'
import { percentText } from '@senluna/web/ui/money/format.ts'
import { timesStake } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import type { ChoiceProps } from '../../engine/instant/definition.ts'
import { Odds } from '../../engine/instant/Odds.tsx'
import { CONFIGURATION, SIDES, timesX10000, writtenChoice } from '../rules/index.ts'
import { choiceIn, longer } from './choosing.ts'

const [FEWEST, MOST] = CONFIGURATION.flips

/** Which side, how many flips in a row, and what the run comes to. */
export function Choice({ choice, stake, locked, write, onChoose }: ChoiceProps) {
  const chosen = choiceIn(choice)
  const times = timesX10000(chosen)
  return (
    <div className="ig-choice coin-choice">
      <fieldset className="ig-chips" disabled={locked}>
        <legend>{text('coinFlip.side')}</legend>
        {SIDES.map((side) => (
          <button
            key={side}
            type="button"
            className="chip"
            aria-pressed={side === chosen.side}
            onClick={() => onChoose(writtenChoice({ ...chosen, side }))}
          >
            {text(`coinFlip.${side}`)}
          </button>
        ))}
      </fieldset>
      <fieldset className="ig-chips" disabled={locked}>
        <legend>{text('coinFlip.flips')}</legend>
        <button
          type="button"
          className="chip"
          aria-label={text('coinFlip.keys.less')}
          disabled={chosen.flips === FEWEST}
          onClick={() => onChoose(longer(choice, -1))}
        >
          −
        </button>
        <output className="ig-count num">{chosen.flips}</output>
        <button
          type="button"
          className="chip"
          aria-label={text('coinFlip.keys.more')}
          disabled={chosen.flips === MOST}
          onClick={() => onChoose(longer(choice, 1))}
        >
          +
        </button>
      </fieldset>
      <Odds
        chance={percentText(Math.floor(10_000 / 2 ** chosen.flips))}
        times={(times / 10_000).toFixed(2)}
        brings={write.plain(timesStake(amount(stake), times))}
      />
    </div>
  )
}
