import { spark } from '../../../art/pieces.ts'
import { linear, radialAt, short, times } from '../../../art/svg.ts'
import { square } from '../../../engine/slot/picture.ts'

const shade = (y: number, rx: number) => `<ellipse cy="${y}" rx="${rx}" ry="12" fill="#0a1a08" opacity=".45"/>`

/** L1, the white blossom of the cajuput that the bees come for. */
export const cajuput = (): string =>
  square(`<defs>${linear('f', [0, '#ffffff'], [0.6, '#fdf6d0'], [1, '#d8c87a'])}${linear('s', [0, '#a8743a'], [1, '#5a3414'])}${linear('l', [0, '#b8e07a'], [1, '#3f7a2a'])}</defs>
    ${shade(112, 62)}<ellipse cy="-18" rx="52" ry="92" fill="#fff6d0" opacity=".35"/><path d="M0 120V-96" stroke="url(#s)" stroke-width="12" stroke-linecap="round"/><path d="M0 86C-40 84-72 104-92 122C-52 124-18 112 0 94ZM0 86C40 84 72 104 92 122C52 124 18 112 0 94Z" fill="url(#l)"/>
    ${times(15, (row) => {
      const y = -98 + row * 12
      const wide = 84 * Math.sqrt(Math.max(0.08, 1 - ((y + 16) / 104) ** 2))
      return times(6, (i) => {
        const reach = wide * (0.55 + (((row * 7 + i * 5) % 9) / 9) * 0.5) * (i % 2 ? 1 : -1)
        const rise = 6 + ((row * 5 + i * 11) % 26)
        const [x, top] = [short(reach * (1 - Math.floor(i / 2) * 0.27)), short(y - rise)]
        return `<path d="M0 ${y}Q${short(x * 0.5)} ${short(y + 6)} ${x} ${top}" stroke="url(#f)" stroke-width="6.500" stroke-linecap="round" fill="none"/><circle cx="${x}" cy="${top}" r="5" fill="${(i + row) % 3 ? '#ffe27a' : '#fff'}"/>`
      })
    })}${spark(70, -96, 11)}`)

/** L2, a purple water lily. */
export const lily = (): string =>
  square(`<defs>${linear('p', [0, '#fbd8ff'], [0.4, '#d86af0'], [1, '#6a1a9a'])}${linear('q', [0, '#f0b0ff'], [0.5, '#b03ad8'], [1, '#4a0e7a'])}${radialAt('y', 'cx=".5" cy=".4" r=".7"', [0, '#fffbc0'], [0.6, '#ffc62a'], [1, '#c8780a'])}</defs>
    ${shade(104, 88)}<g transform="translate(0 9) scale(.9)"><path d="M-118 78Q0 124 118 78Q60 108 0 106Q-60 108-118 78Z" fill="#2f8a4a"/>
    <g fill="url(#q)" stroke="#3a0a5a" stroke-width="3">${[-78, -52, -26, 26, 52, 78].map((a) => `<path d="M0 84C-30 36-26-30 0-100C26-30 30 36 0 84Z" transform="rotate(${a} 0 84)"/>`).join('')}</g><g fill="url(#p)" stroke="#4a0e7a" stroke-width="3">${[-40, 40, -14, 14, 0].map((a) => `<path d="M0 88C-26 46-22-14 0-74C22-14 26 46 0 88Z" transform="rotate(${a} 0 88)"/>`).join('')}</g>
    <ellipse cy="66" rx="26" ry="18" fill="url(#y)"/>${times(7, (i) => `<path d="M${-18 + i * 6} 66L${-27 + i * 9} 38" stroke="#ffe27a" stroke-width="5" stroke-linecap="round"/>`)}</g>${spark(-84, -60, 11)}${spark(82, -76, 9)}`)

/** L3, a mushroom. */
export const mushroom = (): string =>
  square(`<defs>${radialAt('c', 'cx=".38" cy=".25" r=".95"', [0, '#ff9a8a'], [0.4, '#ee3a2a'], [0.85, '#a80c1a'], [1, '#5a0410'])}${linear('s', [0, '#fffaf0'], [0.6, '#ead8b8'], [1, '#a88a5a'])}</defs>
    ${shade(110, 66)}<path d="M-40-6C-34 40-48 82-54 108Q0 126 54 108C48 82 34 40 40-6Z" fill="url(#s)" stroke="#7a5a30" stroke-width="3"/><path d="M-60 12Q0 40 60 12Q40 44 0 44Q-40 44-60 12Z" fill="#fff6e0" stroke="#a88a5a" stroke-width="3"/>
    <path d="M-118 8C-118-66-62-112 0-112C62-112 118-66 118 8C80 30-80 30-118 8Z" fill="url(#c)" stroke="#5a0410" stroke-width="3"/><g fill="#fffaf0"><ellipse cx="-50" cy="-48" rx="22" ry="18"/><ellipse cx="22" cy="-72" rx="19" ry="14"/><ellipse cx="62" cy="-24" rx="21" ry="17"/><ellipse cx="4" cy="-20" rx="16" ry="13"/><ellipse cx="-86" cy="-10" rx="13" ry="12"/></g><path d="M-92-34C-80-66-58-86-30-96" stroke="#fff" stroke-opacity=".7" stroke-width="9" fill="none" stroke-linecap="round"/>${spark(88, -86, 11)}`)

/** L4, a frond of fern. */
export const fern = (): string =>
  square(`<defs>${linear('g', [0, '#d8ffa0'], [0.45, '#5ec83a'], [1, '#14642a'])}</defs>
    ${shade(112, 50)}<path d="M-30 118C-14 60 8-30 62-108" stroke="#1a5a22" stroke-width="11" stroke-linecap="round" fill="none"/>
    ${times(7, (i) => {
      const [x, y, s] = [-26 + i * 12.4, 92 - i * 30, 1 - i * 0.085]
      return `<g transform="translate(${x.toFixed(1)} ${y}) scale(${s.toFixed(2)})" fill="url(#g)" stroke="#14642a" stroke-width="3"><path d="M0 0C-34-34-74-36-104-14C-80 14-34 22 0 8Z"/><path d="M4-2C34-22 74-14 96 18C66 34 26 28 2 10Z"/></g>`
    })}<path d="M62-108C92-118 104-88 84-78C70-72 62-86 72-92" stroke="#3f9a2a" stroke-width="10" fill="none" stroke-linecap="round"/>${spark(-70, -64, 10)}`)
