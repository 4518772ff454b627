import { timesStake } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import { text } from '@senluna/web/client/text.ts'
import type { ChoiceProps } from '../../engine/instant/definition.ts'
import { paysOf, RISKS, ROWS, writtenChoice } from '../rules/index.ts'
import { choiceIn } from './choosing.ts'

/** How many rows, which risk, and the most a ball can bring. */
export function Choice({ choice, stake, locked, write, onChoose }: ChoiceProps) {
  const chosen = choiceIn(choice)
  const most = Math.max(...paysOf(chosen))
  return (
    <div className="plinko-choice">
      <fieldset disabled={locked}>
        <legend>{text('plinko.rows')}</legend>
        {ROWS.map((rows) => (
          <button
            key={rows}
            type="button"
            className="chip num"
            aria-pressed={rows === chosen.rows}
            onClick={() => onChoose(writtenChoice({ ...chosen, rows }))}
          >
            {rows}
          </button>
        ))}
      </fieldset>
      <fieldset disabled={locked}>
        <legend>{text('instant.risk')}</legend>
        {RISKS.map((risk) => (
          <button
            key={risk}
            type="button"
            className="chip"
            aria-pressed={risk === chosen.risk}
            onClick={() => onChoose(writtenChoice({ ...chosen, risk }))}
          >
            {text(`instant.${risk}`)}
          </button>
        ))}
      </fieldset>
      <dl className="ig-facts num">
        <div>
          <dt>{text('instant.most')}</dt>
          <dd className="gain">
            ×{most / 100} · {write.plain(timesStake(amount(stake), most * 100))}
          </dd>
        </div>
      </dl>
    </div>
  )
}
