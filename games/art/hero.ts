import { MOTIFS } from './motifs.ts'
import { PALETTES } from './palettes.ts'
import { compact, linear, radial, seeded, short, times } from './svg.ts'

/** One shape of the hero: how large, and where the moon stands, as shares of the sheet. */
export interface HeroShape {
  width: number
  height: number
  seed: number
  moonX: number
  moonY: number
  moonSize: number
}

/** The shape of the home page's banner. */
export const WIDE: HeroShape = { width: 1000, height: 420, seed: 8, moonX: 0.74, moonY: 0.36, moonSize: 0.2 }

interface Moon {
  x: number
  y: number
  size: number
}

function ridge(shape: HeroShape, y: number, reach: number, colour: string, random: () => number): string {
  const { width, height } = shape
  let path = `M-20 ${height}L-20 ${short(y)}`
  for (let x = -20; x < width + 60;) {
    const w = reach * (0.85 + random() * 0.9)
    const h = reach * (0.38 + random() * 0.66)
    const to = (across: number, up: number) => `${short(x + w * across)} ${short(y - h * up)}`
    path += `C${to(0.2, 0.2)} ${to(0.22, 1)} ${to(0.5, 1)}C${to(0.74, 1)} ${to(0.78, 0.15)} ${to(1, 0)}`
    x += w
  }
  return `<path d="${path}L${width + 60} ${height}Z" fill="${colour}"/>`
}

const lantern = (x: number, y: number, scale: number, nth: 0 | 1) =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${scale})"><circle r="90" fill="url(#hlh)"/>
  <path d="M-26-30H26L32 26H-32Z" fill="url(#hl${nth})"/><path d="M-26-30L0-46L26-30Z" fill="url(#hl${nth})" opacity=".7"/>
  <path d="M-30 26H30L24 34H-24Z" fill="#7a2a0c"/><ellipse cy="4" rx="14" ry="20" fill="#fff4c0" opacity=".8"/></g>`

const leaf = (x: number, y: number, scale: number) => {
  const vein = (nth: number) =>
    `<path d="M0 0L${short(-90 * Math.cos(nth * 0.5 - 1.4))} ${short(26 * Math.sin(nth * 0.5 - 1.4))}" stroke="#9be8c4" stroke-opacity=".25"/>`
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${scale})"><path d="M0 0L96-14A100 30 0 1 0 98 8Z" fill="url(#hpd)"/>${times(7, vein)}</g>`
}

const lotus = (nth: number, x: number, y: number, scale: number) =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${scale.toFixed(2)})">${MOTIFS.lotus(`hlo${nth}`, PALETTES.night, seeded(1))}</g>`

const DEFINITIONS = `<defs>
  ${linear('hs', [0, '#0a0d2e'], [0.55, '#27286f'], [0.8, '#6a3f8f'], [1, '#d0628f'])}
  ${radial('hm', [0, '#fffef6'], [0.65, '#ffeeb9'], [1, '#ffd97a'])}
  ${radial('hmh', [0, '#ffe9b0', 0.75], [0.35, '#ffc9a8', 0.28], [1, '#ff9ac0', 0])}
  ${linear('hw', [0, '#8d4f8f'], [0.3, '#2c2a6b'], [1, '#070a20'])}
  ${radial('hlh', [0, '#ffb43d', 0.75], [1, '#ff7a2a', 0])}
  ${linear('hl0', [0, '#ffdf8a'], [1, '#ff6a2a'])}
  ${linear('hl1', [0, '#ffc4d8'], [1, '#f0387a'])}
  ${linear('hpd', [0, '#1f8f6a'], [1, '#063a35'])}
  ${linear('hmi', [0, '#e79cc0', 0], [1, '#e79cc0', 0.38])}</defs>`

