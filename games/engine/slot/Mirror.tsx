import { text } from '@senluna/web/client/text.ts'

interface Props {
  /** What each column is called. */
  column: (number: number) => string
  /** The names of the symbols, row by row from the top. */
  rows: readonly (readonly string[])[]
  moving: boolean
}

/** The board as a table, for those who read the page instead of seeing it. */
export function Mirror({ column, rows, moving }: Props) {
  return (
    <table className="sr" aria-busy={moving}>
      <caption>{moving ? text('game.spinning') : text('game.grid')}</caption>
      <thead>
        <tr>
          {rows[0]?.map((_, nth) => (
            <th key={nth} scope="col">
              {column(nth + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((names, row) => (
          <tr key={row}>
            {names.map((name, nth) => (
              <td key={nth}>{moving ? '…' : name}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
