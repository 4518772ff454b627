import { gold } from '../pieces.ts'
import { linear, radial, times } from '../svg.ts'
import type { Motif } from './motif.ts'

export const fan: Motif = (key, tone) => `<defs>
    ${linear(key + 'a', [0, '#fff3b0'], [0.3, tone.accent], [0.65, '#ff5a2a'], [1, '#8b0f2a'])}${radial(key + 'e', [0, '#fff'], [0.35, tone.contrast], [1, tone.mid])}${gold(key)}
    </defs>
    <g transform="translate(0 92) scale(.8)">
    ${times(13, (i) => {
      const a = -78 + i * 13
      return `<g transform="rotate(${a})">
    <path d="M0 0C-16-70-30-150 0-208C30-150 16-70 0 0Z" fill="url(#${key}a)" opacity="${i % 2 ? 0.82 : 1}"/>
    <ellipse cy="-160" rx="11" ry="18" fill="url(#${key}e)"/>
    <path d="M0-10V-136" stroke="#fff3c4" stroke-opacity=".55" stroke-width="2"/>
    </g>`
    })}
    <path d="M-40 0C-40-50-16-78 0-92C16-78 40-50 40 0C26 16-26 16-40 0Z" fill="url(#${key}g)"/>
    <path d="M-14-74C-6-106 18-112 30-102C20-98 16-90 14-78Z" fill="url(#${key}g)"/>
    <path d="M28-103L48-98L28-92Z" fill="#ff7a1a"/>
    <circle cx="16" cy="-98" r="3.5" fill="#2a0a05"/>
    ${times(
      3,
      (
        i,
      ) => `<path d="M${4 + i * 5}-108q${-6 + i * 5}-18 ${-2 + i * 7}-30" stroke="${tone.accent}" stroke-width="3" fill="none"/>
    <circle cx="${2 + i * 12}" cy="-139" r="4" fill="${tone.contrast}"/>`,
    )}
    </g>`
