import { text } from '@senluna/web/client/text.ts'
import type { Grid } from '../rules/index.ts'
import { rowsOf } from './captions.ts'

/** The board as a table, for those who read the page instead of seeing it. */
export function Mirror({ grid, moving }: { grid: Grid; moving: boolean }) {
  return (
    <table className="sr" aria-busy={moving}>
      <caption>{moving ? text('game.spinning') : text('game.grid')}</caption>
      <thead>
        <tr>
          {grid.map((_, column) => (
            <th key={column} scope="col">
              {text('choNoi.column', { column: column + 1 })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(grid).map((names, row) => (
          <tr key={row}>
            {names.map((name, column) => (
              <td key={column}>{moving ? '…' : name}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
