import type { VerifiedRound } from '@senluna/games/verifier/index.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'

/** Each spin of a round as the symbols it stopped on. */
export function Reels({ beats }: { beats: VerifiedRound['beats'] }) {
  const { currency } = useBrand()
  return (
    <ol className="spins">
      {beats.map((beat) => (
        <li key={beat.step}>
          <p>
            {beat.type === 'baseSpin' ? text('fairness.spin') : text('fairness.freeSpin', { number: beat.number })}
            <b className="num">
              <bdi dir="ltr">{moneyText(beat.won.toString(), currency)}</bdi>
            </b>
          </p>
          <table className="window" dir="ltr">
            <caption className="sr">
              {beat.type === 'baseSpin' ? text('fairness.spin') : text('fairness.freeSpin', { number: beat.number })}
            </caption>
            <tbody>
              {[0, 1, 2].map((row) => (
                <tr key={row}>
                  {beat.window.map((reel, column) => (
                    <td key={column} className={cellClass(beat.lineWins, column, row)}>
                      {reel[row]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </li>
      ))}
    </ol>
  )
}

const cellClass = (wins: VerifiedRound['beats'][number]['lineWins'], reel: number, row: number) =>
  wins.some((win) => win.positions.some((position) => position.reel === reel && position.row === row))
    ? 'lit'
    : undefined
