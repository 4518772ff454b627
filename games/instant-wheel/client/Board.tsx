import { memo, useState, type CSSProperties } from 'react'
import type { BoardProps } from '../../engine/instant/definition.ts'
import { paysOf, segmentOf, type WheelChoice } from '../rules/index.ts'
import { choiceIn, payCounts } from './choosing.ts'

const SEGMENT = 18
/** Full turns before the wheel stops. */
const TURNS = 5
const BULBS = 40

/** The wheel, which turns until the segment that was drawn stands under the pointer. */
export function Board({ choice, draws, beat, moving, ms }: BoardProps) {
  const risk = choiceIn(choice)
  const [spin, setSpin] = useState<{ draws: readonly number[] | undefined; turns: number }>({ draws, turns: 0 })
  if (draws && spin.draws !== draws) setSpin({ draws, turns: spin.turns + TURNS })
  const segment = spin.draws && segmentOf(spin.draws)
  const angle = spin.turns * 360 - ((segment ?? 0) + 0.5) * SEGMENT
  const over = beat !== undefined && !moving
  const landed = over ? segment : undefined
  const state = over ? (beat.timesX10000 > 10_000 ? 'won' : 'lost') : moving ? 'moving' : 'open'
  return (
    <div className="wheel" data-state={state} dir="ltr">
      <svg viewBox="-120 -128 240 252" role="presentation">
        <defs>
          <radialGradient id="wheel-rim">
            <stop offset=".8" stopColor="#5a2c0c" />
            <stop offset=".93" stopColor="#b8741c" />
            <stop offset="1" stopColor="#4a2408" />
          </radialGradient>
          <linearGradient id="wheel-gold" x2="0" y2="1">
            <stop offset="0" stopColor="#fff6cf" />
            <stop offset=".45" stopColor="#f7c445" />
            <stop offset="1" stopColor="#a55f0b" />
          </linearGradient>
          <radialGradient id="wheel-shade">
            <stop offset=".55" stopColor="#000" stopOpacity="0" />
            <stop offset="1" stopColor="#000" stopOpacity=".34" />
          </radialGradient>
        </defs>
        <circle r="118" fill="url(#wheel-rim)" />
        <circle r="117" fill="none" stroke="url(#wheel-gold)" strokeWidth="2" />
        <Bulbs />
        <circle r="102" fill="#0d0a26" />
        <g
          className="wheel-turning"
          style={{ '--angle': `${angle}deg`, '--way': moving ? `${ms}ms` : '0ms' } as CSSProperties}
        >
          <Segments risk={risk} landed={landed} />
        </g>
        <circle r="102" fill="url(#wheel-shade)" pointerEvents="none" />
        <circle r="102" fill="none" stroke="url(#wheel-gold)" strokeWidth="3" />
        <circle r="31" fill="#130f35" stroke="url(#wheel-gold)" strokeWidth="4" />
        <text className="wheel-hub" y="6.4" textAnchor="middle">
          {over ? beat.outcome : '☾'}
        </text>
        <path className="wheel-pointer" d="M0-92L-11-121Q0-130 11-121Z" fill="url(#wheel-gold)" stroke="#3a1d06" />
      </svg>
      <ul className="wheel-key num" aria-hidden>
        {payCounts(paysOf(risk)).map(([x100, count], nth) => (
          <li key={x100} className={over && beat.timesX10000 === x100 * 100 ? 'landed' : undefined}>
            <i style={{ background: colourOf(x100, nth) }} />×{x100 / 100} <small>{count}/20</small>
          </li>
        ))}
      </ul>
    </div>
  )
}

const COLOURS = ['#f2b233', '#c23b8e', '#2f8f83', '#6a4fd0'] as const

/** Nothing is dark; what pays has a colour by its place among the pays. */
const colourOf = (x100: number, nth: number): string => (x100 === 0 ? '#252a5c' : (COLOURS[nth] ?? '#6a4fd0'))

const point = (distance: number, degrees: number): string => {
  const radians = (degrees * Math.PI) / 180
  return `${(distance * Math.sin(radians)).toFixed(2)} ${(-distance * Math.cos(radians)).toFixed(2)}`
}

const Segments = memo(function Segments({ risk, landed }: { risk: WheelChoice; landed: number | undefined }) {
  const pays = paysOf(risk)
  const order = payCounts(pays).map(([x100]) => x100)
  return pays.map((x100, nth) => {
    const from = nth * SEGMENT
    const dimmed = landed !== undefined && landed !== nth
    return (
      <g key={nth} opacity={dimmed ? 0.45 : 1}>
        <path
          d={`M0 0L${point(102, from)}A102 102 0 0 1 ${point(102, from + SEGMENT)}Z`}
          fill={colourOf(x100, order.indexOf(x100))}
          stroke="#f7d98a"
          strokeWidth={landed === nth ? 2.4 : 0.7}
        />
        <text
          transform={`rotate(${from + SEGMENT / 2}) translate(0 -80)`}
          y="4"
          textAnchor="middle"
          className={x100 === 0 ? 'nothing' : undefined}
        >
          {x100 / 100}
        </text>
      </g>
    )
  })
})

const Bulbs = memo(function Bulbs() {
  return Array.from({ length: BULBS }, (_, nth) => (
    <circle
      key={nth}
      className={nth % 2 === 0 ? 'bulb' : 'bulb odd'}
      r="2.1"
      transform={`rotate(${(nth * 360) / BULBS}) translate(0 -110)`}
    />
  ))
})
