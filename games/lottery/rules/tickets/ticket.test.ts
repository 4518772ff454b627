import assert from 'node:assert/strict'
import { DAY, instant, type Instant } from '@senluna/kit/time.ts'
import { test } from 'vitest'
import { type LotteryCase, lotteryCases } from '../../../vectors/lottery.ts'
import { drawsOn } from '../draws/calendar.ts'
import { CALENDAR } from '../catalogue/calendar-data.ts'
import { GAMES, PAIR_GAMES, STRUCTURES } from '../index.ts'
import { drawNumbersOf } from '../draws/draw-number.ts'
import { readTicket, type TicketOrder, type TicketRules } from './ticket.ts'

const rules: TicketRules = {
  games: new Map([...GAMES, ...PAIR_GAMES]),
  structures: STRUCTURES,
  drawNumbersOf: (game) => drawNumbersOf(game.clock, (date) => drawsOn(game, date, CALENDAR)),
}

const moment = (text: string): Instant => instant(Date.parse(text))

interface ValidateCase {
  draw: { drawNumber: string }
  bet: { type: string; selection: unknown; unit: number; client_stake?: number }
  now: string
  expected: { status: 'ACCEPTED'; combos: number; stake: number } | { status: 'REJECTED'; error: string }
}

const cases = lotteryCases.filter(
  (lotteryCase): lotteryCase is LotteryCase & ValidateCase => lotteryCase.kind === 'validate',
)
test('there are 18 worked cases', () => assert.equal(cases.length, 18))
for (const worked of cases)
  test(`${worked.id}: ${String(worked['note'])}`, () => {
    const { bet, draw, now, expected } = worked
    const reading = readTicket(
      {
        gameCode: worked.game,
        drawNumber: draw.drawNumber,
        betType: bet.type,
        selection: bet.selection,
        unit: BigInt(bet.unit),
        ...(bet.client_stake === undefined ? {} : { clientStake: BigInt(bet.client_stake) }),
      },
      rules,
      moment(now),
    )
    assert.deepEqual(
      'ticket' in reading
        ? { status: 'ACCEPTED', combos: reading.ticket.picked.lines, stake: Number(reading.ticket.stake) }
        : { status: 'REJECTED', error: reading.refusal },
      expected,
    )
  })

const now = moment('2026-01-05T09:00:00+07:00')

for (const [why, more, expected] of [
  ['two stations of a Monday', {}, '216000'],
  ['a date when only one of them draws', { drawNumber: '20260110' }, 'LOT_E_NO_DRAW'],
  ['one number', { selection: ['12'] }, 'LOT_E_COUNT'],
  ['more than twenty', { selection: Array.from({ length: 21 }, (_, n) => String(n + 10)) }, 'LOT_E_COUNT'],
  ['stations of two regions', { gameCode: 'VN_S2_HCM_HUE' }, 'LOT_E_TYPE'],
  ['the stations the other way round', { gameCode: 'VN_S2_DT_HCM' }, 'LOT_E_TYPE'],
  ['đá xiên at one station', { gameCode: 'VN_S_HCM' }, 'LOT_E_TYPE_REGION'],
  ['đá xiên in the North', { gameCode: 'VN_N' }, 'LOT_E_TYPE_REGION'],
  ['đá xiên on the fast draws', { gameCode: 'VN_FAST_S_300', drawNumber: '202601050200' }, 'LOT_E_TYPE_REGION'],
  ['đá thẳng of two stations', { betType: 'DA1' }, 'LOT_E_TYPE_REGION'],
] as const)
  test(`of two stations: ${why}`, () => {
    const pair = { gameCode: 'VN_S2_HCM_DT', drawNumber: '20260105', betType: 'DA2', selection: ['12', '34', '56'] }
    const reading = readTicket({ ...pair, unit: 1000n, ...more }, rules, now)
    assert.equal('ticket' in reading ? `${reading.ticket.stake}` : reading.refusal, expected)
  })

test('a pair is closed at its lock, the moment itself included', () => {
  const pair = {
    gameCode: 'VN_S2_HCM_DT',
    drawNumber: '20260105',
    betType: 'DA2',
    selection: ['12', '34'],
    unit: 1000n,
  }
  const at = (time: string) => readTicket(pair, rules, moment(`2026-01-05T${time}+07:00`))
  assert.ok('ticket' in at('16:09:59.999'))
  assert.deepEqual(at('16:10:00'), { refusal: 'LOT_E_CLOSED' })
})

