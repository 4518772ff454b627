import { text } from '@senluna/web/client/text.ts'
import type { Window } from '../rules/index.ts'
import { rowsOf } from './captions.ts'

/** The reels as a table, for those who read the page instead of seeing it. */
export function Mirror({ window, moving }: { window: Window; moving: boolean }) {
  return (
    <table className="sr" aria-busy={moving}>
      <caption>{moving ? text('game.spinning') : text('game.grid')}</caption>
      <thead>
        <tr>
          {window.map((_, reel) => (
            <th key={reel} scope="col">
              {text('game.grid.reel', { reel: reel + 1 })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(window).map((names, row) => (
          <tr key={row}>
            {names.map((name, reel) => (
              <td key={reel}>{moving ? '…' : name}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
