import { HAND_PARTS, type HandPart } from '../../art/hands.ts'
import type { Hand } from '../rules/index.ts'

/** One of the three hands, upright; the house's is of another colour. */
export function HandPicture({ hand, whose }: { hand: Hand; whose: 'own' | 'house' }) {
  const parts: readonly HandPart[] = HAND_PARTS[hand]
  return (
    <svg className="hand" viewBox="-75 -82 150 172" role="presentation">
      <defs>
        <linearGradient id={`hand-${whose}`} x2="0" y2="1">
          <stop offset="0" stopColor={whose === 'own' ? '#fff1dc' : '#eef1ff'} />
          <stop offset=".6" stopColor={whose === 'own' ? '#f3bd86' : '#9aa6ea'} />
          <stop offset="1" stopColor={whose === 'own' ? '#b56a33' : '#3f4796'} />
        </linearGradient>
      </defs>
      <g fill={`url(#hand-${whose})`} stroke={whose === 'own' ? '#6d3a12' : '#1b2158'} strokeWidth="3">
        {parts.map(({ x, y, width, height, radius, turned }, nth) => (
          <rect
            key={nth}
            x={x}
            y={y}
            width={width}
            height={height}
            rx={radius}
            transform={turned === undefined ? undefined : `rotate(${turned} ${x + width / 2} ${y + height})`}
          />
        ))}
      </g>
    </svg>
  )
}
