import { timesStake } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import { text } from '@senluna/web/client/text.ts'
import { useState } from 'react'
import type { RunBoardProps } from '../../engine/run/definition.ts'
import { adviceIn, costOf, offeredIn } from './play.ts'

const ALL = ['h', 's', 'd', 'p'] as const
const INSURANCE = ['i', 'n'] as const

/** Hit, stand, double and split, or insurance; the sheet's word is shown to who asks for it. */
export function Moves({ view, open, asked, write, onMove }: RunBoardProps) {
  const [hints, setHints] = useState(false)
  const offered = offeredIn(view)
  const advice = hints ? adviceIn(view) : undefined
  const moves = offered.includes('i') ? INSURANCE : ALL
  return (
    <div className="bj-moves num" data-moves={moves.length}>
      {moves.map((move) => {
        const cost = costOf(move, view)
        return (
          <button
            key={move}
            type="button"
            className="line"
            data-move={move}
            data-advised={advice === move}
            aria-busy={asked === move}
            disabled={!offered.includes(move)}
            // While a move is asked for it keeps the focus of who pressed it.
            aria-disabled={!open}
            onClick={() => onMove(move)}
          >
            <b>{text(`blackjack.move.${move}`)}</b>
            {cost > 0 && <small>+{write.plain(timesStake(amount(view.stake), cost))}</small>}
          </button>
        )
      })}
      <label className="bj-hints">
        <input type="checkbox" checked={hints} onChange={(event) => setHints(event.target.checked)} />
        <span>{text('blackjack.hints')}</span>
      </label>
    </div>
  )
}
