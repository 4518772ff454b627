import { BACKDROPS } from './backdrops.ts'
import { MOTIFS, type MotifName } from './motifs.ts'
import { PALETTES } from './palettes.ts'
import { compact, linear, linearAt, radial, radialAt, seeded, short, shortHash, times } from './svg.ts'
import { nameOf, type Picture } from './thumbnail.ts'

const WIDTH = 1000
const HEIGHT = 420
/** The motif stands where words seldom do: words come over the other side. */
const X = 760
const Y = 205

/** A wide picture for a banner: the motif on one side, calm ground for words on the other. */
export function banner(picture: Picture & { motif: MotifName }): string {
  const tone = PALETTES[picture.palette]
  const random = seeded(picture.seed * 7919 + 29)
  const key = `b${shortHash(nameOf(picture))}_`
  const dust = () => {
    const place = `cx="${short(random() * WIDTH)}" cy="${short(random() * HEIGHT)}" r="${short(0.8 + random() * 2.4)}"`
    return `<circle ${place} fill="${tone.light}" fill-opacity="${(0.2 + random() * 0.45).toFixed(2)}"/>`
  }
  return compact(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMaxYMid slice">
    <defs>
      ${radialAt(`${key}bg`, 'cx=".76" cy=".48" r=".8"', [0, tone.bright], [0.36, tone.mid], [1, tone.deep])}
      ${radial(`${key}gl`, [0, tone.light, 0.55], [0.5, tone.bright, 0.2], [1, tone.bright, 0])}
      ${linearAt(`${key}wd`, 'x1="0" y1="0" x2="1" y2="0"', [0, tone.deep, 0.92], [0.5, tone.deep, 0.35], [0.7, tone.deep, 0])}
      ${linear(`${key}lo`, [0, '#05060f', 0], [1, '#05060f', 0.55])}
    </defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${key}bg)"/>
    ${BACKDROPS[picture.backdrop]({ width: WIDTH, height: HEIGHT, x: X, y: Y, tone, random })}
    <circle cx="${X}" cy="${Y}" r="230" fill="url(#${key}gl)"/>
    <g transform="translate(${X} ${Y}) scale(1.28)">${MOTIFS[picture.motif](key, tone, random)}</g>
    ${times(22, dust)}
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${key}wd)"/>
    <rect y="${HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT / 2}" fill="url(#${key}lo)"/>
    </svg>`)
}
