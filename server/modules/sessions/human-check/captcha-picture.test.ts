import assert from 'node:assert/strict'
import { test } from 'vitest'
import { captchaPicture, captchaText, INKS, PAPER } from './captcha-picture.ts'

/** Source: WCAG 2.2, relative luminance and contrast ratio. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

test('every character can be read on its paper, and stands out from the lines that cross it', () => {
  for (const ink of INKS) assert.ok(contrast(ink, PAPER) >= 7, ink)
  for (let nth = 0; nth < 50; nth++) {
    const picture = captchaPicture(captchaText())
    const inks = [...picture.matchAll(/<path fill="(#[\da-f]{6})"/gi)].map(([, ink]) => ink!)
    const lines = [...picture.matchAll(/stroke="(#[\da-f]{6})"/gi)].map(([, line]) => line!)
    assert.equal(inks.length, 4)
    assert.ok(inks.every((ink) => INKS.includes(ink)))
    assert.equal(lines.length, 3)
    for (const ink of inks) for (const line of lines) assert.ok(contrast(ink, line) >= 3, `${ink} on ${line}`)
  }
})

test('characters that look alike never come', () => {
  const seen = Array.from({ length: 500 }, captchaText)
  assert.ok(seen.every((text) => /^[2-9a-hj-kmnp-zA-HJ-NP-Z]{4}$/.test(text)))
  assert.ok(new Set(seen).size > 450)
})
