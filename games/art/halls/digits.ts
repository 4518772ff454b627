import { gold, number, spark } from '../pieces.ts'
import { linear, times } from '../svg.ts'
import { numbered, paints, picture, shadow } from './pieces.ts'

const THREE = ['3', '6', '8'] as const

/** Three drums of digits. */
export const three = (): string => {
  const key = 'hthree_'
  return picture(`<defs>${gold(key)}${linear(`${key}d`, [0, '#7f8cab'], [0.5, '#ffffff'], [1, '#7f8cab'])}</defs>
    ${shadow(96, 120)}
    <rect x="-128" y="-76" width="256" height="164" rx="30" fill="url(#${key}g)"/><rect x="-114" y="-62" width="228" height="136" rx="20" fill="#04222e"/>
    ${times(
      3,
      (nth) =>
        `<g transform="translate(${nth * 74 - 74} 6)"><rect x="-32" y="-58" width="64" height="116" rx="12" fill="url(#${key}d)"/>${number(THREE[nth] ?? '0', 62, '#0b5a80')}</g>`,
    )}
    <path d="M-114 6H-106M106 6H114" stroke="#ff5c93" stroke-width="10"/>${spark(108, -92, 14)}`)
}

/** Three balls that come to a sum. */
export const sum = (): string => {
  const key = 'hsum_'
  return picture(`<defs>${paints(key, 'gold', 'blue', 'green', 'red')}</defs>${shadow(118, 84)}
    ${numbered(key, -88, -58, 42, 'blue', '9')}${numbered(key, 0, -86, 42, 'green', '9')}${numbered(key, 88, -58, 42, 'red', '9')}
    <path d="M-50 -80H-38M-44 -86V-74M38 -80H50M44 -86V-74" stroke="#fff" stroke-width="6" stroke-linecap="round"/>
    ${numbered(key, 0, 46, 76, 'gold', '27')}`)
}

/** Balls in three colours, the special one in a ring. */
export const mark = (): string => {
  const key = 'hmark_'
  return picture(`<defs>${gold(key)}${paints(key, 'red', 'blue', 'green')}</defs>${shadow(112, 110)}
    ${numbered(key, -92, -56, 40, 'red', '07')}${numbered(key, -4, -84, 40, 'blue', '15')}${numbered(key, 86, -56, 40, 'green', '33')}
    ${numbered(key, -92, 44, 38, 'blue', '26')}${numbered(key, 92, 44, 38, 'red', '18')}
    <circle cy="36" r="76" fill="none" stroke="url(#${key}g)" stroke-width="12"/>${numbered(key, 0, 36, 62, 'green', '49')}`)
}

const LIT = new Set([2, 7, 9, 13, 16, 20, 22, 29, 31, 34])

/** A board of eighty in small, with what was drawn lit. */
export const board = (): string => {
  const key = 'hboard_'
  return picture(`<defs>${gold(key)}${paints(key, 'gold')}</defs>${shadow(116, 112)}
    <rect x="-126" y="-108" width="252" height="216" rx="26" fill="#1a0636" stroke="url(#${key}g)" stroke-width="10"/>
    ${times(36, (nth) => {
      const at = `cx="${(nth % 6) * 38 - 95}" cy="${Math.floor(nth / 6) * 33 - 82}"`
      return LIT.has(nth)
        ? `<circle ${at} r="15" fill="url(#${key}gold)"/>`
        : `<circle ${at} r="13" fill="#b56bff" fill-opacity=".26"/>`
    })}${spark(104, -92, 16)}`)
}
