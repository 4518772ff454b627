import { lotteryPages } from '@senluna/text/families/lottery.ts'
import { pageTexts } from '@senluna/text/index.ts'
import { speak, speakMore } from '@senluna/web/client/text.ts'
import { momentText, whenText } from '@senluna/web/ui/money/format.ts'
import { odds as oddsOf } from '@senluna/kit/money.ts'
import { expect, test } from 'vitest'
import { madeOf } from './made-of.ts'
import { drawNumberText, shortDrawNumber } from '../draw/names.ts'
import { priceText } from '../board/price-text.ts'

// How the lottery's pages write days, prices and bets, in the reader's language.

const ZONE = 'Asia/Ho_Chi_Minh'
const AT = '2026-11-21T17:30:05Z'
const vnd = { exponent: 0, displayDecimals: 2 }

for (const [code, day, second, minute, odds, points, money] of [
  [
    'EN',
    '22/11/2026',
    '22/11/2026 00:30:05',
    '22/11/2026 00:30',
    'Pays 99.5×',
    '3 lines · 2 points each',
    '1 line · 2,000.00 per unit · ×3',
  ],
  [
    'VI',
    '22/11/2026',
    '22/11/2026 00:30:05',
    '22/11/2026 00:30',
    '1 ăn 99.5',
    '3 tổ hợp · 2 điểm mỗi số',
    '1 tổ hợp · 2,000.00 mỗi đơn vị · ×3',
  ],
] as const) {
  test(`in ${code} days, prices and bets are written one way`, async () => {
    await speak(code, pageTexts)
    await speakMore(lotteryPages)
    expect(drawNumberText('20261122')).toBe(day)
    expect(drawNumberText('202611220015')).toBe(`${day} #0015`)
    expect(drawNumberText('2026141')).toBe('2026141')
    expect(shortDrawNumber('202611220015', AT, ZONE)).toBe('#0015 · 00:30')
    expect(shortDrawNumber('20261122', AT, ZONE)).toBe(day)
    expect(momentText(AT, ZONE)).toBe(second)
    expect(whenText(AT, ZONE)).toBe(minute)
    expect(priceText({ by: 'ODDS', milli: { '': oddsOf(99_500) } })).toBe(odds)
    expect(priceText({ by: 'SERIES', series: 1950, maxSeries: 1960 })).toContain('1950')
    expect(priceText({ by: 'PRIZES', per: 10_000, prizes: {} })).toBeUndefined()
    expect(madeOf({ gameCode: 'VN_N', lines: 3, unit: '2000', multiple: 1 }, vnd)).toBe(points)
    expect(madeOf({ gameCode: 'SSC_5M', lines: 1, unit: '6000', multiple: 3 }, vnd)).toBe(money)
  })
}
