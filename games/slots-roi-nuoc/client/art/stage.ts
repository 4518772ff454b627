import { linear, radial, seeded, short, times } from '../../../art/svg.ts'
import { sheet } from '../../../engine/slot/picture.ts'

interface Pond {
  width: number
  height: number
  /** Where the water begins, as a share of the height. */
  horizon: number
  /** The free spins' hour: night, with fireworks over the water. */
  late: boolean
  seed: number
}

const EVENING = {
  sky: ['#083a4e', '#12708a', '#5fc0a8', '#ffd48a'],
  water: ['#7ad8c0', '#1f9a90', '#0a5a64', '#03242e'],
  leaf: ['#0d5a4a', '#0a4238'],
  light: '#fff1c4',
  roof: ['#e8583a', '#8a1a1e'],
} as const
const NIGHT = {
  sky: ['#12062e', '#3a1260', '#8a2470', '#e0486a'],
  water: ['#e06a8a', '#6a2a7a', '#2a1250', '#0a0420'],
  leaf: ['#2a0f4a', '#1a0a34'],
  light: '#ffd27a',
  roof: ['#ff7a4a', '#7a1030'],
} as const

/** The village pond with its theatre on the water. */
export function pond({ width: w, height: h, horizon, late, seed }: Pond): string {
  const tone = late ? NIGHT : EVENING
  const random = seeded(seed)
  const water = h * horizon
  const size = Math.min(w, h)
  const roof = (x: number, y: number, wide: number, tall: number) =>
    `<path d="M${short(x - wide)} ${short(y)}Q${short(x - wide * 0.62)} ${short(y - tall * 0.12)} ${short(x - wide * 0.5)} ${short(y - tall)}H${short(x + wide * 0.5)}Q${short(x + wide * 0.62)} ${short(y - tall * 0.12)} ${short(x + wide)} ${short(y)}Q${short(x + wide * 0.8)} ${short(y + tall * 0.08)} ${short(x + wide * 0.7)} ${short(y + tall * 0.2)}H${short(x - wide * 0.7)}Q${short(x - wide * 0.8)} ${short(y + tall * 0.08)} ${short(x - wide)} ${short(y)}Z" fill="url(#roof)"/><path d="M${short(x - wide * 0.7)} ${short(y + tall * 0.2)}H${short(x + wide * 0.7)}" stroke="#ffd766" stroke-width="${short(tall * 0.07)}"/>`
  const theatre = () => {
    const [x, unit] = [w / 2, size * 0.1]
    return `<g>${roof(x, water - unit * 1.6, unit * 3, unit * 0.8)}${roof(x, water - unit * 2.55, unit * 1.8, unit * 0.7)}
    <path d="M${short(x - unit * 2)} ${short(water - unit * 1.5)}H${short(x + unit * 2)}V${short(water)}H${short(x - unit * 2)}Z" fill="#3a0c14"/>${times(9, (i) => `<path d="M${short(x - unit * 1.9 + i * unit * 0.43)} ${short(water - unit * 1.4)}h${short(unit * 0.36)}V${short(water - 2)}h${short(-unit * 0.36)}Z" fill="#1f7a62"/>`)}
    ${[-2.05, -0.7, 0.7, 2.05].map((at) => `<path d="M${short(x + at * unit - 8)} ${short(water - unit * 1.5)}h16V${short(water + 6)}h-16Z" fill="url(#roof)"/>`).join('')}
    ${[-2.6, 2.6].map((at) => `<circle cx="${short(x + at * unit)}" cy="${short(water - unit * 1.1)}" r="${short(unit * 0.9)}" fill="url(#lamp)"/><ellipse cx="${short(x + at * unit)}" cy="${short(water - unit * 1.1)}" rx="${short(unit * 0.22)}" ry="${short(unit * 0.28)}" fill="#ff5a3a"/>`).join('')}</g>`
  }
  const tree = (x: number, tall: number, nth: number) =>
    `<path d="M${short(x)} ${short(water)}V${short(water - tall)}" stroke="${tone.leaf[1]}" stroke-width="10"/>${times(
      9,
      () => {
        const [dx, dy] = [(random() - 0.5) * tall * 0.9, random() * tall * 0.7]
        return `<ellipse cx="${short(x + dx)}" cy="${short(water - tall * 0.5 - dy)}" rx="${short(tall * 0.22)}" ry="${short(tall * 0.15)}" fill="${tone.leaf[nth % 2]}"/>`
      },
    )}`
  const glitter = times(80, () => {
    const far = random()
    const y = water + 5 + far ** 1.4 * (h - water)
    const x = random() * w
    const long = 14 + far * 90 * random()
    return `<path d="M${short(x - long)} ${short(y)}Q${short(x)} ${short(y - 2 - far * 3)} ${short(x + long)} ${short(y)}Q${short(x)} ${short(y + 2 + far * 3)} ${short(x - long)} ${short(y)}Z" fill="${tone.light}" opacity="${short((0.5 - far * 0.32) * 10) / 10}"/>`
  })
  const pads = times(9, (i) => {
    const [x, y] = [(i % 2 ? random() * 0.2 : 0.8 + random() * 0.2) * w, water + (h - water) * (0.3 + random() * 0.65)]
    const wide = size * (0.03 + random() * 0.05)
    return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(wide)}" ry="${short(wide * 0.34)}" fill="${tone.leaf[0]}"/><path d="M${short(x)} ${short(y)}l${short(wide)}-4" stroke="${tone.light}" stroke-opacity=".25" stroke-width="3"/>`
  })
  const fire = (x: number, y: number, r: number, ink: string) =>
    times(18, (i) => {
      const [c, s] = [Math.cos((i / 18) * 6.283), Math.sin((i / 18) * 6.283)]
      return `<path d="M${short(x + c * r * 0.3)} ${short(y + s * r * 0.3)}L${short(x + c * r)} ${short(y + s * r)}" stroke="${ink}" stroke-width="4" stroke-linecap="round" stroke-opacity=".85"/><circle cx="${short(x + c * r * 1.12)}" cy="${short(y + s * r * 1.12)}" r="4" fill="#fff6c2"/>`
    })
  const sky = late
    ? `${fire(w * 0.2, h * 0.13, size * 0.1, '#ffd23f')}${fire(w * 0.82, h * 0.1, size * 0.12, '#ff7ab8')}${fire(w * 0.6, h * 0.06, size * 0.06, '#7ee8ff')}`
    : times(
        6,
        () =>
          `<ellipse cx="${short(random() * w)}" cy="${short(h * (0.04 + random() * 0.2))}" rx="${short(w * (0.06 + random() * 0.12))}" ry="${short(6 + random() * 12)}" fill="#fff" opacity=".18"/>`,
      )
  const [a, b, c, d] = tone.sky
  const [e, f, g, i] = tone.water
  return sheet(
    w,
    h,
    `<defs>${linear('sky', [0, a], [0.4, b], [0.75, c], [1, d])}${linear('wat', [0, e], [0.16, f], [0.5, g], [1, i])}${linear('roof', [0, tone.roof[0]], [1, tone.roof[1]])}${radial('lamp', [0, '#ffe9a0', 0.95], [0.4, '#ff9a3a', 0.4], [1, '#ff7a2a', 0])}${linear('foot', [0, '#02141c', 0], [1, i, 0.9])}</defs>
    <rect width="${w}" height="${short(water + 2)}" fill="url(#sky)"/>${sky}
    ${[0.04, 0.12, 0.2, 0.8, 0.88, 0.96].map((x, nth) => tree(w * x, size * (0.2 + (nth % 3) * 0.06), nth)).join('')}
    <path d="M0 ${short(water - 10)}Q${short(w * 0.25)} ${short(water - 26)} ${short(w / 2)} ${short(water - 8)}T${w} ${short(water - 12)}V${short(water + 4)}H0Z" fill="${tone.leaf[1]}"/>${theatre()}
    <rect y="${short(water)}" width="${w}" height="${short(h - water)}" fill="url(#wat)"/>${glitter}${pads}<rect y="${short(h * 0.7)}" width="${w}" height="${short(h * 0.3)}" fill="url(#foot)"/>`,
  )
}
