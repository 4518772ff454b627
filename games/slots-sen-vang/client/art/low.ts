import { linear, linearAt, radialAt, times } from '../../../art/svg.ts'
import { square } from '../../../engine/slot/picture.ts'
import { golden } from './golden.ts'

interface Glaze {
  light: string
  base: string
  deep: string
  ink: string
}

/** A porcelain tile in a thin gold setting, with a painted sign. */
const tile = ({ light, base, deep, ink }: Glaze, sign: string): string =>
  square(`<defs>${golden.rim('r')}
    ${linear('t', [0, light], [0.5, base], [1, deep])}
    ${linearAt('e', 'x1="0" y1="0" x2="1" y2="1"', [0, '#fff', 0.8], [0.4, '#fff', 0.05], [1, '#000', 0.35])}
    ${radialAt('s', 'cx=".3" cy=".12" r=".75"', [0, '#fff', 0.6], [0.6, '#fff', 0.06], [1, '#fff', 0])}
    ${linear('k', [0, '#fffef6'], [0.55, '#ffefc2'], [1, '#f2c25a'])}</defs>
    <g transform="translate(0 2) scale(1.14)"><rect x="-86" y="-82" width="172" height="176" rx="42" fill="#05060f" opacity=".45"/>
    <rect x="-88" y="-90" width="176" height="176" rx="42" fill="url(#r)"/>
    <rect x="-81" y="-83" width="162" height="162" rx="36" fill="url(#t)"/>
    <rect x="-81" y="-83" width="162" height="162" rx="36" fill="none" stroke="url(#e)" stroke-width="4"/>
    <rect x="-68" y="-70" width="136" height="136" rx="27" fill="none" stroke="${ink}" stroke-opacity=".45" stroke-width="2"/>
    <g transform="translate(0 -2)" stroke-linejoin="round" stroke-linecap="round"><g transform="translate(0 4)" opacity=".45" fill="${ink}" stroke="${ink}">${sign.replaceAll('url(#k)', ink)}</g>${sign}</g>
    <rect x="-81" y="-83" width="162" height="162" rx="36" fill="url(#s)"/></g>`)

/** L1, apricot blossom on red. */
export const blossom = (): string =>
  tile(
    { light: '#ff8a7a', base: '#d5263c', deep: '#7d0a22', ink: '#4a0312' },
    `${times(5, (i) => `<path d="M0-10C-24-18-26-48-8-54Q0-49 8-54C26-48 24-18 0-10Z" fill="url(#k)" stroke="none" transform="rotate(${i * 72})"/>`)}
     <circle r="9" fill="#e79a1e" stroke="none"/>${times(10, (i) => `<circle cy="-19" r="2.800" fill="#b5651a" stroke="none" transform="rotate(${i * 36})"/>`)}`,
  )

/** L2, bamboo on jade. */
export const bamboo = (): string =>
  tile(
    { light: '#8af0c4', base: '#1f9d74', deep: '#054636', ink: '#032a20' },
    `<g fill="url(#k)" stroke="none"><path d="M-20 56L-16 24H-2L-4 56ZM-15 18L-12-14H2L-1 18ZM-11-20L-8-54H6L3-20Z"/><path d="M6 6C20-10 40-14 54-10C46 6 26 14 6 10ZM8 30C22 22 42 24 50 34C36 42 18 42 8 34ZM4-30C10-46 26-56 40-56C38-40 22-28 4-26ZM-18-6C-34-14-50-8-54 2C-42 10-26 8-18 0ZM-14-40C-26-54-42-54-48-48C-40-36-28-32-14-34Z"/></g>`,
  )

/** L3, waves on porcelain blue. */
export const waves = (): string =>
  tile(
    { light: '#a9d4ff', base: '#2f6fd0', deep: '#0b2766', ink: '#06153f' },
    `<g fill="none" stroke="url(#k)" stroke-width="6.500">${[
      [0, -30],
      [-30, 2],
      [30, 2],
      [0, 34],
    ]
      .map(
        ([x, y]) =>
          `<path d="M${x! - 28} ${y! + 12}A28 28 0 0 1 ${x! + 28} ${y! + 12}M${x! - 15} ${y! + 12}A15 15 0 0 1 ${x! + 15} ${y! + 12}"/><circle cx="${x}" cy="${y! + 9}" r="2.500" fill="url(#k)" stroke="none"/>`,
      )
      .join('')}</g>`,
  )

/** L4, a cloud on violet. */
export const cloud = (): string =>
  tile(
    { light: '#d9b6ff', base: '#7b3fc4', deep: '#340f6b', ink: '#1d0644' },
    `<g fill="none" stroke="url(#k)" stroke-width="7.500"><path d="M-52 26H50M-52 26A19 19 0 0 1-44-10A25 25 0 0 1 2-26A24 24 0 0 1 42-2A15 15 0 0 1 50 26M-30 8A11 11 0 0 1-14-6A13 13 0 0 1 6-8M14 8A11 11 0 0 1 28 2"/><path d="M-30 44H30"/></g>`,
  )

/** L5, a lotus leaf on teal. */
export const leaf = (): string =>
  tile(
    { light: '#8ff0ee', base: '#128a99', deep: '#04404f', ink: '#022530' },
    `<path d="M0 4L16-50C44-44 58-22 57 4C56 34 32 54 0 54C-32 54-56 34-57 4C-58-22-44-44-16-50Z" fill="url(#k)" stroke="none"/>
     <g fill="none" stroke="#0d6474" stroke-width="3.500">${[-52, -18, 18, 52, 90, 128, 162, 198, 232].map((a) => `<path d="M0 4L${(42 * Math.cos((a * Math.PI) / 180)).toFixed(1)} ${(4 + 38 * Math.sin((a * Math.PI) / 180)).toFixed(1)}"/>`).join('')}</g><circle cy="4" r="6" fill="#0d6474" stroke="none"/>`,
  )
