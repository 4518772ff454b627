import { spark } from '../../../art/pieces.ts'
import { linear, radial, radialAt, times } from '../../../art/svg.ts'
import { square } from '../../../engine/slot/picture.ts'

/** S, a market boat with its painted eye: it pays anywhere and opens the free spins. */
export const boat = (): string =>
  square(`<defs>${radial('h', [0, '#e8fbff', 0.9], [0.5, '#4fd8ea', 0.4], [1, '#1a9ad0', 0])}
    ${linear('w', [0, '#d98a4a'], [0.5, '#a5582a'], [1, '#5e2a12'])}${linear('r', [0, '#ff6a52'], [1, '#b3161e'])}
    ${linear('c', [0, '#fff2c8'], [0.6, '#e6b866'], [1, '#9a6a2a'])}${linear('v', [0, '#8af0ff'], [1, '#127a9c'])}
    ${radialAt('o', 'cx=".36" cy=".3" r=".8"', [0, '#ffd98a'], [0.6, '#ff8a2a'], [1, '#b8441a'])}${radialAt('p', 'cx=".36" cy=".3" r=".8"', [0, '#ff9ad0'], [0.6, '#ee2c84'], [1, '#8d0848'])}${radialAt('g', 'cx=".36" cy=".3" r=".8"', [0, '#d8f58a'], [0.6, '#5fb03a'], [1, '#1d5a2c'])}</defs>
    <circle r="127" fill="url(#h)"/>
    <g fill="#eafcff" fill-opacity=".45">${times(14, (i) => `<path d="M-5-70L0-${i % 2 ? 108 : 125}L5-70Z" transform="rotate(${(i * 360) / 14})"/>`)}</g>
    <path d="M-44-20V-84" stroke="#7a4a1c" stroke-width="7" stroke-linecap="round"/><path d="M-44-84L-6-70" stroke="#7a4a1c" stroke-width="4"/><circle cx="-8" cy="-56" r="14" fill="url(#o)"/><path d="M-8-70V-60" stroke="#7a4a1c" stroke-width="3"/>
    <path d="M6-8C4-62 40-78 64-70C88-62 96-34 92-8Z" fill="url(#c)"/><path d="M20-10C20-46 38-66 58-70M44-10C44-44 54-62 64-70M68-10C70-38 72-56 70-68" stroke="#8a5a20" stroke-opacity=".55" stroke-width="3" fill="none"/>
    ${[
      [-66, -8, 'g'],
      [-46, -20, 'p'],
      [-24, -12, 'o'],
      [-4, -6, 'g'],
      [-34, 2, 'p'],
      [-14, 4, 'o'],
    ]
      .map(
        ([x, y, ink]) =>
          `<circle cx="${x}" cy="${y}" r="17" fill="url(#${ink})"/><circle cx="${Number(x) - 5}" cy="${Number(y) - 6}" r="4" fill="#fff" opacity=".8"/>`,
      )
      .join('')}
    <path d="M-118-34C-104-4-92 4-76 6H96C108 0 116-12 122-30C124 10 100 62 58 66H-60C-96 60-116 14-118-34Z" fill="url(#w)"/>
    <path d="M-118-34C-112-14-102 0-84 6L-74 62C-102 44-116 4-118-34Z" fill="url(#r)"/>
    <path d="M-84 6H100C108 2 114-6 118-16L117-2C112 12 106 18 98 20H-88Z" fill="#ffcf6a" fill-opacity=".85"/>
    <ellipse cx="-62" cy="34" rx="17" ry="13" fill="#fff"/><circle cx="-60" cy="34" r="9" fill="#151022"/><circle cx="-63" cy="31" r="3" fill="#fff"/>
    <path d="M-34 42H84M-40 56H66" stroke="#3a160a" stroke-opacity=".4" stroke-width="3"/>
    <path d="M-122 72Q-92 58-62 72T-2 72T58 72T120 72L112 92Q82 82 52 92T-8 92T-68 92T-108 92Z" fill="url(#v)"/><path d="M-114 74Q-90 62-62 74T-2 74T58 74T112 74" fill="none" stroke="#eaffff" stroke-width="4" stroke-linecap="round"/>
    ${spark(-92, -76, 13)}${spark(100, -78, 11)}${spark(104, 46, 8)}`)

/** M, a golden leaf hat: it multiplies what a free spin won. Its number is written over it. */
export const hat = (): string =>
  square(`<defs>${radial('h', [0.1, '#fff6c2', 0.95], [0.5, '#ffb93a', 0.45], [1, '#ff8a2a', 0])}
    ${linear('a', [0, '#fffbe2'], [0.35, '#ffe08a'], [0.75, '#f0a52a'], [1, '#b0640e'])}${linear('b', [0, '#b86a12'], [1, '#6a3406'])}${linear('r', [0, '#ff7aa0'], [1, '#d01e5a'])}</defs>
    <circle r="127" fill="url(#h)"/>
    <g fill="#fff2b8" fill-opacity=".6">${times(16, (i) => `<path d="M-4-78L0-${i % 2 ? 112 : 126}L4-78Z" transform="rotate(${i * 22.5})"/>`)}</g>
    <path d="M-30 34C-40 66-24 96 0 108C24 96 40 66 30 34" fill="none" stroke="url(#r)" stroke-width="8" stroke-linecap="round"/>
    <path d="M-116 36Q0 76 116 36L112 46Q0 92-112 46Z" fill="url(#b)"/>
    <path d="M0-92C10-84 96 14 116 36Q0 72-116 36C-96 14-10-84 0-92Z" fill="url(#a)"/>
    ${[0.22, 0.42, 0.62, 0.82].map((share) => `<path d="M${-116 * share} ${-92 + 128 * share}Q0 ${-92 + 128 * share + 34 * share} ${116 * share} ${-92 + 128 * share}" fill="none" stroke="#a8640f" stroke-opacity=".55" stroke-width="2.500"/>`).join('')}
    ${times(9, (i) => `<path d="M0-88L${-96 + i * 24} ${44 + 8 * Math.cos((i - 4) * 0.36)}" stroke="#c9842a" stroke-opacity=".38" stroke-width="2"/>`)}
    <path d="M-14-70C-34-44-60-14-84 12" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="8" stroke-linecap="round"/>
    ${spark(74, -66, 14)}${spark(-86, -52, 9)}`)
