import { PALETTES, type PaletteName } from './palettes.ts'
import { compact, linear, polar, seeded, shortHash, TURN } from './svg.ts'

/**
 * A vendor's sign, 64 × 64: a tile in the vendor's colours with a figure of its own.
 *
 * The name stands beside it as text of the page, so that it scales and reads aloud.
 */
export function wordMark(code: string, palette: PaletteName): string {
  const tone = PALETTES[palette]
  const key = `v${shortHash(code)}_`
  const random = seeded(Number.parseInt(shortHash(code), 36))
  const arms = 3 + Math.floor(random() * 6)
  const depth = 8 + Math.floor(random() * 8)
  const turned = random() * TURN
  const corners = Array.from({ length: arms * 2 }, (_, nth) =>
    polar(nth % 2 ? depth : 22, turned + (nth / (arms * 2)) * TURN),
  )
  const figure =
    random() < 0.5
      ? `M${corners.join('L')}Z`
      : `M${corners[0]}${corners.map((corner, nth) => `Q0 0 ${corners[(nth + 2) % corners.length] ?? corner}`).join('')}Z`
  return compact(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64" width="64" height="64"><defs>
    ${linear(`${key}b`, [0, tone.bright], [1, tone.deep])}${linear(`${key}f`, [0, tone.light], [1, tone.accent])}</defs>
    <rect x="-32" y="-32" width="64" height="64" rx="16" fill="url(#${key}b)"/>
    <path d="${figure}" fill="url(#${key}f)" stroke="${tone.light}" stroke-width="1.5" stroke-linejoin="round"/>
    <circle r="${3 + Math.floor(random() * 4)}" fill="${tone.mid}"/></svg>`)
}
