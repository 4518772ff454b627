import { BACKDROPS } from './backdrops.ts'
import { MOTIFS } from './motifs.ts'
import { PALETTES, type Palette, type PaletteName } from './palettes.ts'
import { gold } from './pieces.ts'
import { compact, linear, radial, radialAt, seeded, short, shortHash, times } from './svg.ts'

/** What lies on the table. */
export type TableGame = 'cards' | 'wheel' | 'dice' | 'coins'

const SKIN = ['#e8b894', '#d9a27c', '#c98d66', '#efc6a6']
const HAIR = ['#1a1020', '#2a1712', '#120d16', '#3a2018']
const SUIT = ['#10132a', '#5a0d24', '#f4f1ea', '#0b3b34']
const LONG_HAIR = 'M-34-84C-46-150 46-150 34-84C40-44 44-22 32-8H-32C-44-22-40-44-34-84Z'
const FRONT_OF_LONG = 'M-29-82C-34-132 34-134 29-80C24-98 12-110-4-112C-14-106-26-98-29-82Z'
const FRONT_OF_BUN = 'M-29-84C-36-134 36-134 29-84C26-104 12-114 0-114C-12-114-26-104-29-84Z'
const SHORT_HAIR = 'M-29-86C-38-134 38-138 30-86C27-96 22-104 10-108C-6-106-22-104-29-86Z'

/** Whoever deals: one of four people, by the seed. */
function dealer(tone: Palette, seed: number, x: number, height: number): string {
  const who = seed % 4
  const [long, bun, tie] = [who % 2 === 1, who === 2, who === 0]
  const hair = HAIR[who]
  const trim = bun ? '#d9b45a' : tone.accent
  const behind = long
    ? `<path d="${LONG_HAIR}" fill="${hair}"/>`
    : bun
      ? `<circle cy="-122" r="15" fill="${hair}"/>`
      : ''
  const dress = tie
    ? `<path d="M-13-56L0-28L13-56Z" fill="#f3f5ff"/><path d="M-5-46L0-40L5-46L3-12L0-6L-3-12Z" fill="${tone.contrast}"/>`
    : `<path d="M-12-60C-8-50 8-50 12-60L14-48C6-42-6-42-14-48Z" fill="${trim}"/><path d="M2-46C10-34 26-26 44-18" stroke="${trim}" stroke-width="2" fill="none"/>`
  return `<g transform="translate(${x} ${short(height * 0.6)}) scale(${(height / 250).toFixed(2)})">${behind}
    <path d="M-72 20C-72-24-46-42-20-48L-11-60H11L20-48C46-42 72-24 72 20Z" fill="${SUIT[who]}"/>${dress}
    <path d="M-11-70H11V-56C6-48-6-48-11-56Z" fill="${SKIN[who]}"/>
    <path d="M-11-66C-4-58 4-58 11-66V-58C4-52-4-52-11-58Z" fill="#0003"/>
    <path d="M-27-92C-30-126 30-126 27-92C27-72 14-60 0-60C-14-60-27-72-27-92Z" fill="${SKIN[who]}"/>
    <path d="M-27-92C-28-108-20-116-8-118C-22-104-22-78-6-62C-18-64-27-76-27-92Z" fill="#0000001f"/>
    <path d="${long ? FRONT_OF_LONG : bun ? FRONT_OF_BUN : SHORT_HAIR}" fill="${hair}"/>
    <path d="M-72 20C-72-24-46-42-20-48" stroke="${bun ? '#c9b896' : tone.accent}" stroke-opacity=".8" stroke-width="2" fill="none"/></g>`
}

const chips = (x: number, y: number, count: number, colour: string) =>
  times(
    count,
    (nth) => `<g transform="translate(${short(x)} ${short(y - nth * 5)})"><ellipse cy="3" rx="15" ry="7" fill="#0008"/>
    <ellipse rx="15" ry="7" fill="${colour}"/>
    <ellipse rx="15" ry="7" fill="none" stroke="#fff" stroke-width="2.5" stroke-dasharray="5 6.5"/>
    <ellipse rx="8" ry="3.7" fill="#fff" fill-opacity=".28"/></g>`,
  )

