import { spark } from '../../../art/pieces.ts'
import { linear, linearAt, radial, radialAt, seeded, short, times, TURN } from '../../../art/svg.ts'
import { square } from '../../../engine/slot/picture.ts'

/** The shadow under a fruit. */
export const shade = (y: number, rx: number) => `<ellipse cy="${y}" rx="${rx}" ry="13" fill="#06222e" opacity=".45"/>`

/** H1, a durian, opened on one side. */
export const durian = (): string => {
  const thorn = (x: number, y: number, turn: number, size: number) =>
    `<path d="M-12 8Q-3 2 0-17Q3 2 12 8Q0 13-12 8Z" fill="url(#t)" stroke="#4c5c12" stroke-width="1.400" transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${size})"/>`
  const rim = times(26, (i) => {
    const turn = (i / 26) * 360
    const [x, y] = [Math.sin((turn / 360) * TURN) * 86, -Math.cos((turn / 360) * TURN) * 92]
    return thorn(x, y, turn, 1)
  })
  const rows = times(7, (row) => {
    const y = -66 + row * 22
    const half = 78 * Math.sqrt(Math.max(0.08, 1 - (y / 92) ** 2))
    const count = Math.max(2, Math.round(half / 13))
    return times(count, (i) => {
      const x = count === 1 ? 0 : -half + ((i + (row % 2 ? 0.5 : 0)) * 2 * half) / count
      return thorn(x, y, x * 0.5, 0.95)
    })
  })
  const lobe = (x: number, y: number, rx: number, ry: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} ${y})"><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#l)"/><ellipse cx="${x - rx * 0.3}" cy="${y - ry * 0.35}" rx="${rx * 0.34}" ry="${ry * 0.3}" fill="#fffbe2" opacity=".85"/></g>`
  return square(`<defs>
    ${radial('h', [0, '#fff2a6', 0.8], [0.5, '#ffc53a', 0.3], [1, '#ff9a2a', 0])}
    ${radialAt('b', 'cx=".36" cy=".28" r=".85"', [0, '#e8ee88'], [0.45, '#a3b52c'], [0.8, '#5f7414'], [1, '#34420a'])}
    ${linear('t', [0, '#f4f6a4'], [0.6, '#b3bf3a'], [1, '#6d7d18'])}
    ${linearAt('s', 'x1="0" y1="0" x2="1" y2="0"', [0, '#f6e3b0'], [0.5, '#fff6dc'], [1, '#d9b978'])}
    ${radialAt('l', 'cx=".38" cy=".3" r=".8"', [0, '#fff3b0'], [0.5, '#ffd23f'], [1, '#e08a12'])}</defs>
    <circle r="126" fill="url(#h)"/>${shade(102, 78)}
    <path d="M-8-92C-10-112-4-120 8-124L16-118C8-112 8-104 8-92Z" fill="#6b4a1c"/>
    ${rim}<ellipse rx="86" ry="92" fill="url(#b)"/>${rows}
    <path d="M14-70C58-58 72-6 52 58C40 74 22 78 12 70C-12 26-14-30 14-70Z" fill="#5a6a14"/>
    <path d="M17-62C54-50 64-4 47 52C37 65 24 68 16 62C-6 24-8-24 17-62Z" fill="url(#s)"/>
    ${lobe(26, -30, 17, 24, 12)}${lobe(30, 12, 19, 25, -4)}${lobe(27, 46, 14, 15, -14)}
    ${spark(-66, -66, 14)}${spark(78, -52, 9)}${spark(-34, 84, 8)}`)
}

/** H2, a dragon fruit cut in half. */
export const dragonFruit = (): string => {
  const random = seeded(5)
  const seeds = times(70, (i) => {
    const far = 58 * Math.sqrt((i + 0.5) / 70)
    const around = i * 2.399 + random() * 0.3
    return `<ellipse cx="${short(far * Math.cos(around))}" cy="${short(far * Math.sin(around))}" rx="2.600" ry="3.600" fill="#241022" transform="rotate(${short((around / TURN) * 360)} ${short(far * Math.cos(around))} ${short(far * Math.sin(around))})"/>`
  })
  const scale = (turn: number, far: number, size: number) =>
    `<g transform="rotate(${turn}) translate(0 ${-far}) scale(${size})"><path d="M-22 16C-22-10-10-30 6-52C10-30 24-12 22 16Z" fill="url(#p)"/><path d="M-8-14C-4-26 0-38 6-52C8-40 12-30 15-22C8-12-2-10-8-14Z" fill="url(#g)"/></g>`
  return square(`<defs>
    ${radial('h', [0, '#ff9ad0', 0.7], [0.55, '#ff3f9a', 0.25], [1, '#ff3f9a', 0])}
    ${linear('p', [0, '#ff8ac2'], [0.6, '#ef2f86'], [1, '#a30c56'])}${linear('g', [0, '#d5f27a'], [1, '#3f9a3a'])}
    ${radialAt('r', 'cx=".36" cy=".3" r=".8"', [0, '#ff8cc6'], [0.5, '#ee2c84'], [1, '#8d0848'])}
    ${radialAt('w', 'cx=".4" cy=".36" r=".75"', [0, '#fff'], [0.7, '#fbf2f7'], [1, '#f3bcd8'])}</defs>
    <circle r="126" fill="url(#h)"/>${shade(104, 76)}
    ${[-150, -110, -70, -35, 0, 35, 70, 110, 150, 180].map((turn, i) => scale(turn, 72, i % 2 ? 0.95 : 1.1)).join('')}
    <circle r="84" fill="url(#r)"/><circle r="70" fill="#ff5fa8"/><circle r="66" fill="url(#w)"/>${seeds}
    <path d="M-70-30A78 78 0 0 1-18-74" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"/>
    ${spark(66, -76, 12)}${spark(-84, 30, 8)}`)
}

/** H3, a mango with its leaf. */
export const mango = (): string =>
  square(`<defs>
    ${radial('h', [0, '#ffd98a', 0.7], [0.55, '#ff9a3a', 0.25], [1, '#ff7a2a', 0])}
    ${linearAt('m', 'x1=".1" y1="0" x2=".85" y2="1"', [0, '#fff08a'], [0.34, '#ffc42e'], [0.66, '#ff8a1f'], [1, '#d63a1a'])}
    ${radialAt('c', 'cx=".78" cy=".62" r=".6"', [0, '#ff5a36', 0.75], [1, '#ff5a36', 0])}
    ${linear('l', [0, '#b5ec6a'], [0.5, '#4ea83a'], [1, '#1c6a34'])}</defs>
    <circle r="122" fill="url(#h)"/>${shade(102, 76)}
    <path d="M-34-84C-60-112-100-112-116-96C-100-78-66-68-34-84Z" fill="url(#l)"/><path d="M-110-96C-84-98-60-92-38-84" stroke="#e4ffb8" stroke-opacity=".6" stroke-width="3" fill="none"/>
    <path d="M-30-84C-28-98-20-106-8-110" stroke="#6b4a1c" stroke-width="8" stroke-linecap="round" fill="none"/>
    <path d="M-36-84C16-104 84-62 98 0C110 58 62 104 2 100C-56 96-98 56-92 2C-90-28-70-70-36-84Z" fill="url(#m)"/>
    <path d="M-36-84C16-104 84-62 98 0C110 58 62 104 2 100C-56 96-98 56-92 2C-90-28-70-70-36-84Z" fill="url(#c)"/>
    <path d="M60 72C30 90-20 88-52 64" fill="none" stroke="#fff0a0" stroke-opacity=".4" stroke-width="7" stroke-linecap="round"/>
    <path d="M-66-6C-66-36-46-60-22-66" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="15" stroke-linecap="round"/><circle cx="-66" cy="20" r="7" fill="#fff" opacity=".75"/>
    ${times(14, (i) => `<circle cx="${-40 + ((i * 47) % 120)}" cy="${-40 + ((i * 71) % 116)}" r="2.200" fill="#a8481a" opacity=".4"/>`)}
    ${spark(78, -70, 13)}${spark(96, 46, 8)}`)

/** H4, a mangosteen, its white heart in view. */
export const mangosteen = (): string => {
  const wedge = (turn: number) =>
    `<g transform="rotate(${turn})"><path d="M0 0C-20-10-24-34 0-45C24-34 20-10 0 0Z" fill="url(#w)"/><path d="M-9-34C-12-24-10-14-5-8" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none"/></g>`
  return square(`<defs>
    ${radial('h', [0, '#d8a6ff', 0.65], [0.55, '#8a3ad0', 0.25], [1, '#6a2ad0', 0])}
    ${radialAt('b', 'cx=".34" cy=".26" r=".9"', [0, '#b86ad6'], [0.35, '#7a2a94'], [0.75, '#431057'], [1, '#22062e'])}
    ${linear('g', [0, '#c8ec8a'], [0.6, '#5ea03e'], [1, '#2a5a26'])}
    ${radial('r', [0.6, '#d84a86'], [0.85, '#a81e5e'], [1, '#5a0f3a'])}
    ${linear('w', [0, '#fff'], [0.6, '#f7f0f4'], [1, '#d8c2d6'])}</defs>
    <circle r="122" fill="url(#h)"/>${shade(104, 74)}
    <ellipse cy="8" rx="94" ry="92" fill="url(#b)"/>
    <path d="M-6-84V-108Q0-116 6-108V-84Z" fill="#6b8a2c"/>
    ${[-62, -22, 22, 62].map((turn) => `<path d="M0 0C-26-4-34-30-14-48C4-54 26-44 28-24C28-10 16 0 0 0Z" fill="url(#g)" stroke="#234a1e" stroke-width="2" transform="translate(0 -62) rotate(${turn}) scale(.92)"/>`).join('')}
    <ellipse cy="28" rx="66" ry="58" fill="url(#r)"/><ellipse cy="28" rx="54" ry="47" fill="#f3c4d8"/>
    <g transform="translate(0 28) scale(1.060 .92)">${[0, 60, 120, 180, 240, 300].map(wedge).join('')}</g>
    <path d="M-76-6C-72-28-60-44-46-52" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="11" stroke-linecap="round"/>
    ${spark(84, -50, 11)}${spark(-86, 54, 8)}`)
}
