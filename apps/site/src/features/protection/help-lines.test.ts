import { assert, test } from 'vitest'
import { weekdayText } from '@senluna/web/ui/money/format.ts'
import { HELP_LINES, hoursOf, likelyCountry, linesFor } from './help-lines.ts'

test('the lines of the reader’s country come first, then those for everybody, and none is lost', () => {
  const lines = linesFor('SG')
  assert.deepEqual(
    lines.slice(0, 3).map((line) => line.country),
    ['SG', undefined, undefined],
  )
  assert.equal(new Set(lines).size, HELP_LINES.length)
})

test('the default market has lines of its own, with the hours they are answered', () => {
  const [first, second] = linesFor('VN')
  assert.deepEqual([first?.country, second?.country], ['VN', 'VN'])
  const { days, from, to } = hoursOf(first!.hours!)
  assert.equal(days, `${weekdayText('2026-11-25')} – ${weekdayText('2026-11-29')}`)
  assert.deepEqual([from, to], ['13:00', '20:30'])
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
