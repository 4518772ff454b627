import { urls } from '@senluna/games/slots-sen-vang/client/art/urls.ts'
import { nameOf } from '@senluna/games/slots-sen-vang/client/names.ts'
import { spinsOf, type VerifiedRound } from '@senluna/games/verifier/index.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'

type Beat = ReturnType<typeof spinsOf>[number]

/** Each spin of a round as the symbols that were on screen: they are compared at a glance. */
export function Reels({ beats }: { beats: VerifiedRound['beats'] }) {
  const { currency } = useBrand()
  const spins = spinsOf(beats)
  if (spins.length === 0) return null
  return (
    <ol className="spins">
      {spins.map((beat) => (
        <li key={beat.step}>
          <p>
            {nameOfSpin(beat)}
            <b className="num">
              <bdi dir="ltr">{moneyText(beat.won.toString(), currency)}</bdi>
            </b>
          </p>
          <table className="window" dir="ltr">
            <caption className="sr">{nameOfSpin(beat)}</caption>
            <tbody>
              {[0, 1, 2].map((row) => (
                <tr key={row}>
                  {beat.window.map((reel, column) => {
                    const symbol = reel[row]!
                    return (
                      <td key={column} className={cellClass(beat.lineWins, column, row)}>
                        <img src={urls[symbol]} alt={nameOf(symbol)} title={nameOf(symbol)} width={64} height={64} />
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </li>
      ))}
    </ol>
  )
}

const nameOfSpin = (beat: Beat): string =>
  beat.type === 'baseSpin' ? text('fairness.spin') : text('fairness.freeSpin', { number: beat.number })

const cellClass = (wins: Beat['lineWins'], reel: number, row: number) =>
  wins.some((win) => win.positions.some((position) => position.reel === reel && position.row === row))
    ? 'lit'
    : undefined
