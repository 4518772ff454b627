import { linear, radial, seeded, short, times } from '../../../art/svg.ts'
import { sheet } from '../../../engine/slot/picture.ts'

interface River {
  width: number
  height: number
  /** Where the water begins, as a share of the height. */
  horizon: number
  sun: { x: number; y: number; r: number }
  /** The free spins' hour: dusk, with lanterns on the boats. */
  late: boolean
  seed: number
}

const DAWN = {
  sky: [
    [0, '#0f4f78'],
    [0.34, '#2f93ad'],
    [0.62, '#f2c48a'],
    [0.82, '#ffb877'],
    [1, '#ff9a6a'],
  ],
  water: [
    [0, '#ffb27a'],
    [0.12, '#d9a584'],
    [0.34, '#3f96a3'],
    [1, '#06303f'],
  ],
  sun: ['#fffdf0', '#ffe9a6', '#ffc45a'],
  far: '#5f8fa0',
  near: '#1d5560',
  bank: '#0c3a40',
  light: '#fff1c4',
} as const
const DUSK = {
  sky: [
    [0, '#1a0a3a'],
    [0.36, '#54206e'],
    [0.66, '#c23a72'],
    [0.86, '#ff7a4a'],
    [1, '#ffb04a'],
  ],
  water: [
    [0, '#ff9a52'],
    [0.12, '#b8487a'],
    [0.36, '#4a1f6a'],
    [1, '#0c0622'],
  ],
  sun: ['#fff6d8', '#ffb25a', '#ff5a3a'],
  far: '#5a2a68',
  near: '#2f1248',
  bank: '#1a0a30',
  light: '#ffd27a',
} as const

