import type { Plugin } from 'vite'

const LITERAL = /(?<![\w$.'"`\\#-])(\d[\d_]*)n\b/g

/**
 * Writes whole-number literals such as `10n` as `BigInt(10)` before the React Compiler sees them.
 *
 * oxc-transform-react 0.156.0 turns a bigint literal inside a component or hook into `undefined`,
 * without a word; a call it leaves alone. Without this, money in components is a TypeError in the
 * built page only.
 */
export function keptBigints(): Plugin {
  return {
    name: 'kept-bigints',
    enforce: 'pre',
    transform(code, id) {
      // A text may well say "10n"; there are no numbers in it.
      if (!/\.tsx?$/.test(id.split('?')[0]!) || /node_modules|\/text\//.test(id) || !LITERAL.test(code)) return null
      LITERAL.lastIndex = 0
      return {
        code: code.replace(LITERAL, (_, digits: string) => `BigInt('${digits.replaceAll('_', '')}')`),
        map: null,
      }
    },
  }
}