const good: TicketOrder = {
  gameCode: 'SSC_5M',
  drawNumber: '202601050120',
  betType: 'SSC_DWD',
  selection: [[7], [1, 2], [], [5], [8, 0]],
  unit: 2000n,
}
const read = (more: Partial<TicketOrder>, at = now, over: Partial<TicketRules> = {}) => {
  const reading = readTicket({ ...good, ...more }, { ...rules, ...over }, at)
  return 'ticket' in reading ? `${reading.ticket.stake}` : reading.refusal
}

for (const [why, more, expected] of [
  ['a ticket is units times lines', {}, '12000'],
  ['times its multiple', { multiple: 99_999 }, '1199988000'],
  ['no such game', { gameCode: 'SSC_7M' }, 'LOT_E_TYPE'],
  ['no such bet type', { betType: 'SSC_DWE' }, 'LOT_E_TYPE'],
  ['a bet type of another family', { betType: 'LO2' }, 'LOT_E_TYPE'],
  ['the name of something every object has', { betType: 'constructor' }, 'LOT_E_TYPE'],
  ['a number that can be none', { drawNumber: '202601059999' }, 'LOT_E_NUMERO_UNKNOWN'],
  ['a draw more than a week ahead', { drawNumber: '202601130001' }, 'LOT_E_NUMERO_UNKNOWN'],
  ['a draw that is over', { drawNumber: '202601050001' }, 'LOT_E_CLOSED'],
  ['what is no selection', { selection: '7,12,,5,80' }, 'LOT_E_SELECTION'],
  ['nothing picked', { selection: [[], [], [], [], []] }, 'LOT_E_COUNT'],
  ['a digit too large', { selection: [[17], [], [], [], []] }, 'LOT_E_NUMBER_FORMAT'],
  ['a digit twice', { selection: [[7, 7], [], [], [], []] }, 'LOT_E_DUPLICATE'],
  [
    'too many lines',
    { betType: 'SSC_A5_DIRECT', selection: Array.from({ length: 5 }, () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) },
    'LOT_E_LINES',
  ],
  ['a line stake that is no mode', { unit: 1500n }, 'LOT_E_UNIT'],
  ['a line stake below nothing', { unit: -2000n }, 'LOT_E_UNIT'],
  ['no multiple', { multiple: 0 }, 'LOT_E_UNIT'],
  ['half a multiple', { multiple: 1.5 }, 'LOT_E_UNIT'],
  ['too large a multiple', { multiple: 100_000 }, 'LOT_E_UNIT'],
  ['a series at its least', { series: 1700 }, '12000'],
  ['a series at its most', { series: 1960 }, '12000'],
  ['a series too low', { series: 1699 }, 'LOT_E_SERIES'],
  ['a series too high', { series: 1961 }, 'LOT_E_SERIES'],
  ['half a series', { series: 1800.5 }, 'LOT_E_SERIES'],
  ['a series where odds are fixed', { betType: 'SSC_SUM5', selection: ['BIG'], series: 1900 }, 'LOT_E_SERIES'],
  ['fixed odds in steps', { betType: 'SSC_SUM5', selection: ['BIG'], unit: 1100n }, '1100'],
  ['less than the least of fixed odds', { betType: 'SSC_SUM5', selection: ['BIG'], unit: 900n }, 'LOT_E_UNIT'],
  ['between two steps', { betType: 'SSC_SUM5', selection: ['BIG'], unit: 1050n }, 'LOT_E_UNIT'],
  ['what it costs for the client too', { clientStake: 12_000n }, '12000'],
  ['another cost for the client', { clientStake: 12_001n }, 'LOT_E_STAKE_MISMATCH'],
] as const) {
  test(`${why}: ${expected}`, () => assert.equal(read(more), expected))
}

test('an amount no wallet holds is refused before it overflows', () =>
  assert.equal(read({ betType: 'SSC_SUM5', selection: ['BIG'], unit: 10n ** 18n }), 'LOT_E_UNIT'))

test('the account sets how high a series goes', () => {
  const series = { least: 1700, most: 1900 }
  assert.equal(read({ series: 1901 }, now, { series }), 'LOT_E_SERIES')
  const reading = readTicket({ ...good, series: 1800 }, { ...rules, series }, now)
  assert.ok('ticket' in reading)
  assert.deepEqual(reading.ticket.price, { by: 'SERIES', series: 1800, maxSeries: 1900 })
  assert.equal(reading.ticket.cash, 50_000)
  const low = readTicket(good, { ...rules, series: { least: 1700, most: 1750 } }, now)
  assert.ok('ticket' in low)
  assert.deepEqual([low.ticket.price, low.ticket.cash], [{ by: 'SERIES', series: 1750, maxSeries: 1750 }, 0])
})