/** The river with its market, at dawn or at dusk. */
export function river({ width: w, height: h, horizon, sun, late, seed }: River): string {
  const tone = late ? DUSK : DAWN
  const random = seeded(seed)
  const water = h * horizon
  const size = Math.min(w, h)
  const [sx, sy, sr] = [sun.x * w, sun.y * h, sun.r * size]
  const hills = (y: number, rise: number, ink: string) => {
    let x = -60
    let line = `M-60 ${short(water + 4)}L-60 ${short(y)}`
    while (x < w + 60) {
      const wide = rise * (1.6 + random() * 1.8)
      const tall = rise * (0.3 + random() * 0.6)
      line += `Q${short(x + wide / 2)} ${short(y - tall * 2)} ${short(x + wide)} ${short(y)}`
      x += wide
    }
    return `<path d="${line}L${w + 60} ${short(water + 4)}Z" fill="${ink}"/>`
  }
  const palm = (x: number, tall: number, lean: number, ink: string) => {
    const [tx, ty] = [x + lean, water - tall]
    const frond = (turn: number, long: number) =>
      `<path d="M0 0Q${short(long * 0.5)} ${short(-long * 0.34)} ${short(long)} ${short(long * 0.16)}Q${short(long * 0.5)} ${short(-long * 0.1)} 0 0Z" transform="rotate(${turn})"/>`
    return `<g fill="${ink}"><path d="M${short(x - 4)} ${short(water + 4)}Q${short(x + lean * 0.2)} ${short(water - tall * 0.6)} ${short(tx - 2)} ${short(ty)}L${short(tx + 3)} ${short(ty)}Q${short(x + lean * 0.3 + 7)} ${short(water - tall * 0.6)} ${short(x + 6)} ${short(water + 4)}Z"/><g transform="translate(${short(tx)} ${short(ty)})">${[-170, -140, -100, -62, -28, 8, 30].map((turn, i) => frond(turn, tall * (0.42 + (i % 3) * 0.06))).join('')}</g></g>`
  }
  const house = (x: number, scale: number) =>
    `<g transform="translate(${short(x)} ${short(water + 6)}) scale(${scale})" fill="${tone.near}"><path d="M-8-46H118V-4H-8Z"/><path d="M-26-44L52-92L136-44Z"/><path d="M2-6V26M34-6V26M72-6V26M108-6V26" stroke="${tone.near}" stroke-width="7"/><path d="M16-36H40V-12H16ZM66-36H92V-12H66Z" fill="${tone.light}" fill-opacity="${late ? 0.95 : 0.55}"/></g>`
  const boat = (x: number, y: number, scale: number, way: 1 | -1) =>
    `<g transform="translate(${short(x)} ${short(y)}) scale(${short(scale * way * 100) / 100} ${scale})">
    <ellipse cy="20" rx="150" ry="10" fill="${late ? '#0a0420' : '#04222c'}" opacity=".5"/>
    <path d="M-20-8V-128" stroke="#3a2414" stroke-width="6"/><circle cx="-20" cy="-112" r="13" fill="${late ? '#ffb04a' : '#f29a2a'}"/><circle cx="-8" cy="-92" r="11" fill="#d83a7a"/><circle cx="-30" cy="-86" r="11" fill="#6fb03a"/>
    <path d="M20-4C18-62 60-78 92-70C120-62 130-34 126-4Z" fill="${late ? '#c98a3a' : '#d9b06a'}"/><path d="M40-6C40-48 58-64 80-70M72-6C72-48 84-60 92-68M102-6C104-36 106-52 100-66" stroke="#6a4218" stroke-width="3" fill="none" opacity=".6"/>
    ${times(9, (i) => `<circle cx="${-104 + i * 13}" cy="${i % 2 ? -10 : -20}" r="13" fill="${['#f29a2a', '#d83a7a', '#6fb03a', '#ffd23f'][i % 4]}"/>`)}
    <path d="M-160-28C-140 0-130 2-112 4H132C146 2 154-8 160-24C158 14 128 24 100 26H-104C-136 22-156 4-160-28Z" fill="${late ? '#4a1f1a' : '#6b3418'}"/><path d="M-160-28C-150-6-140 2-120 4L-112 26C-140 20-156 4-160-28Z" fill="#c42a2a"/><circle cx="-118" cy="14" r="6" fill="#fff"/><circle cx="-118" cy="14" r="3" fill="#111"/>
    ${late ? '<circle cx="134" cy="-44" r="46" fill="url(#lamp)"/><ellipse cx="134" cy="-44" rx="12" ry="15" fill="#ff6a3a"/><path d="M134-72V-60" stroke="#3a2414" stroke-width="3"/>' : ''}</g>`
  const glitter = times(64, () => {
    const far = random()
    const y = water + 6 + far ** 1.5 * (h - water)
    const spread = sr * (0.5 + far * 2)
    const x = sx + (random() - 0.5) * 2 * spread
    const long = 12 + far * 70 * random()
    return `<path d="M${short(x - long)} ${short(y)}Q${short(x)} ${short(y - 2 - far * 3)} ${short(x + long)} ${short(y)}Q${short(x)} ${short(y + 2 + far * 3)} ${short(x - long)} ${short(y)}Z" fill="${tone.light}" opacity="${short((0.75 - far * 0.5) * 10) / 10}"/>`
  })
  const ripples = times(46, () => {
    const far = random()
    const y = water + 14 + far ** 1.3 * (h - water)
    const x = random() * w
    const long = 20 + far * 120
    return `<path d="M${short(x)} ${short(y)}q${short(long / 2)} ${short(-3 - far * 6)} ${short(long)} 0" stroke="#fff" stroke-opacity="${short((0.16 - far * 0.06) * 100) / 100}" stroke-width="${short(1.5 + far * 3)}" fill="none" stroke-linecap="round"/>`
  })
  const birds = late
    ? ''
    : [0.18, 0.23, 0.29]
        .map(
          (x, i) =>
            `<path d="M${short(w * x)} ${short(h * (0.2 + i * 0.03))}q12-12 20 0q8-12 20 0" stroke="#0c3a50" stroke-width="3" fill="none" stroke-linecap="round"/>`,
        )
        .join('')
  const scale = w > h ? 0.86 : 0.7
  return sheet(
    w,
    h,
    `<defs>${linear('sky', ...tone.sky)}${linear('wat', ...tone.water)}
    ${radial('sun', [0, tone.sun[0]], [0.62, tone.sun[1]], [1, tone.sun[2]])}${radial('glow', [0, tone.sun[1], 0.85], [0.35, tone.sun[2], 0.38], [1, tone.sun[2], 0])}
    ${radial('lamp', [0, '#ffe08a', 0.9], [0.4, '#ff9a3a', 0.4], [1, '#ff7a2a', 0])}${linear('foot', [0, '#02141c', 0], [1, late ? '#0a041c' : '#021a24', 0.85])}</defs>
    <rect width="${w}" height="${short(water + 2)}" fill="url(#sky)"/>
    <circle cx="${short(sx)}" cy="${short(sy)}" r="${short(sr * 4.4)}" fill="url(#glow)"/><circle cx="${short(sx)}" cy="${short(sy)}" r="${short(sr)}" fill="url(#sun)"/>
    ${times(7, (i) => `<ellipse cx="${short(random() * w)}" cy="${short(h * (0.06 + random() * 0.26))}" rx="${short(w * (0.06 + random() * 0.13))}" ry="${short(5 + random() * 13)}" fill="#fff" opacity="${i % 2 ? 0.16 : 0.26}"/>`)}${birds}
    ${hills(water - size * 0.02, size * 0.075, tone.far)}${hills(water, size * 0.04, tone.near)}
    ${palm(w * 0.05, size * 0.3, 34, tone.bank)}${palm(w * 0.1, size * 0.22, -26, tone.bank)}${palm(w * 0.93, size * 0.32, -40, tone.bank)}${palm(w * 0.87, size * 0.2, 22, tone.bank)}
    ${house(w * 0.15, 0.9 * scale)}${house(w * 0.76, scale)}
    <rect y="${short(water)}" width="${w}" height="${short(h - water)}" fill="url(#wat)"/>${glitter}${ripples}
    ${boat(w * 0.12, water + (h - water) * 0.2, 0.62 * scale, 1)}${boat(w * 0.9, water + (h - water) * 0.24, 0.72 * scale, -1)}${boat(w * 0.07, water + (h - water) * 0.62, 1.15 * scale, 1)}${boat(w * 0.95, water + (h - water) * 0.66, 1.2 * scale, -1)}
    <rect y="${short(h * 0.7)}" width="${w}" height="${short(h * 0.3)}" fill="url(#foot)"/>`,
  )
}
