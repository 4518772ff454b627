import { spark } from '../../../art/pieces.ts'
import { linear, radial, radialAt, times } from '../../../art/svg.ts'
import { square } from '../../../engine/slot/picture.ts'
import { rings } from './high.ts'

/** W, the pavilion behind whose blinds the puppeteers stand. */
export const pavilion = (): string =>
  square(`<defs>${radial('h', [0, '#fff6c2', 0.95], [0.5, '#ffb93a', 0.45], [1, '#ff7a2a', 0])}${linear('r', [0, '#ff8a5a'], [0.5, '#d0281e'], [1, '#6a0a12'])}${linear('g', [0, '#fffbd0'], [0.5, '#ffd23f'], [1, '#b0640c'])}${linear('b', [0, '#2a8a6a'], [1, '#06403a'])}</defs>
    <circle r="127" fill="url(#h)"/><g fill="#fff2b8" fill-opacity=".5">${times(16, (i) => `<path d="M-4-78L0-${i % 2 ? 112 : 126}L4-78Z" transform="rotate(${i * 22.5})"/>`)}</g>
    ${rings(100, 112)}<path d="M-84 30H84V92H-84Z" fill="#4a0e12"/>${times(6, (i) => `<path d="M${-78 + i * 27} 34h22v56h-22Z" fill="url(#b)"/><path d="M${-78 + i * 27} ${46}h22m-22 14h22m-22 14h22" stroke="#8affd0" stroke-opacity=".35" stroke-width="2"/>`)}
    <path d="M-90 26H-78V98H-90ZM78 26H90V98H78ZM-6 26H6V98H-6Z" fill="url(#r)"/><path d="M-98 94H98V104H-98Z" fill="url(#g)"/>
    <path d="M-124 34C-96 28-84 10-74-12H74C84 10 96 28 124 34C118 22 112 16 112 16L124 12C100 6 92-10 84-28H-84C-92-10-100 6-124 12L-112 16Z" fill="url(#r)"/><path d="M-112 30C-92 26 92 26 112 30L116 38H-116Z" fill="url(#g)"/>
    <path d="M-46-28H46V-50H-46Z" fill="#7a1216"/><path d="M-92-44C-62-52-50-66-42-84H42C50-66 62-52 92-44L84-36H-84Z" fill="url(#r)"/><path d="M-84-40H84V-32H-84Z" fill="url(#g)"/><path d="M-42-84C-30-96-14-96-8-108L0-124L8-108C14-96 30-96 42-84Z" fill="url(#g)"/>
    ${spark(86, -74, 14)}${spark(-92, -66, 10)}`)

/** S, the pearl of fire: it pays anywhere and opens the free spins. */
export const pearl = (): string =>
  square(`<defs>${radial('h', [0, '#fffbe0', 0.95], [0.45, '#ff9a3a', 0.5], [1, '#e0203e', 0])}${radialAt('p', 'cx=".36" cy=".3" r=".8"', [0, '#fff'], [0.35, '#d8fff6'], [0.7, '#3fd8d0'], [1, '#0a6a8a'])}${linear('f', [0, '#fff6a8'], [0.4, '#ffb02a'], [0.8, '#f2401a'], [1, '#a80a1e'])}</defs>
    <circle r="127" fill="url(#h)"/>
    ${times(9, (i) => `<path d="M0-46C-34-66-26-92-6-102C-12-86 4-82 4-96C6-112 16-120 26-124C20-106 38-94 30-70C26-58 12-50 0-46Z" fill="url(#f)" transform="rotate(${i * 40})"/>`)}
    <circle r="60" fill="url(#p)"/><circle r="60" fill="none" stroke="#fff6c2" stroke-width="5"/><path d="M-26 6C-26-20-4-34 12-24C28-14 22 10 6 10C-6 10-8-6 2-8" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="7" stroke-linecap="round"/><ellipse cx="-22" cy="-28" rx="15" ry="9" fill="#fff" opacity=".9" transform="rotate(-34 -22 -28)"/>
    ${spark(84, -84, 14)}${spark(-88, 70, 11)}`)
