import assert from 'node:assert/strict'
import { odds } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import type { BetTypeTerms } from '@senluna/contract/lottery.ts'
import { GAMES, structureOf } from '@senluna/games/lottery/rules/index.ts'
import { instant } from '@senluna/kit/time.ts'
import { rulesFrom, termsAt } from '../draw/rules.ts'
import { backOf, isMistyped, readSlip, type SlipLine } from './slip.ts'

const game = GAMES.get('VN_FAST_N_300')!
const now = instant(Date.parse('2026-01-05T03:00:00Z'))
const draw = {
  drawNumber: '202601050121',
  openAt: '2026-01-05T03:00:00Z',
  lockAt: '2026-01-05T03:04:40Z',
  drawAt: '2026-01-05T03:05:00Z',
  state: 'OPEN' as const,
}
const terms: BetTypeTerms[] = [
  {
    code: 'LO2',
    units: 27,
    price: { by: 'ODDS', milli: { '': odds(99_000) } },
    minUnit: '1000',
    unitStep: '100',
    perTicketMaxUnit: '5000000',
    perDrawMaxUnit: '50000000',
    blocked: [],
    tight: [{ key: '79', availableUnit: '1000000', milli: { '': odds(90_000) } }],
    closed: false,
    rtpX100: 9_900,
  },
]
const line = (number: string): SlipLine => ({
  key: `LO2 ${number}`,
  betType: 'LO2',
  selection: [number],
  label: [number],
  unit: 1_000n,
  times: 1,
  by: 'UNIT',
  joins: true,
})
const read = (level?: number) =>
  readSlip(['58', '07', '79'].map(line), {
    gameCode: game.code,
    drawNumber: draw.drawNumber,
    now,
    rules: rulesFrom(game, structureOf(game), terms, [draw]),
    terms: level === undefined ? terms : termsAt(terms, level),
    level,
  })

test('without a level a ticket says none, and nothing comes back', () => {
  const { tickets, money, lines } = read()
  assert.deepEqual(
    tickets.map(({ selection, level, seen }) => [selection, level, seen]),
    [
      [['58', '07'], undefined, { '': 99_000 }],
      [['79'], undefined, { '': 90_000 }],
    ],
  )
  assert.deepEqual(
    lines.map(({ hasFallen, perHit }) => [hasFallen, perHit]),
    [
      [undefined, 99_000n],
      [undefined, 99_000n],
      [true, 90_000n],
    ],
    'what a line is said to pay is what it is sent with',
  )
  assert.ok(tickets.every((ticket) => !('level' in ticket)))
  assert.equal(backOf(money), 0n)
  assert.equal(lines[0]!.perHit, 99_000n)
})

test('at a level each ticket says it with the odds seen there, and what comes back is floored by ticket and draw', () => {
  const { tickets, money, lines } = read(4)
  assert.deepEqual(
    tickets.map(({ selection, level, seen }) => [selection, level, seen]),
    [
      [['58', '07'], 4, { '': 98_406 }],
      [['79'], 4, { '': 89_460 }],
    ],
  )
  // 0.594 % of 54,000 and of 27,000: the cap of 99 % leaves no more beside these odds.
  assert.deepEqual(
    money.map(({ stake, cash }) => [stake, cash]),
    [
      [54_000n, 5_940],
      [27_000n, 5_940],
    ],
  )
  assert.equal(backOf(money), 320n + 160n)
  assert.equal(backOf(money, [1, 2]), 320n + 160n + 641n + 320n)
  assert.equal(lines[0]!.perHit, 98_406n)
})

test('a line whose points are no number costs nothing and keeps the ticket from being whole', () => {
  const at = {
    gameCode: game.code,
    drawNumber: draw.drawNumber,
    now,
    rules: rulesFrom(game, structureOf(game), terms, [draw]),
    terms,
  }
  const typed = readSlip([line('58'), { ...line('07'), times: 15, wrong: '1.5' }], at)
  assert.equal(typed.isComplete, false)
  assert.equal(isMistyped(typed), true)
  assert.equal(typed.total, 27_000n)
  const mended = readSlip([line('58'), { ...line('07'), times: 15, wrong: undefined }], at)
  assert.equal(mended.isComplete, true)
  assert.equal(isMistyped(mended), false)
})
