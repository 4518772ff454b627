import { timesStake } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import { text } from '@senluna/web/client/text.ts'
import type { ChoiceProps } from '../../engine/instant/definition.ts'
import { Odds } from '../../engine/instant/Odds.tsx'
import { PointField } from '../../engine/instant/PointField.tsx'
import { chanceText } from './chance.ts'
import { nearest, targetIn } from './choosing.ts'

const READY = [150, 200, 500, 1_000, 10_000]

/** The multiplier aimed at, and what it comes to. */
export function Choice({ choice, stake, locked, write, onChoose }: ChoiceProps) {
  const target = targetIn(choice)
  return (
    <div className="limbo-choice">
      <PointField
        key={choice}
        label={text('limbo.target')}
        points={target}
        locked={locked}
        onPoints={(to) => onChoose(nearest(to))}
      />
      <fieldset className="limbo-ready" disabled={locked}>
        <legend className="sr">{text('limbo.target')}</legend>
        {READY.map((to) => (
          <button
            key={to}
            type="button"
            className="chip num"
            aria-pressed={to === target}
            onClick={() => onChoose(nearest(to))}
          >
            ×{to / 100}
          </button>
        ))}
      </fieldset>
      <Odds chance={chanceText(target)} times={choice} brings={write.plain(timesStake(amount(stake), target * 100))} />
    </div>
  )
}