const card = (x: number, turned: number, colour: string) =>
  `<g transform="translate(${x} 0) rotate(${turned})"><rect x="-15" y="-21" width="30" height="42" rx="4" fill="#fff"/><path d="M0-9L8 1L0 11L-8 1Z" fill="${colour}"/></g>`

const disc = (x: number, y: number, colour: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="11" ry="5" fill="${colour}" stroke="#0003"/>`

const LAID: Record<TableGame, (key: string, tone: Palette) => { y: number; scale: string; drawing: string }> = {
  cards: () => ({
    y: 0.76,
    scale: '1 .62',
    drawing: card(-52, -8, '#d3152f') + card(-20, 4, '#151a33') + card(22, -5, '#151a33') + card(54, 7, '#d3152f'),
  }),
  wheel: (key, tone) => ({ y: 0.74, scale: '.5 .27', drawing: MOTIFS.wheel(key, tone, seeded(1)) }),
  dice: (key, tone) => ({ y: 0.7, scale: '.34', drawing: MOTIFS.dice(key, tone, seeded(1)) }),
  coins: () => ({
    y: 0.74,
    scale: '1',
    drawing: `<ellipse rx="58" ry="20" fill="#f4ead2"/><ellipse rx="58" ry="20" fill="none" stroke="#b98a3a" stroke-width="4"/>
      ${disc(-20, -3, '#fff')}${disc(4, 4, '#d3152f')}${disc(24, -4, '#fff')}${disc(-2, -8, '#d3152f')}`,
  }),
}

/** A live table, 400 × 250: lights, the dealer, felt, chips and what is played with. */
export function tableScene(game: TableGame, palette: PaletteName, seed: number): string {
  const [width, height] = [400, 250]
  const tone = PALETTES[palette]
  const random = seeded(seed * 131)
  const key = `t${shortHash(`${game}${palette}${seed}`)}_`
  const x = width / 2
  const laid = LAID[game](`${key}m`, tone)
  const at = (acrossShare: number, downShare: number) => `${short(width * acrossShare)} ${short(height * downShare)}`
  const rim = `M${at(-0.1, 1)}C${at(0.1, 0.5)} ${at(0.9, 0.5)} ${at(1.1, 1)}Z`
  const felt = `M${at(-0.04, 1)}C${at(0.13, 0.555)} ${at(0.87, 0.555)} ${at(1.04, 1)}Z`
  const line = `M${at(0.1, 1)}C${at(0.22, 0.66)} ${at(0.78, 0.66)} ${at(0.9, 1)}`
  return compact(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>
    ${linear(`${key}bg`, [0, tone.deep], [0.55, tone.mid], [1, tone.deep])}
    ${radial(`${key}sp`, [0, tone.light, 0.75], [1, tone.light, 0])}
    ${radialAt(`${key}f`, 'cy=".2"', [0, tone.bright], [0.6, tone.mid], [1, tone.deep])}
    ${linear(`${key}r`, [0, '#f3c77a'], [0.5, '#8a5118'], [1, '#3c1f06'])}
    ${gold(key)}</defs>
    <rect width="${width}" height="${height}" fill="url(#${key}bg)"/>
    ${BACKDROPS.bokeh({ width, height, x, y: height / 2, tone, random })}
    ${times(5, (nth) => `<rect x="${24 + nth * 80}" y="15" width="40" height="125" rx="6" fill="#fff" fill-opacity=".05"/>`)}
    <ellipse cx="${x}" cy="75" rx="144" ry="105" fill="url(#${key}sp)" opacity=".5"/>
    ${dealer(tone, seed, x, height)}
    <path d="${rim}" fill="url(#${key}r)"/><path d="${felt}" fill="url(#${key}f)"/>
    <path d="${line}" fill="none" stroke="${tone.light}" stroke-opacity=".55" stroke-width="1.5"/>
    <g transform="translate(${x} ${short(height * laid.y)}) scale(${laid.scale})">${laid.drawing}</g>
    ${chips(80, 215, 4, '#c3122f')}${chips(114, 225, 3, '#1c4fc4')}${chips(316, 217, 5, '#12161f')}${chips(286, 227, 2, '#0f9d63')}</svg>`)
}
