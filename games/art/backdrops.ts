import type { Palette } from './palettes.ts'
import { short, times, TURN } from './svg.ts'

/** The sheet a picture is drawn on: its size, the middle of its motif, its colours. */
export interface Sheet {
  width: number
  height: number
  x: number
  y: number
  tone: Palette
  random: () => number
}

type Backdrop = (sheet: Sheet) => string

const rays: Backdrop = ({ width, height, x, y, tone }) =>
  times(18, (nth) => {
    const reach = width + height
    const end = (angle: number) => `${short(x + reach * Math.cos(angle))} ${short(y + reach * Math.sin(angle))}`
    const from = (nth / 18) * TURN + 0.1
    return `<path d="M${x} ${y}L${end(from)}L${end(from + TURN / 36)}Z" fill="${tone.light}" fill-opacity=".075"/>`
  })

const rings: Backdrop = ({ width, x, y, tone }) =>
  times(7, (nth) => {
    const size = short(40 + nth * width * 0.13)
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="none" stroke="${tone.light}" stroke-opacity="${(0.22 - nth * 0.026).toFixed(2)}" stroke-width="1.2"/>`
  })

const clouds: Backdrop = ({ width, height, tone, random }) =>
  times(9, () => {
    const place = `${short(random() * width)} ${short(height * 0.08 + random() * height * 0.7)}`
    return `<g transform="translate(${place}) scale(${short(0.5 + random() * 0.9)})" fill="none" stroke="${tone.light}" stroke-opacity=".2" stroke-width="3" stroke-linecap="round">
    <path d="M-46 0H46M-34 0a17 17 0 0 1 30-14a22 22 0 0 1 38 6M-20 0a9 9 0 0 1 16-5M10 0a10 10 0 0 1 18-4"/></g>`
  })

const waves: Backdrop = ({ width, height, tone }) =>
  times(8, (row) =>
    times(Math.ceil(width / 46) + 1, (nth) => {
      const x = nth * 46 - (row % 2 === 1 ? 23 : 0)
      const y = short(height * 0.52 + row * 23)
      const arc = (size: number) => `M${x - size} ${y}A${size} ${size} 0 0 1 ${x + size} ${y}`
      return `<path d="${arc(23)}${arc(16)}${arc(9)}" fill="none" stroke="${tone.light}" stroke-opacity="${(0.05 + row * 0.013).toFixed(2)}" stroke-width="1.6"/>`
    }),
  )

const stars: Backdrop = ({ width, height, random }) =>
  times(70, () => {
    const place = `cx="${short(random() * width)}" cy="${short(random() * height * 0.85)}"`
    return `<circle ${place} r="${short(0.5 + random() * 1.5)}" fill="#fff" fill-opacity="${short(0.2 + random() * 0.7)}"/>`
  })

const bubbles: Backdrop = ({ width, height, tone, random }) => {
  const bubble = () => {
    const size = short(2 + random() * 15)
    return `<circle cx="${short(random() * width)}" cy="${short(random() * height)}" r="${size}" fill="${tone.light}" fill-opacity=".05" stroke="${tone.light}" stroke-opacity=".28"/>`
  }
  const beam = (nth: number) => {
    const at = (share: number) => short(width * share)
    return `<path d="M${at(0.1 + nth * 0.25)} 0L${at(0.02 + nth * 0.27)} ${height}L${at(0.16 + nth * 0.27)} ${height}L${at(0.16 + nth * 0.25)} 0Z" fill="${tone.light}" fill-opacity=".06"/>`
  }
  return times(26, bubble) + times(4, beam)
}

const grid: Backdrop = ({ width, height, x, tone }) => {
  const horizon = height * 0.6
  const away = times(19, (nth) => {
    const end = short(x + (nth - 9) * width * 0.72)
    return `<path d="M${x} ${short(horizon - 10)}L${end} ${height + 40}" stroke="${tone.bright}" stroke-opacity=".45"/>`
  })
  const across = times(8, (nth) => {
    const y = short(horizon + 4 + nth * nth * height * 0.0085)
    return `<path d="M0 ${y}H${width}" stroke="${tone.bright}" stroke-opacity="${(0.14 + nth * 0.05).toFixed(2)}"/>`
  })
  return `<rect y="${short(horizon)}" width="${width}" height="${height}" fill="${tone.deep}" fill-opacity=".55"/>${away}${across}`
}

const fret: Backdrop = ({ width, height, tone }) => {
  const columns = Math.ceil(width / 40) + 1
  const hook = (nth: number) => `M${(nth % columns) * 40} ${Math.floor(nth / columns) * 40 + 34}v-30h32v24h-22v-14h12v6`
  const hooks = times(columns * (Math.ceil(height / 40) + 1), hook)
  return `<path d="${hooks}" fill="none" stroke="${tone.light}" stroke-opacity=".09" stroke-width="2.5"/>`
}

const bokeh: Backdrop = ({ width, height, tone, random }) => {
  const colours = [tone.bright, tone.accent, tone.contrast, tone.light]
  return times(34, () => {
    const place = `cx="${short(random() * width)}" cy="${short(random() * height * 0.62)}" r="${short(4 + random() * 22)}"`
    return `<circle ${place} fill="${colours[Math.floor(random() * 4)]}" fill-opacity="${(0.05 + random() * 0.16).toFixed(2)}"/>`
  })
}

/** What can stand behind a motif. */
export const BACKDROPS = { rays, rings, clouds, waves, stars, bubbles, grid, fret, bokeh } as const satisfies Record<
  string,
  Backdrop
>

export type BackdropName = keyof typeof BACKDROPS
export const BACKDROP_NAMES = Object.keys(BACKDROPS) as readonly BackdropName[]
