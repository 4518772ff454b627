import type { Side } from '../rules/index.ts'

/** One face of the coin: a lotus for heads, an old coin's square hole for tails. */
export const Face = ({ side }: { side: Side }) => (
  <svg viewBox="-60 -60 120 120" role="presentation" className={`face ${side}`}>
    <defs>
      <linearGradient id={`coin-${side}`} x2="0" y2="1">
        <stop offset="0" stopColor={side === 'heads' ? '#fff6cf' : '#eef1ff'} />
        <stop offset=".4" stopColor={side === 'heads' ? '#f7c445' : '#aab6e8'} />
        <stop offset="1" stopColor={side === 'heads' ? '#9a560a' : '#4d5796'} />
      </linearGradient>
    </defs>
    <circle r="58" fill={side === 'heads' ? '#6b3804' : '#2d3468'} />
    <circle r="56" fill={`url(#coin-${side})`} />
    <circle r="46" fill="none" stroke={side === 'heads' ? '#8a4a06' : '#3d467f'} strokeWidth="2.5" />
    {side === 'heads' ? <Lotus /> : <Hole />}
    <path d="M-40-30A50 50 0 0 1-8-49" stroke="#fff" strokeWidth="4" strokeLinecap="round" fill="none" opacity=".75" />
  </svg>
)

const Lotus = () => (
  <g transform="translate(0 14)" stroke="#7d1c4d" strokeWidth="1.6">
    {[-62, 62, -34, 34, 0].map((turned) => (
      <path
        key={turned}
        d="M0 8C15-8 13-28 0-40C-13-28-15-8 0 8Z"
        fill={turned === 0 ? '#ffb7d6' : Math.abs(turned) < 50 ? '#ef6fae' : '#c93d86'}
        transform={`rotate(${turned})`}
      />
    ))}
    <path d="M-26 14Q0 26 26 14" fill="none" stroke="#1d7a57" strokeWidth="4" strokeLinecap="round" />
  </g>
)

const Hole = () => (
  <g>
    <rect x="-15" y="-15" width="30" height="30" fill="#141a3d" />
    <rect x="-19" y="-19" width="38" height="38" fill="none" stroke="#eef1ff" strokeWidth="2.5" />
    {[0, 90, 180, 270].map((turned) => (
      <path key={turned} d="M0-42L6-32L0-26L-6-32Z" fill="#3d467f" transform={`rotate(${turned})`} />
    ))}
  </g>
)
