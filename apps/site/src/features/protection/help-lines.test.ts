import { assert, test } from 'vitest'
import { HELP_LINES, likelyCountry, linesFor } from './help-lines.ts'

test('lines for everybody come first, then the reader’s country, and nobody is lost', () => {
  const lines = linesFor('SG')
  assert.deepEqual(
    lines.slice(0, 3).map((line) => line.country),
    [undefined, undefined, 'SG'],
  )
  assert.equal(new Set(lines).size, HELP_LINES.length)
})

test('every line can be called or read', () => {
  for (const { url, phone, country } of HELP_LINES) {
    assert.match(url, /^https:\/\//)
    if (country) assert.match(country, /^[A-Z]{2}$/)
    if (phone) assert.match(phone, /^[0-9][0-9 -]{2,}$/)
  }
})

test('a language setting that is none is no reason to fail', () => {
  assert.equal(likelyCountry('vi'), 'VN')
  assert.equal(likelyCountry('en-SG'), 'SG')
  for (const tag of ['en-US@posix', 'C', '']) assert.equal(likelyCountry(tag), undefined)
})
