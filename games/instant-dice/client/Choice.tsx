import { text } from '@senluna/web/client/text.ts'
import { percentText } from '@senluna/web/ui/money/format.ts'
import { timesStake } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import type { ChoiceProps } from '../../engine/instant/definition.ts'
import { Odds } from '../../engine/instant/Odds.tsx'
import { PointField } from '../../engine/instant/PointField.tsx'
import { timesX10000, waysOf } from '../rules/index.ts'
import { choiceIn, nearest, swapped } from './choosing.ts'
import { timesText } from './times-text.ts'

/** Under or over, the point itself, and what both come to. */
export function Choice({ choice, stake, locked, write, onChoose }: ChoiceProps) {
  const chosen = choiceIn(choice)
  const { side, target } = chosen
  const times = timesX10000(chosen)
  return (
    <div className="dice-choice">
      <fieldset className="dice-sides" disabled={locked}>
        <legend className="sr">{text('dice.side')}</legend>
        {(['under', 'over'] as const).map((offered) => (
          <button
            key={offered}
            type="button"
            className="chip"
            aria-pressed={offered === side}
            onClick={() => offered !== side && onChoose(swapped(choice))}
          >
            {text(offered === 'under' ? 'dice.under' : 'dice.over')}
          </button>
        ))}
      </fieldset>
      <PointField
        key={choice}
        label={text('dice.target')}
        points={target}
        locked={locked}
        onPoints={(to) => onChoose(nearest(side, to))}
      />
      <Odds
        chance={percentText(waysOf(chosen))}
        times={timesText(times)}
        brings={write.plain(timesStake(amount(stake), times))}
      />
    </div>
  )
}