const lot: Partial<TicketOrder> = {
  gameCode: 'VN_N',
  drawNumber: '20260105',
  betType: 'LO2',
  selection: ['79'],
  unit: 1000n,
}

test('at fixed odds a lower level gives lower odds and the rest in cash', () => {
  const at = (level?: number, account?: number) => {
    const order = { ...good, ...lot, ...(level === undefined ? {} : { level }) }
    const reading = readTicket(order, { ...rules, ...(account === undefined ? {} : { level: account }) }, now)
    if (!('ticket' in reading)) return reading.refusal
    const { price, cash } = reading.ticket
    return [price.by === 'ODDS' && price.milli[''], cash]
  }
  assert.deepEqual(at(), [99_000, 0])
  // Three thousandths would come to 99.003 %: the cap of 99 % leaves 0.297 %.
  assert.deepEqual(at(7), [98_703, 2970])
  assert.deepEqual(at(0), [98_010, 9900])
  assert.deepEqual(at(undefined, 7), [98_703, 0])
  assert.deepEqual(at(5, 7), [98_505, 2000])
  assert.equal(at(8, 7), 'LOT_E_SERIES')
  assert.equal(at(-1), 'LOT_E_SERIES')
  assert.equal(at(0.5), 'LOT_E_SERIES')
})

test('a level has no place where there are series, nor a series where there are levels', () => {
  assert.equal(read({ level: 5 }), 'LOT_E_SERIES')
  assert.equal(read({ ...lot, series: 1900 }), 'LOT_E_SERIES')
})

test('the lock itself is closed, the moment before it is open', () => {
  const slot = drawNumbersOf({ kind: 'INTERVAL', seconds: 300, lockSeconds: 20, zone: 'Asia/Ho_Chi_Minh' }).read(
    good.drawNumber,
  )
  assert.ok(typeof slot !== 'string')
  assert.equal(read({}, instant(slot.lockAt - 1)), '12000')
  assert.equal(read({}, slot.lockAt), 'LOT_E_CLOSED')
})

test('a draw that opened more than a week before its lock can be bet from then on', () => {
  const thai = { gameCode: 'TH_GOV', betType: 'TH_2TOP', selection: ['58'], unit: 1000n, drawNumber: '20260201' }
  const slot = rules.drawNumbersOf(GAMES.get('TH_GOV')!).read(thai.drawNumber)
  assert.ok(typeof slot !== 'string')
  assert.ok(slot.lockAt - slot.openAt > 14 * DAY)
  assert.equal(read(thai, slot.openAt), '1000')
  assert.equal(read(thai, instant(slot.openAt - 1)), 'LOT_E_NUMERO_UNKNOWN')
})

test('how far ahead can be bet is for the rules to say', () =>
  assert.equal(read({ drawNumber: '202601200001' }, now, { aheadMs: 100 * DAY }), '12000'))

test('of several mistakes the first in the order of the checks is told, with its place', () => {
  const wrong = { gameCode: 'NONE', betType: 'NONE', drawNumber: 'x', selection: [], unit: 1n, clientStake: 5n }
  assert.equal(read(wrong), 'LOT_E_TYPE')
  assert.equal(read({ ...wrong, gameCode: good.gameCode, betType: good.betType }), 'LOT_E_NUMERO_UNKNOWN')
  assert.equal(read({ selection: [[7, 7], ['x'], [], [], []], unit: 1n }), 'LOT_E_NUMBER_FORMAT')
  assert.equal(read({ selection: [[7, 7], [1], [], [], []], unit: 1n, clientStake: 5n }), 'LOT_E_DUPLICATE')
  assert.deepEqual(readTicket({ ...good, selection: [[7], ['x'], [], [], []], unit: 1n }, rules, now), {
    refusal: 'LOT_E_NUMBER_FORMAT',
    at: '1.0',
  })
  assert.equal(read({ unit: 1n, clientStake: 5n }), 'LOT_E_UNIT')
})

test('a game that is switched off takes nothing', () => {
  const games = new Map([...GAMES].map(([code, game]) => [code, { ...game, disabled: 'no source' }]))
  assert.equal(read({}, now, { games }), 'LOT_E_TYPE')
})
