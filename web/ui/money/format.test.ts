import { describe, expect, test } from 'vitest'
import { pageTexts } from '@senluna/text/index.ts'
import { speak } from '../../client/text.ts'
import {
  hundredthsText,
  momentText,
  moneyText,
  percentText,
  signedText,
  spanText,
  whenText,
  clockText,
  dateOf,
  dateText,
  monthText,
  noticeTime,
} from './format.ts'
import { rolled } from './rolled.ts'

const vnd = { exponent: 0, displayDecimals: 2 }
const usdt = { exponent: 6, displayDecimals: 2 }

describe('money on the screen', () => {
  for (const [digits, currency, shown] of [
    ['0', vnd, '0.00'],
    ['1234567', vnd, '1,234,567.00'],
    ['-5000', vnd, '-5,000.00'],
    ['900719925474099312', vnd, '900,719,925,474,099,312.00'],
    ['1999999', usdt, '1.99'],
    ['5', usdt, '0.00'],
  ] as const) {
    test(`${digits} at scale ${currency.exponent} is ${shown}`, () => expect(moneyText(digits, currency)).toBe(shown))
  }
  test('a gain has a plus, zero has no sign', () => {
    expect(signedText('5000', vnd)).toBe('+5,000.00')
    expect(signedText('0', vnd)).toBe('0.00')
    expect(signedText('-1', vnd)).toBe('-1.00')
  })
  test('rolling starts at the old amount, ends exactly at the new one and never passes it', () => {
    expect(rolled(100n, 900n, 0)).toBe(100n)
    expect(rolled(100n, 900n, -1)).toBe(100n)
    expect(rolled(100n, 900n, 1)).toBe(900n)
    expect(rolled(9_007_199_254_740_993n, 1n, 1)).toBe(1n)
    for (let part = 0; part < 1; part += 0.05) {
      const now = rolled(0n, 1_000_000n, part)
      expect(now >= 0n && now <= 1_000_000n).toBe(true)
    }
  })
})

describe('time on the screen', () => {
  test('the list of notices has the moments the specification asks for', () =>
    expect(noticeTime('2026-11-20T17:30:05Z', 'Asia/Ho_Chi_Minh')).toBe('2026-11-21 00:30:05'))
  test('a span is minutes and seconds, with hours when there are any', () => {
    expect(spanText(0)).toBe('00:00')
    expect(spanText(61_999)).toBe('01:01')
    expect(spanText(3_661_000)).toBe('01:01:01')
  })
})

describe('in the language of the page', () => {
  const at = '2026-11-20T17:30:05Z'
  for (const [code, day, share] of [
    ['EN', '21/11/2026', '96.01%'],
    ['VI', '21/11/2026', '96.01%'],
    ['CN', '2026/11/21', '96.01%'],
    ['JA', '2026/11/21', '96.01%'],
    ['TH', '21/11/2026', '96.01%'],
    ['FR', '21/11/2026', '96,01\u00a0%'],
  ] as const) {
    test(`${code} writes the day ${day} in every place, the time after it, and a share as ${share}`, async () => {
      await speak(code, pageTexts)
      expect(dateText(Date.parse(at), 'Asia/Ho_Chi_Minh')).toBe(day)
      expect(dateOf('2026-11-21')).toBe(day)
      expect(whenText(at, 'Asia/Ho_Chi_Minh')).toBe(`${day} 00:30`)
      expect(momentText(at, 'Asia/Ho_Chi_Minh')).toBe(`${day} 00:30:05`)
      expect(clockText(at, 'Asia/Ho_Chi_Minh')).toBe('00:30')
      expect(percentText(9_601.9)).toBe(share)
    })
  }
  test('Arabic has Latin digits, the usual calendar, and a sign before its number', async () => {
    await speak('AR', pageTexts)
    expect(whenText(at, 'Asia/Ho_Chi_Minh')).toBe('\u206621/11/2026 00:30\u2069')
    expect(dateOf('2026-11-21')).toBe('\u206621/11/2026\u2069')
    expect(hundredthsText(9_601)).toBe('96.01')
    expect(signedText('5000', vnd)).toBe('\u2066+5,000.00\u2069')
    expect(momentText(at, 'Asia/Ho_Chi_Minh')).toBe('\u206621/11/2026 00:30:05\u2069')
  })
})

test('a month begins with a capital, as the head of a page does', async () => {
  await speak('VI', pageTexts)
  expect(monthText('2026-11-01')).toBe('Tháng 11 năm 2026')
})
