import { BACKDROPS, type BackdropName } from './backdrops.ts'
import { MOTIFS, type MotifName } from './motifs.ts'
import type { Motif } from './motifs/motif.ts'
import { PALETTES, type PaletteName } from './palettes.ts'
import { compact, linear, radial, radialAt, seeded, short, shortHash, times } from './svg.ts'

/** Everything that decides how a game's picture looks: the same four give the same picture. */
export interface Picture {
  /** One of `MOTIFS`, or what a game's own folder draws. */
  motif: string
  palette: PaletteName
  backdrop: BackdropName
  seed: number
}

/** A name for a picture, different for each. */
export const nameOf = ({ motif, palette, backdrop, seed }: Picture): string => `${motif}-${palette}-${backdrop}-${seed}`

/** The two colours that stand in for a picture until it has come. */
export const placeholderOf = (palette: PaletteName): [string, string] => [PALETTES[palette].mid, PALETTES[palette].deep]

/**
 * A game's picture as SVG, 300 × 400 by default, its motif a little above the middle.
 *
 * Throws RangeError for a motif that `drawn` lacks.
 */
export function thumbnail(
  picture: Picture,
  width = 300,
  height = 400,
  drawn: Readonly<Record<string, Motif>> = MOTIFS,
): string {
  const motif = drawn[picture.motif]
  if (!motif) throw new RangeError(`no motif is called ${picture.motif}`)
  const tone = PALETTES[picture.palette]
  const random = seeded(picture.seed * 7919 + 13)
  const key = `a${shortHash(nameOf(picture))}_`
  const x = width / 2
  const y = short(height * 0.43)
  const size = Math.min(width, height * 0.78) / 300
  const dust = () => {
    const place = `cx="${short(random() * width)}" cy="${short(random() * height)}" r="${short(0.8 + random() * 2.2)}"`
    return `<circle ${place} fill="${tone.light}" fill-opacity="${(0.25 + random() * 0.5).toFixed(2)}"/>`
  }
  return compact(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs>
      ${radialAt(`${key}bg`, 'cx=".5" cy=".43" r=".82"', [0, tone.bright], [0.42, tone.mid], [1, tone.deep])}
      ${radial(`${key}gl`, [0, tone.light, 0.55], [0.5, tone.bright, 0.2], [1, tone.bright, 0])}
      ${linear(`${key}vg`, [0, tone.deep, 0], [1, '#05060f', 0.92])}
      ${linear(`${key}hi`, [0, '#fff', 0.2], [1, '#fff', 0])}
    </defs>
    <rect width="${width}" height="${height}" fill="url(#${key}bg)"/>
    ${BACKDROPS[picture.backdrop]({ width, height, x, y, tone, random })}
    <circle cx="${x}" cy="${y}" r="${short(170 * size)}" fill="url(#${key}gl)"/>
    <g transform="translate(${x} ${y}) scale(${size.toFixed(2)})">${motif(key, tone, random)}</g>
    ${times(10, dust)}
    <rect y="${short(height * 0.56)}" width="${width}" height="${short(height * 0.44)}" fill="url(#${key}vg)"/>
    <path d="M0 0H${width}V${short(height * 0.16)}C${short(width * 0.6)} ${short(height * 0.26)} ${short(width * 0.3)} ${short(height * 0.1)} 0 ${short(height * 0.24)}Z" fill="url(#${key}hi)"/>
    </svg>`)
}

/** A motif alone on a transparent ground: category tiles, empty states. */
export function emblem(motif: MotifName, palette: PaletteName, pad = 150): string {
  const key = `e${shortHash(motif + palette)}_`
  return compact(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-pad} ${-pad} ${pad * 2} ${pad * 2}" width="96" height="96">
    ${MOTIFS[motif](key, PALETTES[palette], seeded(1))}</svg>`)
}
