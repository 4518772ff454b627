import type { BetTypeTerms } from '@senluna/contract/lottery.ts'
import { text } from '@senluna/web/client/text.ts'
import { useId, useState } from 'react'
import { NumberGrid, type Cell } from '../../board/NumberGrid.tsx'
import { oddsText } from '../../slip/slip.ts'
import { useTicketColumn } from '../../slip/ticket-column.ts'
import { isFull, tightOf } from '../../board/standing.ts'
import { ALONE, chosen, QUICK, quickOf, toggled, TYPED, type Board, type Marks, type Row } from '../boards/board.ts'
import { readTyped } from '../boards/strings.ts'
import { lookOf } from '../Faces.tsx'
import { titleOf, valueName } from '../words.ts'

interface Props {
  board: Board
  marks: Marks
  onMarks: (marks: Marks) => void
  terms: BetTypeTerms
  locked: boolean
  /** Notes under things of a row, such as the numbers of an animal. */
  noteOf?: (value: string) => string | undefined
}

/** A board: rows to press, a field to write on, or the one bet there is. */
export function BoardView({ board, marks, onMarks, terms, locked, noteOf }: Props) {
  if (board.kind === 'TYPED') return <Typed {...board} marks={marks} onMarks={onMarks} locked={locked} />
  if (board.kind === 'ALONE') {
    const on = chosen(marks, ALONE).length > 0
    return (
      <div className="lh-alone">
        <button
          type="button"
          className={on ? 'lot-n sel' : 'lot-n'}
          aria-pressed={on}
          disabled={locked}
          onClick={() => onMarks(on ? {} : { [ALONE]: [ALONE] })}
        >
          {text('lottery.hall.alone')}
        </button>
      </div>
    )
  }
  return (
    <div className="lh-rows">
      {board.rows.map((row) => (
        <OneRow
          key={row.id}
          row={row}
          marks={marks}
          onMarks={onMarks}
          terms={terms}
          locked={locked}
          noteOf={noteOf}
          // A number can hardly be blocked by itself where it stands at one of several places.
          single={board.rows.length === 1}
        />
      ))}
    </div>
  )
}

type RowProps = Omit<Props, 'board'> & { row: Row; single: boolean }

function OneRow({ row, marks, onMarks, terms, locked, noteOf, single }: RowProps) {
  const title = titleOf(row.title)
  const selected = new Set(chosen(marks, row.id))
  const wide = useTicketColumn()
  // Eleven in a line are too narrow for a thumb.
  const columns = !wide && row.values.length === 11 ? 6 : columnsOf(row)
  return (
    <section className={`lh-row lh-${row.face.toLowerCase()}`} style={{ '--columns': columns }}>
      <div className="lh-title">
        <h2>{title}</h2>
        {row.most !== undefined && <small>{text('lottery.hall.most', { count: row.most })}</small>}
      </div>
      <NumberGrid
        label={title}
        columns={columns}
        cells={row.values.map((value) => cellOf(row, value, single ? terms : undefined, noteOf))}
        selected={selected}
        locked={locked}
        onToggle={(value) => onMarks(toggled(row, marks, value))}
      />
      {row.quick && row.most === undefined && (
        <fieldset className="lh-quick">
          <legend className="sr">{text('lottery.hall.quick', { row: title })}</legend>
          {QUICK.map((quick) => (
            <button
              key={quick}
              type="button"
              disabled={locked}
              onClick={() => onMarks({ ...marks, [row.id]: quickOf(row, quick) })}
            >
              {text(`lottery.hall.quick.${quick}`)}
            </button>
          ))}
        </fieldset>
      )}
    </section>
  )
}

/** As many columns as fit a phone: all ten digits, seven of the large ones. */
function columnsOf({ face, values }: Row): number {
  if (face === 'WORD') return Math.min(values.length, 4)
  if (face === 'ANIMAL') return 4
  if (face === 'MARK') return 7
  if (values.length <= 11) return values.length
  return values.length > 50 ? 10 : 7
}

function cellOf(row: Row, value: string, terms: BetTypeTerms | undefined, noteOf: Props['noteOf']): Cell {
  const name = valueName(value, row.face)
  const tight = terms && tightOf(terms, value)?.milli
  const odds = terms?.price.by === 'ODDS' ? (tight?.[value] ?? tight?.[''] ?? terms.price.milli[value]) : undefined
  const closed = terms?.blocked.includes(value)
    ? text('lottery.hall.blocked')
    : terms && isFull(terms, value)
      ? text('lottery.play.full')
      : undefined
  const note = noteOf?.(value) ?? (odds === undefined ? undefined : `×${oddsText(odds)}`)
  return {
    value,
    look: lookOf(row.face, value),
    ...(name === value ? {} : { name }),
    ...(note === undefined ? {} : { note }),
    ...(closed === undefined ? {} : { closed }),
  }
}

interface TypedProps {
  width: number
  anyOrder?: true
  marks: Marks
  onMarks: (marks: Marks) => void
  locked: boolean
}

/** Numbers written one after the other; what isn't one is said, not dropped in silence. */
function Typed({ width, anyOrder, marks, onMarks, locked }: TypedProps) {
  const id = useId()
  const [written, setWritten] = useState('')
  const shape = { width, ...(anyOrder ? { anyOrder } : {}) }
  const picked = chosen(marks, TYPED)
  const { wrong } = readTyped(written, shape)
  // What was chosen otherwise, at random or after all was taken away, is what is written.
  const shown = readTyped(written, shape).numbers.join() === picked.join() ? written : picked.join(' ')
  return (
    <div className="lh-typed">
      <label htmlFor={id}>{text('lottery.hall.typed', { width })}</label>
      <textarea
        id={id}
        className="num"
        dir="ltr"
        rows={3}
        inputMode="numeric"
        disabled={locked}
        aria-describedby={`${id}-hint`}
        value={shown}
        onChange={(event) => {
          setWritten(event.target.value)
          onMarks({ [TYPED]: readTyped(event.target.value, shape).numbers })
        }}
      />
      <p id={`${id}-hint`} className={wrong.length > 0 ? 'err' : 'hint'} aria-live="polite">
        {wrong.length > 0 && shown === written
          ? text('lottery.hall.typedWrong', { list: wrong.slice(0, 5).join(', '), width })
          : text('lottery.hall.typedCount', { count: picked.length })}
      </p>
    </div>
  )
}
