import { facesOf } from '@senluna/games/faces.ts'
import { slotTexts } from '@senluna/games/slot-texts.ts'
import type { VerifiedRound } from '@senluna/games/verifier/index.ts'
import type { Board, BoardSpin } from '@senluna/kit/games/boards.ts'
import { speakMore, text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useEffect, useState } from 'react'
import { useBrand } from '../../brand.ts'

type Slot = Extract<VerifiedRound, { kind: 'slot' }>

/** Each spin of a round as the symbols that were on screen: they are compared at a glance. */
export function Reels({ round }: { round: Slot }) {
  const speaks = useOwnWords(round.game)
  return (
    <ol className="spins">
      {speaks && round.spins.map((spin, nth) => <Spin key={nth} game={round.game} spin={spin} />)}
    </ol>
  )
}

/**
 * Whether what a slot calls its symbols is there. Where it can't be read, they have their codes.
 */
function useOwnWords(game: string): boolean {
  const [spoken, setSpoken] = useState<string>()
  useEffect(() => {
    let gone = false
    const load = async () => {
      const own = slotTexts(game)
      if (own) await speakMore(own).catch(() => undefined)
      if (!gone) setSpoken(game)
    }
    void load()
    return () => {
      gone = true
    }
  }, [game])
  return spoken === game
}

/** One spin; a tumbling one shows every board from the first to the last. */
function Spin({ game, spin }: { game: string; spin: BoardSpin }) {
  const { currency } = useBrand()
  const faces = facesOf(game)
  const name = spin.kind === 'spin' ? text('fairness.spin') : text('fairness.freeSpin', { number: spin.number })
  return (
    <li>
      <p>
        {name}
        <b className="num">
          <bdi dir="ltr">{moneyText(spin.won.toString(), currency)}</bdi>
        </b>
      </p>
      {spin.boards.map((board, nth) => (
        <table key={nth} className="window" dir="ltr">
          <caption className="sr">
            {name}
            {nth > 0 && ` · ${nth + 1}`}
          </caption>
          <tbody>
            {rowsOf(board).map((cells, row) => (
              <tr key={row}>
                {cells.map(({ symbol, times, lit }, column) => {
                  const own = faces?.nameOf(symbol) ?? symbol
                  const words = times === undefined ? own : `${own} ×${times}`
                  return (
                    <td key={column} className={lit ? 'lit' : undefined}>
                      <img src={faces?.pictures[symbol]} alt={words} title={words} width={64} height={64} />
                      {times !== undefined && (
                        <b className="times num" aria-hidden>
                          ×{times}
                        </b>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </li>
  )
}

/** A board row by row from the top. */
const rowsOf = (board: Board): Board => (board[0] ?? []).map((_, row) => board.flatMap((column) => column[row] ?? []))
