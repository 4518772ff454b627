import { memo, useEffect, useRef, useState, type CSSProperties } from 'react'
import { colourOf, numberOf, WHEEL } from '../rules/index.ts'

const POCKET = 360 / WHEEL.length
/** Full turns before the wheel stops; the ball runs the other way. */
const TURNS = 4
const COLOURS = { red: '#b81f33', black: '#171a2c', green: '#0f8a54' } as const

interface Props {
  draws: readonly number[] | undefined
  moving: boolean
  ms: number
}

/** The wheel, which turns until the number that was drawn stands at the top, under the ball. */
export function Wheel({ draws, moving, ms }: Props) {
  const [spin, setSpin] = useState<{ draws: readonly number[] | undefined; turns: number }>({ draws, turns: 0 })
  if (draws && spin.draws !== draws) setSpin({ draws, turns: spin.turns + TURNS })
  const number = spin.draws && numberOf(spin.draws)
  const index = number === undefined ? 0 : (WHEEL as readonly number[]).indexOf(number)
  const style = {
    '--angle': `${spin.turns * 360 - index * POCKET}deg`,
    '--ball': `${spin.turns * -540}deg`,
    '--way': moving ? `${ms}ms` : '0ms',
  } as CSSProperties
  const over = number !== undefined && !moving
  const wheel = useRef<SVGSVGElement>(null)
  useEffect(() => {
    // On a phone the layout may have been scrolled: who watches sees where the ball falls.
    const behavior = wheel.current?.closest('.calm') ? 'auto' : 'smooth'
    if (moving) wheel.current?.scrollIntoView({ block: 'nearest', behavior })
  }, [moving])
  return (
    <svg
      ref={wheel}
      className="rl-wheel"
      data-state={moving ? 'moving' : over ? 'over' : 'open'}
      viewBox="-124 -124 248 248"
      style={style}
      role="presentation"
    >
      <defs>
        <radialGradient id="rl-bowl">
          <stop offset=".72" stopColor="#7a3d12" />
          <stop offset=".9" stopColor="#a8611f" />
          <stop offset="1" stopColor="#3c1a06" />
        </radialGradient>
        <linearGradient id="rl-gold" x2="0" y2="1">
          <stop offset="0" stopColor="#fff6cf" />
          <stop offset=".5" stopColor="#f0bd46" />
          <stop offset="1" stopColor="#8f540c" />
        </linearGradient>
        <radialGradient id="rl-cone" cx=".42" cy=".36">
          <stop offset="0" stopColor="#9c5a22" />
          <stop offset="1" stopColor="#43200a" />
        </radialGradient>
      </defs>
      <circle r="122" fill="url(#rl-bowl)" />
      <circle r="121" fill="none" stroke="url(#rl-gold)" strokeWidth="2.5" />
      <g className="rl-turning">
        <Pockets />
        <circle r="66" fill="url(#rl-cone)" stroke="url(#rl-gold)" strokeWidth="2.5" />
        {[0, 90, 180, 270].map((turned) => (
          <g key={turned} transform={`rotate(${turned})`}>
            <path d="M-3-24L0-52L3-24Z" fill="url(#rl-gold)" />
            <circle cy="-54" r="4.4" fill="url(#rl-gold)" />
          </g>
        ))}
      </g>
      <circle r="27" fill="#100d2b" stroke="url(#rl-gold)" strokeWidth="3.5" />
      {over && (
        <>
          <circle r="23" fill={COLOURS[colourOf(number)]} />
          <text className="rl-hub" y="8.500" textAnchor="middle">
            {number}
          </text>
        </>
      )}
      <g className="rl-ball">
        <circle cy={moving || over ? -75 : -108} r="5.500" fill="#fff" stroke="#9aa3c7" strokeWidth="1" />
      </g>
    </svg>
  )
}

const point = (distance: number, degrees: number): string => {
  const radians = (degrees * Math.PI) / 180
  return `${(distance * Math.sin(radians)).toFixed(2)} ${(-distance * Math.cos(radians)).toFixed(2)}`
}

const Pockets = memo(function Pockets() {
  const half = POCKET / 2
  return WHEEL.map((number, nth) => (
    <g key={number} transform={`rotate(${nth * POCKET})`}>
      <path
        d={`M${point(66, -half)}L${point(102, -half)}A102 102 0 0 1 ${point(102, half)}L${point(66, half)}A66 66 0 0 0 ${point(66, -half)}Z`}
        fill={COLOURS[colourOf(number)]}
        stroke="#e8c06a"
        strokeWidth=".8"
      />
      <text y="-88" textAnchor="middle">
        {number}
      </text>
    </g>
  ))
})
