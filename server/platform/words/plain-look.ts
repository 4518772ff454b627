/** Letters of other scripts that look like Latin ones, and what stands for letters in disguises. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  һ: 'h',
  в: 'b',
  к: 'k',
  м: 'm',
  н: 'h',
  т: 't',
  г: 'r',
  α: 'a',
  ε: 'e',
  ο: 'o',
  ρ: 'p',
  ν: 'v',
  τ: 't',
  υ: 'u',
  κ: 'k',
  ι: 'i',
  χ: 'x',
  η: 'n',
  β: 'b',
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  '@': 'a',
  $: 's',
  '€': 'e',
  '£': 'l',
  '。': '.',
  '．': '.',
  '｡': '.',
  '·': '.',
  '•': '.',
  '‧': '.',
}

/**
 * A text without marks, in small Latin letters and digits as far as they look like such; invisible
 * letters are gone.
 */
export function plainLook(text: string): string {
  const folded = text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\p{Cc}]/gu, (letter) => (/\s/.test(letter) ? ' ' : ''))
    .toLowerCase()
  return Array.from(folded, (letter) => LOOKALIKES[letter] ?? letter).join('')
}

/** The value of a digit of any script: each script's ten stand in a row, zero first. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0)!
  if (code < 128) return Number(digit)
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (code - zero) % 10
}