function sky(shape: HeroShape, horizon: number, moon: Moon, random: () => number): string {
  const { width, height } = shape
  const star = () =>
    `<circle cx="${short(random() * width)}" cy="${short(random() * horizon * 0.8)}" r="${short(0.4 + random() * 1.3)}" fill="#fff" fill-opacity="${(0.25 + random() * 0.7).toFixed(2)}"/>`
  const crater = (x: number, y: number, size: number) =>
    `<circle cx="${short(moon.x + moon.size * x)}" cy="${short(moon.y + moon.size * y)}" r="${short(moon.size * size)}"/>`
  return `<rect width="${width}" height="${height}" fill="url(#hs)"/>${times(90, star)}
    <circle cx="${moon.x}" cy="${moon.y}" r="${short(moon.size * 3.2)}" fill="url(#hmh)"/>
    <circle cx="${moon.x}" cy="${moon.y}" r="${moon.size}" fill="url(#hm)"/>
    <g fill="#e9c987" fill-opacity=".35">${crater(-0.3, -0.2, 0.2)}${crater(0.3, 0.25, 0.14)}${crater(0.1, -0.5, 0.1)}</g>`
}

function water(shape: HeroShape, horizon: number, moon: Moon, random: () => number): string {
  const { width, height } = shape
  const gleam = (nth: number) => {
    const w = moon.size * (1.7 - nth * 0.05) * (0.5 + random() * 0.7)
    return `<path d="M${short(moon.x - w / 2 + (random() - 0.5) * 30)} ${short(horizon + 5 + nth * height * 0.016)}h${short(w)}" stroke="#ffe7ae" stroke-opacity="${(0.75 - nth * 0.03).toFixed(2)}" stroke-width="2.5" stroke-linecap="round"/>`
  }
  const ripple = () =>
    `<path d="M${short(random() * width)} ${short(horizon + 8 + random() * (height - horizon))}h${short(14 + random() * 60)}" stroke="#c9b4ff" stroke-opacity="${(0.06 + random() * 0.16).toFixed(2)}" stroke-width="1.6" stroke-linecap="round"/>`
  return `<rect y="${short(horizon)}" width="${width}" height="${height}" fill="url(#hw)"/>${times(22, gleam)}${times(40, ripple)}`
}

/** The banner: a pond of lotus under the moon, hills of limestone, floating lanterns. */
export function hero(shape: HeroShape = WIDE): string {
  const { width, height } = shape
  const random = seeded(shape.seed)
  const horizon = height * 0.64
  const moon = { x: short(width * shape.moonX), y: short(height * shape.moonY), size: short(height * shape.moonSize) }
  const mist = (share: number) =>
    `<rect y="${short(horizon - height * share)}" width="${width}" height="${short(height * share)}" fill="url(#hmi)"/>`
  const [w, h] = [width, height]
  return compact(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMaxYMid slice">
    ${DEFINITIONS}
    ${sky(shape, horizon, moon, random)}
    ${ridge(shape, horizon + 2, h * 0.42, '#4d3c84', random)}${ridge(shape, horizon + 4, h * 0.34, '#332e6b', random)}${mist(0.2)}
    ${ridge(shape, horizon + 6, h * 0.24, '#1c1c4c', random)}${mist(0.07)}
    ${water(shape, horizon, moon, random)}
    ${lantern(w * 0.47, h * 0.24, 0.36, 0)}${lantern(w * 0.56, h * 0.13, 0.22, 1)}${lantern(w * 0.9, h * 0.17, 0.3, 0)}
    ${lantern(w * 0.965, h * 0.36, 0.44, 1)}${lantern(w * 0.62, h * 0.4, 0.26, 0)}${lantern(w * 0.5, horizon + h * 0.1, 0.42, 1)}
    ${lantern(w * 0.605, horizon + h * 0.05, 0.26, 0)}${lantern(w * 0.92, horizon + h * 0.06, 0.28, 0)}
    ${leaf(w * 0.6, h * 0.9, 1)}${leaf(w * 0.93, h * 0.86, 0.86)}${leaf(w * 0.79, h * 0.98, 1.1)}
    ${lotus(1, w * 0.83, h * 0.78, (h / 420) * 0.72)}${lotus(2, w * 0.69, h * 0.87, (h / 420) * 0.42)}${lotus(3, w * 0.965, h * 0.8, (h / 420) * 0.36)}
    </svg>`)
}
