import { text } from '@senluna/web/client/text.ts'
import type { OpeningProps } from '../../engine/run/definition.ts'
import { Icon } from '../../engine/ui/Icon.tsx'
import { minesOf, withMines } from './cells.ts'

const ALL = Array.from({ length: 24 }, (_, less) => String(less + 1))

/** How many mines lie hidden, one more or less at a time or from the list. */
export function Opening({ opening, locked, onChoose }: OpeningProps) {
  const step = (more: -1 | 1) => {
    const next = withMines(opening, more)
    return (
      <button
        type="button"
        className="round"
        aria-label={text(more < 0 ? 'mines.fewer' : 'mines.more')}
        disabled={locked || next === opening}
        onClick={() => onChoose(next)}
      >
        <Icon name={more < 0 ? 'minus' : 'plus'} />
      </button>
    )
  }
  return (
    <fieldset className="stake" aria-label={text('mines.mines')}>
      {step(-1)}
      <label>
        <span>{text('mines.mines')}</span>
        <select
          className="num"
          value={String(minesOf(opening))}
          disabled={locked}
          onChange={(event) => onChoose(event.target.value)}
        >
          {ALL.map((mines) => (
            <option key={mines}>{mines}</option>
          ))}
        </select>
      </label>
      {step(1)}
    </fieldset>
  )
}
