import type { BoardProps } from '../../engine/instant/definition.ts'
import { useWay } from '../../engine/instant/use-way.ts'
import { paysOf, slotOf } from '../rules/index.ts'
import { choiceIn } from './choosing.ts'

const WIDE = 100

/** Where a ball is after so many steps of its path: in the middle of the pegs it lies between. */
function placeOf(path: readonly number[], steps: number, rows: number): readonly [x: number, y: number] {
  const gap = WIDE / (rows + 1)
  const rights = path.slice(0, steps).filter((step) => step === 1).length
  return [WIDE / 2 + (rights - steps / 2) * gap, gap * (steps + 0.5) * 0.82]
}

/** The pegs, the slots with what they pay, and the ball on the path that was drawn. */
export function Board({ choice, draws, moving, ms }: BoardProps) {
  const chosen = choiceIn(choice)
  const { rows } = chosen
  const gap = WIDE / (rows + 1)
  const path = draws?.length === rows ? draws : undefined
  const share = useWay(path?.join(''), moving ? ms : 0)
  const steps = path ? Math.floor(share * rows) : 0
  const [x, y] = placeOf(path ?? [], steps, rows)
  const landed = path && !moving ? slotOf(path, chosen) : undefined
  const high = gap * (rows + 0.5) * 0.82
  return (
    <div className="plinko" dir="ltr">
      <svg viewBox={`0 -4 ${WIDE} ${high + 12}`} role="presentation">
        {Array.from({ length: rows }, (_, row) =>
          Array.from({ length: row + 1 }, (_, peg) => (
            <circle
              key={`${row}/${peg}`}
              cx={WIDE / 2 + (peg - row / 2) * gap}
              cy={gap * (row + 1) * 0.82}
              r={gap * 0.11}
              fill="#fff0bd"
            />
          )),
        )}
        {paysOf(chosen).map((pay, slot) => (
          <g key={slot} transform={`translate(${slot * gap} ${high})`}>
            <rect
              x={gap * 0.06}
              width={gap * 0.88}
              height="7"
              rx="1.4"
              className={slot === landed ? 'slot landed' : pay > 100 ? 'slot more' : 'slot'}
            />
            <text x={gap / 2} y="4.7" textAnchor="middle" fontSize={rows === 8 ? 3.4 : rows === 12 ? 2.5 : 2}>
              {pay / 100}
            </text>
          </g>
        ))}
        {path && <circle className="ball" cx={x} cy={landed === undefined ? y : high - 1} r={gap * 0.26} />}
      </svg>
    </div>
  )
}
