import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { trend } from '@senluna/games/lottery/rules/draws/statistics.ts'
import { text } from '@senluna/web/client/text.ts'
import { Scroller } from '@senluna/web/ui/Scroller.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { useState } from 'react'
import type { Title } from '../boards/board.ts'
import { range } from '../boards/rows.ts'
import type { Numbers } from './sides.ts'
import { titleOf } from '../words.ts'

/** What stands at the places of a draw, where they are few enough for a chart. */
const SHAPES: Readonly<Record<string, { key: Title['key']; from: number; to: number }>> = {
  SSC: { key: 'digit', from: 0, to: 9 },
  '3D': { key: 'digit', from: 0, to: 9 },
  PC28: { key: 'digit', from: 0, to: 9 },
  '11X5': { key: 'ball', from: 1, to: 11 },
  K3: { key: 'ball', from: 1, to: 6 },
  PK10: { key: 'rank', from: 1, to: 10 },
}

const LINES = 20

/** Whether a game's places can be charted. */
export const canTrend = ({ family }: LotteryGame, draws: readonly Numbers[]): boolean =>
  SHAPES[family] !== undefined && draws.length > 0

/**
 * One place over the last draws: which number it had, and how many draws each other one had been
 * away.
 */
export function Trend({ game, draws }: { game: LotteryGame; draws: readonly Numbers[] }) {
  const [place, setPlace] = useState('0')
  const shape = SHAPES[game.family]
  if (!shape) return null
  const places = draws[0]?.length ?? 0
  const values = range(shape.from, shape.to)
  // Three digits are the last three of five: their places have the same names.
  const first = shape.key === 'digit' && places === 3 ? 3 : 1
  const options = range(0, places - 1).map(
    (index) => [index, titleOf({ key: shape.key, n: first + Number(index) })] as const,
  )
  const rows = trend(draws.map((draw) => String(draw[Number(place)])).toReversed(), values)
  return (
    <div className="lh-trend">
      <Select label={text('lottery.hall.place')} value={place} options={options} onValue={setPlace} />
      <Scroller label={text('lottery.hall.trend')}>
        <table className="num" dir="ltr">
          <thead>
            <tr>
              <th scope="col">{text('lottery.hall.agoShort')}</th>
              {values.map((value) => (
                <th key={value} scope="col">
                  {value}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .slice(-LINES)
              .toReversed()
              .map(({ value, misses }, ago) => (
                <tr key={ago}>
                  <th scope="row">{ago}</th>
                  {values.map((side, index) => (
                    <td key={side}>{side === value ? <b>{side}</b> : misses[index]}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </Scroller>
      <p className="st-note">{text('lottery.play.independent')}</p>
    </div>
  )
}
