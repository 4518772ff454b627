import { text } from '@senluna/web/client/text.ts'
import type { OpeningProps } from '../../engine/run/definition.ts'
import { DIFFICULTIES } from '../rules/index.ts'

/** How hard the tower is. */
export function Opening({ opening, locked, onChoose }: OpeningProps) {
  return (
    <fieldset className="stake" aria-label={text('tower.difficulty')}>
      <label>
        <span>{text('tower.difficulty')}</span>
        <select value={opening} disabled={locked} onChange={(event) => onChoose(event.target.value)}>
          {DIFFICULTIES.map((name) => (
            <option key={name} value={name}>
              {text(`tower.${name}`)}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}
