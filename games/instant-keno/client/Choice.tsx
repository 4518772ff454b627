import { text } from '@senluna/web/client/text.ts'
import { timesStake } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import type { ChoiceProps } from '../../engine/instant/definition.ts'
import { Most } from '../../engine/instant/Most.tsx'
import { paysOf } from '../rules/index.ts'
import { fewer, lucky, more, picksIn } from './choosing.ts'

/** How many numbers, others by chance, and the most they can bring. */
export function Choice({ choice, stake, locked, write, onChoose }: ChoiceProps) {
  const { length: count } = picksIn(choice)
  const most = Math.max(...paysOf(count))
  const [less, next] = [fewer(choice), more(choice)]
  return (
    <div className="ig-choice">
      <fieldset className="ig-chips" disabled={locked}>
        <legend>{text('keno.picks')}</legend>
        <button
          type="button"
          className="chip"
          aria-label={text('keno.keys.fewer')}
          disabled={less === undefined}
          onClick={() => less !== undefined && onChoose(less)}
        >
          −
        </button>
        <output className="ig-count num">{count}</output>
        <button
          type="button"
          className="chip"
          aria-label={text('keno.keys.more')}
          disabled={next === undefined}
          onClick={() => next !== undefined && onChoose(next)}
        >
          +
        </button>
        <button type="button" className="chip" onClick={() => onChoose(lucky(choice))}>
          {text('keno.lucky')}
        </button>
      </fieldset>
      <Most times={most / 100} brings={write.plain(timesStake(amount(stake), most * 100))} />
    </div>
  )
}
