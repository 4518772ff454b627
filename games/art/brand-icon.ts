import type { Brand } from '@senluna/kit/brand.ts'
import { compact, linear } from './svg.ts'

/**
 * A brand's mark in its colours on its ground, for the browser's tab and the home screen.
 *
 * `full` has no corners and keeps the mark in the inner four fifths: a phone cuts its own shape out
 * of it.
 */
export function brandIcon({ logo, theme }: Pick<Brand, 'logo' | 'theme'>, full = false): string {
  const colours = theme.tokens.dark
  const colour = (name: string, otherwise: string) => colours[`--${name}`] ?? otherwise
  const [first, second] = logo.mark.split('|')
  const gold = linear('ia', [0, colour('gold-hi', '#fcdc77')], [1, colour('gold-lo', '#e49c20')])
  const lotus = linear('ib', [0, colour('lotus-tx', '#fd89ab')], [1, colour('lotus', '#d12b6f')])
  return compact(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="192" height="192"><defs>${gold}${lotus}</defs>
    <rect width="40" height="40" ${full ? '' : 'rx="9" '}fill="${colour('bg', '#080c18')}"/>
    <g transform="${full ? 'translate(9 9) scale(.55)' : 'translate(5 5) scale(.75)'}"><path d="${first}" fill="url(#ia)" fill-rule="evenodd"/>
    ${second ? `<path d="${second}" fill="url(#ib)"/>` : ''}</g></svg>`)
}
