import { promotionRules } from '@senluna/contract/site/promotion-rules.ts'
import { DESK_TEXTS } from '@senluna/text/desk-all.ts'
import { deskTexts } from '@senluna/text/desk.ts'
import { speak } from '@senluna/web/client/text.ts'
import { beforeAll, expect, test } from 'vitest'
import { showBy } from '../../say.ts'
import { rulesText } from './rules-text.ts'

interface Schema {
  _zod: {
    def: {
      type: string
      shape?: Record<string, Schema>
      innerType?: Schema
      element?: Schema
      options?: readonly Schema[]
      entries?: Record<string, string>
    }
  }
}

/** Every part of some rules by its name, with the codes it may be. */
function partsOf(schema: Schema, found: [name: string, code: string | undefined][] = [], name = '') {
  const { shape, innerType, element, options = [], entries } = schema._zod.def
  for (const inner of [innerType, element, ...options]) if (inner) partsOf(inner, found, name)
  for (const code of Object.values(entries ?? {})) found.push([name, code])
  for (const [part, inner] of Object.entries(shape ?? {})) {
    found.push([part, undefined])
    partsOf(inner, found, part)
  }
  return found
}

beforeAll(async () => {
  await speak('EN', deskTexts)
  showBy({ timeZone: 'Asia/Ho_Chi_Minh', currency: { code: 'VND', exponent: 0, displayDecimals: 0 }, vendors: [] })
})

test('every part of what a promotion gives has its name in both languages, and every code of it', () => {
  const parts = partsOf(promotionRules)
  expect(parts.length).toBeGreaterThan(100)
  const names = new Set(parts.map(([name]) => name).filter((name) => !['kind', 'id'].includes(name)))
  for (const [language, texts] of Object.entries(DESK_TEXTS))
    expect(
      [...names].filter((name) => !(`desk.approvals.rule.${name}` in texts)),
      language,
    ).toEqual([])
  const codes = parts.filter(([, code]) => code !== undefined)
  const raw = codes.filter(([name, code]) => rulesText({ kind: 'INFO', [name]: code }).endsWith(`: ${code!}`))
  expect(raw).toEqual([])
})

test('prizes are read with their names, their codes behind them, and only money as money', () => {
  const shirt = { code: 'lotus-shirt', names: { VI: 'Áo thun', EN: 'Lotus shirt' } }
  const wheel = {
    kind: 'RAFFLE',
    free: 1,
    perDeposit: '500000',
    most: 20,
    prizes: [
      { id: 'a', amount: '88000', extra: { points: '500', goods: shirt }, weight: 3, stock: 10 },
      { id: 'b', amount: '0', weight: 97, stock: null },
    ],
    turnoverX100: 100,
  }
  expect(rulesText(wheel)).toBe(
    [
      'Lucky wheel',
      'Free: 1',
      'For each deposit of: 500,000',
      'At most: 20',
      'Prizes: ',
      '• Reward 88,000, Also Points 500, Goods Lotus shirt (lotus-shirt), Weight 3, Stock 10',
      '• Reward 0, Weight 97, Stock –',
      'Turnover: × 1',
    ].join('\n'),
  )
  const mission = { kind: 'MISSION', every: 'DAY', metric: 'BETS', target: '30000', products: ['RNG'] }
  expect(rulesText(mission)).toContain('Target: 30000\n')
  expect(rulesText({ ...mission, metric: 'VALID_BET' })).toContain('Target: 30,000\n')
  expect(rulesText({ kind: 'LEADERBOARD', by: 'MULTIPLE', minScore: '1250' })).toContain('× 12.5')
})
