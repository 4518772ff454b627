import { linear, radial, seeded, short, times } from '../../../art/svg.ts'
import { sheet } from '../../../engine/slot/picture.ts'

interface Forest {
  width: number
  height: number
  /** Where the water begins, as a share of the height. */
  water: number
  /** The hour of the free spins: the sun between the trunks. */
  late: boolean
  seed: number
}

const MORNING = {
  sky: ['#0e5a4e', '#3f9a6a', '#b8e6a0', '#f6ffd0'],
  far: '#5aae7a',
  middle: '#2a7a56',
  trunk: ['#fffbee', '#d8cdb0', '#7a7058'],
  leaf: ['#7ad06a', '#3f9a4a', '#1d6a3a'],
  water: ['#7ac89a', '#2a7a68', '#0c3a3e'],
  beam: '#fffbd0',
} as const
const DUSK = {
  sky: ['#3a1438', '#a83a3a', '#ff8a2a', '#ffe07a'],
  far: '#c8602a',
  middle: '#7a2e2a',
  trunk: ['#ffe0a0', '#c07a3a', '#4a2018'],
  leaf: ['#e8a02a', '#a8641a', '#5a3412'],
  water: ['#ffb84a', '#a8481e', '#2e0e1a'],
  beam: '#ffe08a',
} as const

/** The cajuput forest of the wetlands: pale trunks that stand in still water. */
export function forest({ width: w, height: h, water, late, seed }: Forest): string {
  const tone = late ? DUSK : MORNING
  const random = seeded(seed)
  const top = h * water
  const size = Math.min(w, h)
  const crowns = (y: number, rise: number, ink: string, count: number) =>
    times(count, (i) => {
      const x = (w / (count - 1)) * i
      return `<ellipse cx="${short(x)}" cy="${short(y + random() * rise * 0.5)}" rx="${short(rise * (0.8 + random() * 0.6))}" ry="${short(rise * (0.5 + random() * 0.4))}" fill="${ink}"/>`
    })
  const trunk = (x: number, wide: number, foot: number, ink: string) => {
    const lean = (random() - 0.5) * wide * 2.4
    const bark = times(9, (i) => {
      const y = (foot / 9) * (i + random() * 0.6)
      return `<path d="M${short(x - wide * 0.4 + lean * (1 - y / foot))} ${short(y)}q${short(wide * 0.4)} ${short(wide * 0.16)} ${short(wide * 0.7)} 0" stroke="${tone.trunk[2]}" stroke-opacity=".5" stroke-width="${short(wide * 0.07)}" fill="none"/>`
    })
    return `<path d="M${short(x - wide * 0.4 + lean)} -10C${short(x - wide * 0.4)} ${short(foot * 0.4)} ${short(x - wide * 0.5)} ${short(foot * 0.8)} ${short(x - wide * 0.8)} ${short(foot)}H${short(x + wide * 0.8)}C${short(x + wide * 0.5)} ${short(foot * 0.8)} ${short(x + wide * 0.4)} ${short(foot * 0.4)} ${short(x + wide * 0.4 + lean)} -10Z" fill="${ink}"/>${bark}<path d="M${short(x - wide * 0.6)} ${short(foot + 4)}h${short(wide * 1.2)}l${short(-wide * 0.3)} ${short(foot * 0.34)}h${short(-wide * 0.6)}Z" fill="${tone.trunk[0]}" opacity=".14"/>`
  }
  const leaves = (x: number, y: number, many: number) =>
    times(many, () => {
      const [a, b] = [x + (random() - 0.5) * size * 0.42, y + random() * size * 0.16]
      return `<ellipse cx="${short(a)}" cy="${short(b)}" rx="${short(size * (0.02 + random() * 0.025))}" ry="${short(size * 0.009)}" fill="${tone.leaf[Math.floor(random() * 3)]}" transform="rotate(${short(random() * 80 - 40)} ${short(a)} ${short(b)})"/>`
    })
  const [a, b, c, d] = tone.sky
  const sides = [0.02, 0.13, 0.87, 0.98].map((x, i) =>
    trunk(w * x, size * (0.055 + (i % 2 ? 0 : 0.02)), top + size * (0.1 + (i % 2) * 0.05), 'url(#near)'),
  )
  const thin = [0.24, 0.31, 0.42, 0.57, 0.66, 0.75].map((x) =>
    trunk(w * x, size * 0.022, top + size * 0.015, 'url(#far)'),
  )
  return sheet(
    w,
    h,
    `<defs>${linear('sky', [0, a], [0.45, b], [0.8, c], [1, d])}${linear('water', [0, tone.water[0]], [0.3, tone.water[1]], [1, tone.water[2]])}${linear('near', [0, tone.trunk[1]], [0.5, tone.trunk[0]], [1, tone.trunk[2]])}${linear('far', [0, tone.trunk[2], 0.7], [1, tone.trunk[1], 0.8])}${radial('sun', [0, tone.beam], [0.25, tone.beam, 0.7], [1, tone.beam, 0])}${linear('beam', [0, tone.beam, 0.5], [1, tone.beam, 0])}${linear('foot', [0, '#04140c', 0], [1, late ? '#1a0608' : '#04140c', 0.85])}</defs>
    <rect width="${w}" height="${short(top + 4)}" fill="url(#sky)"/><circle cx="${short(w * 0.5)}" cy="${short(top * (late ? 0.78 : 0.3))}" r="${short(size * 0.34)}" fill="url(#sun)"/>
    ${crowns(top - size * 0.1, size * 0.13, tone.far, 12)}${thin.join('')}${crowns(top - size * 0.02, size * 0.06, tone.middle, 16)}
    ${times(4, (i) => `<path d="M${short(w * (0.28 + i * 0.14))} -20L${short(w * (0.1 + i * 0.2))} ${short(top + size * 0.1)}h${short(size * 0.1)}L${short(w * (0.31 + i * 0.14))} -20Z" fill="url(#beam)" opacity="${late ? 0.5 : 0.4}"/>`)}
    <rect y="${short(top)}" width="${w}" height="${short(h - top)}" fill="url(#water)"/>
    ${times(26, (i) => `<path d="M${short(random() * w)} ${short(top + 8 + (i / 26) ** 1.3 * (h - top))}h${short(size * (0.04 + random() * 0.16))}" stroke="${tone.beam}" stroke-opacity="${short(0.1 + random() * 0.3)}" stroke-width="${short(2 + (i / 26) * 5)}" stroke-linecap="round"/>`)}
    ${times(9, (i) => {
      const [x, y] = [random() * w, top + size * 0.06 + random() * (h - top) * 0.8]
      const r = size * (0.02 + (y / h) * 0.035)
      return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(r * 1.5)}" ry="${short(r * 0.5)}" fill="${tone.leaf[i % 3]}"/><path d="M${short(x)} ${short(y)}l${short(r * 1.5)} ${short(-r * 0.2)}v${short(r * 0.36)}Z" fill="${tone.water[1]}"/>`
    })}
    ${sides.join('')}${leaves(w * 0.06, -size * 0.02, 60)}${leaves(w * 0.94, -size * 0.02, 60)}${leaves(w * 0.3, -size * 0.1, 34)}${leaves(w * 0.7, -size * 0.1, 34)}
    <rect y="${short(h * 0.68)}" width="${w}" height="${short(h * 0.32)}" fill="url(#foot)"/>`,
  )
}
