import { randomInt } from 'node:crypto'
import svgCaptcha, { type ConfigObject } from 'svg-captcha'

export const PAPER = '#f2efe6'
/** All of them can be read on the paper: contrast of 7 to 1 and more. */
export const INKS = ['#1f2a44', '#5b1a3a', '#134a3c', '#5c2e00', '#3a1c6b', '#00405c']
const LINE = '#a39c8b'
const SIZE = { width: 130, height: 44 }
const NOISE = 3

/** Without what looks alike: 0 o O, 1 i l I. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 4

/** The package draws a text that it is given, which its types leave out. */
const draw = svgCaptcha as unknown as (text: string, options: ConfigObject) => string

/** Four characters that nobody can guess from those before. */
export const captchaText = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/**
 * Draws the characters bent and crossed by lines, as SVG: each in an ink, the lines fainter than
 * all of them.
 */
export function captchaPicture(text: string): string {
  return draw(text, { ...SIZE, noise: NOISE, color: true, background: PAPER })
    .replaceAll(/<path fill="#[\da-f]+"/gi, () => `<path fill="${INKS[randomInt(INKS.length)]}"`)
    .replaceAll(/stroke="#[\da-f]+"/gi, `stroke="${LINE}"`)
}
