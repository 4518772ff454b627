import { CHIPS } from '@senluna/kit/games/table.ts'
import { text } from '@senluna/web/client/text.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import type { ChoiceProps } from '../instant/definition.ts'
import { Chip } from './Chip.tsx'
import './table.css'

/** The chips to lay, and what can be done with the bets that lie there. */
export function Betting({ bets, locked, choice }: ChoiceProps) {
  if (!bets) return null
  const acts = [
    ['undo', bets.undo],
    ['clear', bets.clear],
    ['double', bets.double],
    ['repeat', bets.repeat],
  ] as const
  return (
    <div className="tb-betting">
      <fieldset className="tb-chips" disabled={locked} aria-label={text('table.chips')}>
        {CHIPS.map((units) => (
          <button
            key={units}
            type="button"
            aria-pressed={units === bets.chip}
            aria-label={text('table.chip', { amount: countText(units * 1_000) })}
            onClick={() => bets.take(units)}
          >
            <Chip units={units} />
          </button>
        ))}
      </fieldset>
      <div className="tb-acts">
        {acts.map(([name, act]) => (
          <button key={name} type="button" className="chip" disabled={!act} onClick={act}>
            {text(`table.${name}`)}
          </button>
        ))}
      </div>
      <output className="tb-said">
        {bets.limited ? text('table.limited') : choice === '' ? text('table.empty') : ''}
      </output>
    </div>
  )
}
