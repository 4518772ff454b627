import { urls as marketUrls } from '@senluna/games/slots-cho-noi/client/art/urls.ts'
import { wordOf } from '@senluna/games/slots-cho-noi/client/names.ts'
import { urls as hiveUrls } from '@senluna/games/slots-mat-rung/client/art/urls.ts'
import { wordOf as hiveWordOf } from '@senluna/games/slots-mat-rung/client/names.ts'
import { urls as fieldUrls } from '@senluna/games/slots-mua-vang/client/art/urls.ts'
import { wordOf as fieldWordOf } from '@senluna/games/slots-mua-vang/client/names.ts'
import { urls as puppetUrls } from '@senluna/games/slots-roi-nuoc/client/art/urls.ts'
import { nameOf as puppetNameOf } from '@senluna/games/slots-roi-nuoc/client/names.ts'
import { urls } from '@senluna/games/slots-sen-vang/client/art/urls.ts'
import { nameOf } from '@senluna/games/slots-sen-vang/client/names.ts'
import type { VerifiedRound } from '@senluna/games/verifier/index.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'

/** A symbol that was on screen, and whether it won. */
interface Shown {
  picture: string
  name: string
  times: number | undefined
  lit: boolean
}

type ReelBeat = Extract<VerifiedRound, { game: 'sen-vang' }>['beats'][number]
type WaysBeat = Extract<VerifiedRound, { game: 'roi-nuoc' }>['beats'][number]
type FieldBeat = Extract<VerifiedRound, { game: 'mua-vang' }>['beats'][number]
type TumbleBeat = Extract<VerifiedRound, { game: 'cho-noi' }>['beats'][number]
type HiveBeat = Extract<VerifiedRound, { game: 'mat-rung' }>['beats'][number]

type AnyBeat = ReelBeat | WaysBeat | FieldBeat | TumbleBeat | HiveBeat

/** Each spin of a round as the symbols that were on screen: they are compared at a glance. */
export function Reels({ round }: { round: Exclude<VerifiedRound, { game: 'instant' }> }) {
  return (
    <ol className="spins">
      {round.game === 'sen-vang'
        ? round.beats.map((beat) => <Spin key={beat.step} beat={beat} grids={[windowOf(beat)]} />)
        : round.game === 'roi-nuoc'
          ? round.beats.map((beat) => <Spin key={beat.step} beat={beat} grids={[waysOf(beat)]} />)
          : round.game === 'mua-vang'
            ? round.beats.map((beat) => <Spin key={beat.step} beat={beat} grids={[fieldOf(beat)]} />)
            : round.game === 'mat-rung'
              ? round.beats.map((beat) => <Spin key={beat.step} beat={beat} grids={gridsOf(beat, hiveFace)} />)
              : round.beats.map((beat) => <Spin key={beat.step} beat={beat} grids={gridsOf(beat, marketFace)} />)}
    </ol>
  )
}

/** One spin; a tumbling one shows every grid from the first to the last. */
function Spin({ beat, grids }: { beat: AnyBeat; grids: readonly (readonly Shown[][])[] }) {
  const { currency } = useBrand()
  return (
    <li>
      <p>
        {nameOfSpin(beat)}
        <b className="num">
          <bdi dir="ltr">{moneyText(beat.won.toString(), currency)}</bdi>
        </b>
      </p>
      {grids.map((rows, nth) => (
        <table key={nth} className="window" dir="ltr">
          <caption className="sr">
            {nameOfSpin(beat)}
            {nth > 0 && ` · ${nth + 1}`}
          </caption>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map(({ picture, name, times, lit }, column) => (
                  <td key={column} className={lit ? 'lit' : undefined}>
                    <img src={picture} alt={name} title={name} width={64} height={64} />
                    {times !== undefined && (
                      <b className="times num" aria-hidden>
                        ×{times}
                      </b>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </li>
  )
}

const nameOfSpin = (beat: AnyBeat): string =>
  beat.type === 'baseSpin' ? text('fairness.spin') : text('fairness.freeSpin', { number: beat.step })

const windowOf = ({ window, lineWins }: ReelBeat): Shown[][] =>
  [0, 1, 2].map((row) =>
    window.map((symbols, reel) => ({
      picture: urls[symbols[row]!],
      name: nameOf(symbols[row]!),
      times: undefined,
      lit: lineWins.some((win) => win.positions.some((at) => at.reel === reel && at.row === row)),
    })),
  )

const waysOf = ({ window, wins }: WaysBeat): Shown[][] =>
  window[0]!.map((_, row) =>
    window.map((symbols, reel) => ({
      picture: puppetUrls[symbols[row]!],
      name: puppetNameOf(symbols[row]!),
      times: undefined,
      lit: wins.some((win) => win.positions.some((at) => at.reel === reel && at.row === row)),
    })),
  )

const fieldOf = ({ grid, wins, baskets, harvest }: FieldBeat): Shown[][] => {
  const lit = [...wins.flatMap(({ positions }) => positions), ...(harvest > 0 ? baskets : [])]
  return Array.from({ length: grid[0]!.length }, (_, down) =>
    grid.map((cells, column) => {
      const row = cells.length - 1 - down
      const cell = cells[row]!
      return {
        picture: fieldUrls[cell.symbol],
        name: fieldWordOf(cell),
        times: cell.times,
        lit: lit.some((at) => at.column === column && at.row === row),
      }
    }),
  )
}

type Face = Pick<Shown, 'picture' | 'name' | 'times'>
type MarketCell = TumbleBeat['grid'][number][number]
type HiveCell = HiveBeat['grid'][number][number]

const marketFace = (cell: MarketCell): Face => ({
  picture: marketUrls[cell.symbol],
  name: wordOf(cell),
  times: cell.times,
})
const hiveFace = (cell: HiveCell): Face => ({
  picture: hiveUrls[cell.symbol],
  name: hiveWordOf(cell),
  times: undefined,
})

interface Tumbled<Cell> {
  grid: readonly (readonly Cell[])[]
  drops: readonly {
    grid: readonly (readonly Cell[])[]
    wins: readonly { positions: readonly { column: number; row: number }[] }[]
  }[]
}

/** The first grid and what it tumbled into, each with what won in it. */
function gridsOf<Cell>({ grid, drops }: Tumbled<Cell>, faceOf: (cell: Cell) => Face): Shown[][][] {
  return [grid, ...drops.map((drop) => drop.grid)].map((shown, nth) => {
    const places = drops[nth]?.wins.flatMap(({ positions }) => positions) ?? []
    return Array.from({ length: shown[0]?.length ?? 0 }, (_, down) =>
      shown.map((cells, column) => {
        const row = cells.length - 1 - down
        return {
          ...faceOf(cells[row]!),
          lit: places.some((at) => at.column === column && at.row === row),
        }
      }),
    )
  })
}
