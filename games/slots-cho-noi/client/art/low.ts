import { spark } from '../../../art/pieces.ts'
import { linear, linearAt, polar, radial, radialAt, short, times, TURN } from '../../../art/svg.ts'
import { square } from '../../../engine/slot/picture.ts'
import { shade } from './high.ts'

/** L1, a young coconut with a straw in it. */
export const coconut = (): string =>
  square(`<defs>${radialAt('b', 'cx=".34" cy=".3" r=".85"', [0, '#c6f08a'], [0.5, '#62b046'], [1, '#1d5a2c'])}
    ${radial('w', [0, '#f2fbff'], [0.7, '#e2f1ea'], [1, '#b9d3b4'])}${linear('s', [0, '#ff8a9a'], [1, '#e0304e'])}</defs>
    ${shade(100, 74)}
    <path d="M-88-16C-90 54-46 100 0 100C46 100 90 54 88-16C78-48 44-56 0-56C-44-56-78-48-88-16Z" fill="url(#b)"/>
    <path d="M-40 86C-60 50-62 10-54-20M40 86C60 50 62 10 54-20M0 96V-10" stroke="#eaffc0" stroke-opacity=".3" stroke-width="4" fill="none"/>
    <ellipse cy="-32" rx="80" ry="34" fill="#3f8a38"/><ellipse cy="-34" rx="72" ry="29" fill="url(#w)"/><ellipse cy="-33" rx="42" ry="16" fill="#8a6a3a"/><ellipse cy="-31" rx="38" ry="13" fill="#dff3fa"/>
    <path d="M2-32L40-118L62-122" fill="none" stroke="url(#s)" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"/><path d="M10-46L42-116" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>
    <path d="M-70 6C-70 34-60 58-46 72" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="10" stroke-linecap="round"/>${spark(-70, -70, 9)}`)

/** L2, a slice of star fruit. */
export const starFruit = (): string => {
  const star = (far: number, near: number) =>
    times(5, (i) => {
      const [tip, dip] = [(i / 5) * TURN - Math.PI / 2, ((i + 0.5) / 5) * TURN - Math.PI / 2]
      const before = ((i - 0.5) / 5) * TURN - Math.PI / 2
      return `${i === 0 ? `M${polar(near, before)}` : ''}Q${polar(far * 0.8, tip - 0.24)} ${polar(far, tip - 0.07)}Q${polar(far * 1.06, tip)} ${polar(far, tip + 0.07)}Q${polar(far * 0.8, tip + 0.24)} ${polar(near, dip)}`
    })
  return square(`<defs>${radial('b', [0, '#fffbc0'], [0.5, '#f3e04a'], [0.85, '#bcc022'], [1, '#7c8a10'])}
    ${radial('i', [0, '#fffde2'], [0.7, '#fbf08c'], [1, '#e3d43c'])}</defs>
    ${shade(104, 62)}<g transform="translate(0 6)"><path d="${star(122, 52)}Z" fill="#5d6a0c" transform="translate(0 8)"/><path d="${star(122, 52)}Z" fill="url(#b)"/><path d="${star(100, 42)}Z" fill="url(#i)"/>
    ${times(5, (i) => `<g transform="rotate(${i * 72})"><path d="M0-12V-76" stroke="#cdbf30" stroke-width="4" stroke-linecap="round"/><path d="M0-30C-9-38-8-52 0-60C8-52 9-38 0-30Z" fill="#a8781c"/><path d="M-2-36C-5-42-4-50 0-54" stroke="#fff" stroke-opacity=".7" stroke-width="2.500" fill="none"/></g>`)}
    <circle r="9" fill="#fffbe0"/></g>${spark(-54, -64, 9)}`)
}

/** L3, half a lime. */
export const lime = (): string =>
  square(`<defs>${radialAt('b', 'cx=".36" cy=".3" r=".85"', [0, '#b8f05e'], [0.55, '#4fae24'], [1, '#14581c'])}
    ${radial('f', [0, '#f3ffd0'], [0.6, '#c9f272'], [1, '#8fd03c'])}</defs>
    ${shade(104, 72)}<circle r="98" fill="url(#b)"/><circle r="84" fill="#f6ffe0"/>
    ${times(9, (i) => `<path d="M0-10L-24-66Q0-84 24-66Z" fill="url(#f)" stroke="#f6ffe0" stroke-width="3" stroke-linejoin="round" transform="rotate(${i * 40})"/><path d="M-8-58L-3-30" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-linecap="round" transform="rotate(${i * 40})"/>`)}
    <circle r="8" fill="#f6ffe0"/><path d="M-86-22A90 90 0 0 1-22-86" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="8" stroke-linecap="round"/>${spark(70, -70, 9)}`)

/** L4, a chilli. */
export const chilli = (): string =>
  square(`<defs>${linearAt('b', 'x1="0" y1="0" x2="1" y2="1"', [0, '#ff9a7a'], [0.35, '#f5362e'], [0.75, '#b80f1e'], [1, '#6a0616'])}
    ${linear('g', [0, '#b6e86a'], [1, '#2f7a2c'])}</defs>
    ${shade(106, 62)}
    <path d="M52-58C86-30 78 36 26 78C-10 106-60 114-106 100C-66 92-38 72-22 40C-8 12-8-30 14-54C26-66 42-66 52-58Z" fill="url(#b)"/>
    <path d="M30-30C44-4 30 40-8 70" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="11" stroke-linecap="round"/><circle cx="-30" cy="84" r="5" fill="#fff" opacity=".6"/>
    <path d="M4-44C10-72 34-84 60-74C72-66 74-48 62-36C54-46 46-50 38-46C30-56 16-54 4-44Z" fill="url(#g)"/><path d="M40-74C42-96 56-112 78-116" stroke="url(#g)" stroke-width="13" stroke-linecap="round" fill="none"/>`)

/** L5, a hand of bananas. */
export const banana = (): string => {
  const finger = (turn: number, light: string) =>
    `<g transform="translate(22 -78) rotate(${turn}) scale(1.14)"><path d="M-8 0C-20 44-12 98 26 142C34 150 42 144 40 134C24 92 22 44 14 0Z" fill="url(#${light})" stroke="#8a5a08" stroke-width="2.500"/><path d="M-2 22C-6 60 4 94 22 122" stroke="#fffbd0" stroke-opacity=".75" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M28 142C34 150 42 144 40 134L32 132Z" fill="#5a4210"/></g>`
  return square(`<defs>${linear('a', [0, '#d8e05a'], [0.2, '#ffe44f'], [0.75, '#ffc21f'], [1, '#c77a0a'])}${linear('c', [0, '#c2cc44'], [0.2, '#ffd83a'], [0.75, '#f0a814'], [1, '#a05c06'])}</defs>
    ${shade(104, 76)}${finger(68, 'c')}${finger(46, 'a')}${finger(24, 'c')}${finger(2, 'a')}
    <path d="M8-104L36-102L40-70C32-60 14-60 6-72Z" fill="#8a7a24"/><ellipse cx="22" cy="-103" rx="14" ry="5" fill="#c9bf62"/>${spark(-60, -46, short(9))}`)
}
