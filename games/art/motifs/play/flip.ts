import { gold, spark } from '../../pieces.ts'
import { linear, times } from '../../svg.ts'
import type { Motif } from '../motif.ts'

/** A coin in flight over an open arc: its lotus side above, its silver side below. */
export const flip: Motif = (key, tone) => {
  const petals = (size: number) =>
    times(
      5,
      (nth) =>
        `<path d="M0 ${size * 0.2}C${size * 0.36} ${-size * 0.2} ${size * 0.3} ${-size * 0.7} 0 ${-size}C${-size * 0.3} ${-size * 0.7} ${-size * 0.36} ${-size * 0.2} 0 ${size * 0.2}Z" fill="${nth === 2 ? '#ffb7d6' : '#e0559a'}" stroke="#7d1c4d" stroke-width="1.5" transform="rotate(${(nth - 2) * 31})"/>`,
    )
  return `<defs>
    ${gold(key)}${linear(key + 's', [0, '#eef1ff'], [0.5, '#aab6e8'], [1, '#434d8c'])}${linear(key + 'a', [0, tone.accent, 0.9], [1, tone.accent, 0])}
    </defs>
    <ellipse cy="128" rx="92" ry="14" fill="#000" opacity=".35"/>
    <path d="M-118 96C-96-34-58-92-4-116" fill="none" stroke="url(#${key}a)" stroke-width="9" stroke-linecap="round"/>
    <path d="M118 96C96-34 58-92 4-116" fill="none" stroke="url(#${key}a)" stroke-width="9" stroke-linecap="round"/>
    <g transform="translate(46 66) rotate(18)">
    <ellipse rx="56" ry="38" cy="7" fill="#262d5c"/>
    <ellipse rx="56" ry="38" fill="url(#${key}s)"/>
    <ellipse rx="44" ry="29" fill="none" stroke="#3d467f" stroke-width="3"/>
    <path d="M-14-9H14V9H-14Z" fill="#141a3d"/>
    </g>
    <g transform="translate(-22 -26) rotate(-16)">
    <ellipse rx="82" ry="78" cx="4" cy="9" fill="#6b3804"/>
    <ellipse rx="82" ry="78" fill="url(#${key}g)"/>
    <ellipse rx="66" ry="62" fill="none" stroke="#9a560a" stroke-width="4"/>
    <g transform="translate(0 24)">${petals(56)}</g>
    <path d="M-60-40A74 70 0 0 1-12-70" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".8"/>
    </g>
    ${spark(96, -70, 16)}
    ${spark(-104, 40, 10)}`
}
