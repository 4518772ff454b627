import type { MerchantCode } from '@senluna/kit/brand.ts'
/** Crockford's base 32: no letter that is taken for a digit. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** The 37 signs of its check character; four of them are neither letter nor digit. */
const CHECKS = `${SIGNS}*~$=U`

/** The check character of eight signs: their number in base 32, modulo 37. */
export function contentCheck(eight: string): string {
  let rest = 0
  for (const sign of eight) rest = (rest * 32 + SIGNS.indexOf(sign)) % 37
  return CHECKS[rest]!
}

/**
 * What a payer writes into the transfer so that its money finds its order: the brand's two letters,
 * eight signs, one to check them. Draws again until the check is a letter or a digit, which is all
 * that banks let through.
 *
 * `draw` gives a fresh whole number below 32.
 */
export function newContent(prefix: string, draw: () => number): string {
  if (!/^[A-Z]{2}$/.test(prefix)) throw new RangeError('a brand has a prefix of two letters')
  for (;;) {
    const eight = Array.from({ length: 8 }, () => SIGNS[draw()]!).join('')
    const check = contentCheck(eight)
    if (/[0-9A-Z]/.test(check)) return prefix + eight + check
  }
}

/** Whether a text is a content of ours, check and all. */
export const isContent = (text: string): boolean =>
  /^[A-Z]{2}[0-9A-HJKMNP-TV-Z]{8}[0-9A-Z]$/.test(text) && contentCheck(text.slice(2, 10)) === text[10]

/**
 * The contents that stand in a bank's text, in order, each once. Banks add words, cut spaces in and
 * write small letters: it is looked for in the whole text without what is neither letter nor digit,
 * and the check sorts chance out.
 */
export function contentsIn(text: string, prefix: string): string[] {
  const plain = text.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const found = new Set<string>()
  for (let at = plain.indexOf(prefix); at >= 0; at = plain.indexOf(prefix, at + 1)) {
    const part = plain.slice(at, at + 11)
    if (isContent(part)) found.add(part)
  }
  return [...found]
}

/** The two letters of a brand's contents: the first two of its code. */
export const prefixOf = (merchantCode: MerchantCode): string =>
  merchantCode
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .padEnd(2, 'X')
    .slice(0, 2)
