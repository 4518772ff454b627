import { dayRange } from '@senluna/server/platform/day-range.ts'
import { expect, test } from 'vitest'
import { clockField, clockMoment } from './brand-clock.ts'
import { momentText, showBy, zoneText } from './say.ts'

const by = (timeZone: string) =>
  showBy({ timeZone, currency: { code: 'VND', exponent: 0, displayDecimals: 2 }, vendors: [] })

test('a moment is shown on the day that the filters look for it, wherever the reader sits', () => {
  for (const timeZone of ['Asia/Ho_Chi_Minh', 'America/New_York', 'Pacific/Auckland', 'UTC']) {
    by(timeZone)
    const { from, until } = dayRange({ from: '2026-11-22', to: '2026-11-22' }, timeZone)
    const last = new Date(until!.getTime() - 1_000)
    for (const at of [from!, last]) expect(momentText(at.toISOString()), timeZone).toContain('22')
    expect(clockField(from!.toISOString())).toBe('2026-11-22T00:00')
    expect(clockField(last.toISOString())).toBe('2026-11-22T23:59')
    expect(clockField(until!.toISOString())).toBe('2026-11-23T00:00')
  }
})

test('what a field of date and time says is meant by the same clock', () => {
  by('Asia/Ho_Chi_Minh')
  expect(clockMoment('2026-11-22T09:30')).toBe('2026-11-22T02:30:00.000Z')
  expect(zoneText()).toBe('Asia/Ho Chi Minh (GMT+7)')
  by('America/New_York')
  // On both sides of a change of clocks.
  for (const field of ['2026-03-08T01:30', '2026-03-08T03:30', '2026-11-01T00:30', '2026-11-01T03:30'])
    expect(clockField(clockMoment(field))).toBe(field)
})
