import { linear, radial, seeded, short, times } from '../../../art/svg.ts'
import { sheet } from '../../../engine/slot/picture.ts'

interface Fields {
  width: number
  height: number
  /** Where the terraces begin, as a share of the height. */
  horizon: number
  /** The harvest's hour: sunset over ripe rice. */
  late: boolean
  seed: number
}

const MORNING = {
  sky: ['#2a86c8', '#7ec8e8', '#d8f2e0', '#fff2c0'],
  far: ['#6aa8b8', '#3f8a8a', '#2a6e5e'],
  terrace: ['#d8e26a', '#a8c83a', '#6aa02a', '#3a7420', '#1e4e1a'],
  edge: '#f2f6b0',
  sun: ['#fffef0', '#fff0a8', '#ffd98a'],
} as const
const SUNSET = {
  sky: ['#3a1450', '#a8325e', '#ff7a3a', '#ffd06a'],
  far: ['#8a3a68', '#6a2450', '#4a1840'],
  terrace: ['#ffe06a', '#f7b02a', '#d8801a', '#9a4a14', '#4e200e'],
  edge: '#fff0a0',
  sun: ['#fffde0', '#ffd05a', '#ff6a2a'],
} as const

/** Terraces of rice below the mountains. */
export function fields({ width: w, height: h, horizon, late, seed }: Fields): string {
  const tone = late ? SUNSET : MORNING
  const random = seeded(seed)
  const top = h * horizon
  const size = Math.min(w, h)
  const [sx, sy, sr] = [w * (late ? 0.5 : 0.72), late ? top * 0.72 : top * 0.42, size * (late ? 0.12 : 0.07)]
  const ridge = (y: number, rise: number, ink: string) => {
    let x = -80
    let line = `M-80 ${short(top + 20)}L-80 ${short(y)}`
    while (x < w + 80) {
      const wide = rise * (0.9 + random() * 1.2)
      line += `Q${short(x + wide * 0.4)} ${short(y - rise * (0.5 + random() * 0.7))} ${short(x + wide)} ${short(y)}`
      x += wide
    }
    return `<path d="${line}L${w + 80} ${short(top + 20)}Z" fill="${ink}"/>`
  }
  const count = 15
  const steps = times(count, (i) => {
    const share = i / (count - 1)
    const y = top + share ** 1.25 * (h - top)
    const wave = 8 + share * 46
    const turn = i % 2 ? 1 : -1
    const ink = tone.terrace[Math.min(4, Math.floor(share * 5))]
    const line = `M-20 ${short(y)}C${short(w * 0.2)} ${short(y - wave * turn)} ${short(w * 0.36)} ${short(y + wave * turn)} ${short(w * 0.55)} ${short(y)}S${short(w * 0.86)} ${short(y - wave * turn)} ${w + 20} ${short(y + wave * 0.3 * turn)}`
    const blades = times(22, () => {
      const x = random() * w
      const tall = 5 + share * 26
      return `<path d="M${short(x)} ${short(y + 16 + share * 30)}q${short(tall * 0.2)} ${short(-tall)} ${short(tall * 0.6)} ${short(-tall * 1.1)}" stroke="${tone.edge}" stroke-opacity=".35" stroke-width="${short(1.5 + share * 2.5)}" fill="none"/>`
    })
    return `<path d="${line}V${h}H-20Z" fill="${ink}"/><path d="${line}" stroke="${tone.edge}" stroke-opacity=".55" stroke-width="${short(2 + share * 6)}" fill="none"/>${blades}`
  })
  const house = (x: number, y: number, s: number) =>
    `<g transform="translate(${short(x)} ${short(y)}) scale(${s})"><path d="M-40-30H40V6H-40Z" fill="${late ? '#5a2414' : '#8a5a34'}"/><path d="M-58-26L0-74L58-26Z" fill="${late ? '#8a4416' : '#c8964a'}"/><path d="M-10-22H10V6H-10Z" fill="${late ? '#ffd06a' : '#4a2a14'}"/></g>`
  const birds = [0.3, 0.36, 0.4]
    .map(
      (x, i) =>
        `<path d="M${short(w * x)} ${short(top * (0.34 + i * 0.07))}q12-12 22 0q8-12 22 0" stroke="${late ? '#3a1430' : '#1d5560'}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    )
    .join('')
  const [a, b, c, d] = tone.sky
  return sheet(
    w,
    h,
    `<defs>${linear('sky', [0, a], [0.4, b], [0.75, c], [1, d])}${radial('sun', [0, tone.sun[0]], [0.6, tone.sun[1]], [1, tone.sun[2]])}${radial('glow', [0, tone.sun[1], 0.8], [0.4, tone.sun[2], 0.35], [1, tone.sun[2], 0])}${linear('foot', [0, '#0a0a02', 0], [1, late ? '#1e0a04' : '#0c2408', 0.85])}</defs>
    <rect width="${w}" height="${short(top + 20)}" fill="url(#sky)"/><circle cx="${short(sx)}" cy="${short(sy)}" r="${short(sr * 4.2)}" fill="url(#glow)"/><circle cx="${short(sx)}" cy="${short(sy)}" r="${short(sr)}" fill="url(#sun)"/>
    ${times(7, (i) => `<ellipse cx="${short(random() * w)}" cy="${short(top * (0.1 + random() * 0.5))}" rx="${short(w * (0.05 + random() * 0.1))}" ry="${short(6 + random() * 12)}" fill="#fff" opacity="${i % 2 ? 0.22 : 0.36}"/>`)}${birds}
    ${ridge(top * 0.86, size * 0.2, tone.far[0])}${ridge(top * 0.96, size * 0.13, tone.far[1])}${ridge(top, size * 0.07, tone.far[2])}${house(w * 0.14, top + 14, size / 900)}${house(w * 0.24, top + 22, size / 1200)}${house(w * 0.86, top + 18, size / 950)}
    ${steps}<rect y="${short(h * 0.7)}" width="${w}" height="${short(h * 0.3)}" fill="url(#foot)"/>`,
  )
}
