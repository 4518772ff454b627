import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type * as calendarContract from '@senluna/contract/lottery/desk/calendar.ts'
import type * as termsContract from '@senluna/contract/lottery/desk/terms.ts'
import { CALENDAR } from '@senluna/games/lottery/rules/catalogue/calendar-data.ts'
import { GAMES } from '@senluna/games/lottery/rules/index.ts'
import { at } from '@senluna/kit/assert.ts'
import { pastOf } from '../queries/try-terms.ts'
import {
  openDesk,
  ONE,
  lottery,
  first,
  trader,
  checker,
  elsewhere,
  member,
  db,
  desk,
  approve,
  why,
} from '../../testing/desk-world.ts'
import { place } from '../../testing/lottery-house.ts'

// Terms, games and days at the desk.

let close: () => Promise<void>
beforeAll(async () => {
  close = await openDesk()
}, 120_000)
afterAll(() => close())

const TYPE_PATH = `/lottery/terms/${ONE}/LO2`

test('terms: what can’t be is refused with its field, and what returns more than 99 % too', async () => {
  const revision = 0
  const ask = (terms: object, path = TYPE_PATH) => desk(trader, 'PUT', path, { terms, revision })
  for (const [terms, reason] of [
    [{ odds: { '': 99_500 } }, 'LOT_TERMS_RETURN'],
    [{ odds: { nope: 1 } }, 'LOT_TERMS_TIER'],
    [
      {
        tiers: [
          { fromUnit: '5', milli: { '': 98_000 } },
          { fromUnit: '5', milli: { '': 97_000 } },
        ],
      },
      'LOT_TERMS_TIERS',
    ],
    [{ tiers: [{ fromUnit: '5', milli: { '': 99_100 } }] }, 'LOT_TERMS_FALL'],
    [{ minUnit: '1050' }, 'LOT_TERMS_STEP'],
    [{ perTicketMaxUnit: '900' }, 'LOT_TERMS_ORDER'],
    [{ perDrawMaxUnit: '2000' }, 'LOT_TERMS_ORDER'],
    [{ perDrawPayout: '99000000000000000' }, 'LOT_TERMS_MOST'],
    [{ blocked: ['7'] }, 'LOT_TERMS_KEY'],
    [{ blocked: ['07', '07'] }, 'LOT_TERMS_TWICE'],
    [{ perPlayerPayout: '1' }, 'LOT_TERMS_WHOLE_ONLY'],
  ] as const)
    assert.equal(why(await ask(terms)), reason)
  assert.equal(why(await ask({ blocked: ['07'] }, `/lottery/terms/${ONE}/ALL`)), 'LOT_TERMS_TYPE_ONLY')
  assert.equal((await ask({}, '/lottery/terms/NOPE/LO2')).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await ask({}, `/lottery/terms/${ONE}/NOPE`)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await desk(trader, 'PUT', TYPE_PATH, { terms: {}, revision: 4 })).errorCode, 'APPROVAL_STALE')
  // Đảo has the terms of its base: there are none of its own to set.
  assert.equal((await ask({}, '/lottery/terms/VN_FAST_S_60/LO2')).errorCode, undefined)
  assert.equal((await ask({}, '/lottery/terms/VN_FAST_S_60/LO2_DAO')).errorCode, 'SYS_NOT_FOUND')
})

test('terms are tried on what was bet, hold for the next ticket and leave accepted ones alone', async () => {
  const { house } = lottery
  const bet = (numero: string, numbers: string[]) =>
    place(house, member, {
      tickets: [{ gameCode: ONE, numero, betType: 'LO2', selection: numbers, unit: '1000' }],
      clientTotal: String(27_000 * numbers.length),
    })
  const { numero } = at(await lottery.numeros(ONE), 1)
  for (const numbers of [['07'], ['08'], ['07', '09']]) {
    assert.equal((await bet(numero, numbers)).errorCode, undefined)
    house.advance(1)
  }
  await lottery.pass(ONE, numero)
  const open = at(await lottery.numeros(ONE), 2).numero
  assert.equal((await bet(open, ['07'])).errorCode, undefined)
  const terms = { odds: { '': 90_000 }, blocked: ['07'], perDrawMaxUnit: '1000000', perTicketMaxUnit: '1000000' }
  const tried = await desk<termsContract.TermsTrial>(trader, 'POST', `${TYPE_PATH}/try`, { terms, revision: 0 })
  const { asIs, asWanted, refusals, ...sums } = tried.value!
  // However few they are, tickets are read only as far as their numbers go.
  const brand = at(house.parts.brands, 0)
  const letters = '["07"]'.length
  const read = await pastOf(db(), brand, GAMES.get(ONE)!, ['LO2'], house.parts.clock.now(), letters)
  assert.deepEqual(
    read.map(({ tickets }) => tickets.length),
    [1],
  )
  assert.deepEqual(
    sums.ladder?.map(({ level }) => level),
    [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
  )
  assert.deepEqual(sums.ladder?.at(-1), { level: 0, returnPpm: 891_000, cashPpm: 10_000, totalPpm: 901_000 })
  const full = await desk<termsContract.TermsTrial>(trader, 'POST', `${TYPE_PATH}/try`, { terms: {}, revision: 0 })
  assert.ok(full.value!.ladder?.every(({ totalPpm }) => totalPpm <= 990_000))
  assert.equal(full.value!.ladder?.at(-1)?.cashPpm, 9_900)
  assert.deepEqual([asIs.accepted, asWanted.accepted, asWanted.refused, refusals], [3, 1, 2, { LOT_E_BLOCKED: 2 }])
  assert.deepEqual([sums.draws, sums.tickets, sums.open.draws, sums.open.numbers, sums.open.over], [1, 3, 1, 1, 1])
  assert.equal(BigInt(sums.open.worstThen), (BigInt(sums.open.worst) * 90n) / 99n)
  assert.equal(
    (await desk<ReplyOf<typeof termsContract.deskTerms>>(trader, 'GET', `/lottery/terms?game=${ONE}&set=YES`)).value!
      .list.length,
    0,
  )

  const asked = await desk(trader, 'PUT', TYPE_PATH, { terms, revision: 0 })
  assert.equal(asked.status, 202, asked.text)
  assert.equal((await desk(checker, 'PUT', TYPE_PATH, { terms, revision: 0 })).errorCode, 'APPROVAL_OPEN')
  assert.equal((await approve(first, asked.value!.approvalId)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await approve(checker, asked.value!.approvalId)).errorCode, undefined)
  house.advance(1_100)
  assert.equal((await bet(open, ['07'])).errorCode, 'LOT_E_BLOCKED')
  const taken = await bet(open, ['11'])
  assert.deepEqual(taken.errorCode, undefined)
  const { rows } = await sql<{
    selection: string
    odds: number
  }>`select t.selection::text as selection, (t.price -> 'milli' ->> '')::integer as odds
    from lottery.ticket t join lottery.draw d on d.no = t.draw_no where d.numero = ${open} order by t.accepted_at`.execute(
    db(),
  )
  assert.deepEqual(rows, [
    { selection: '["07"]', odds: 99_000 },
    { selection: '["11"]', odds: 90_000 },
  ])
  const set = await desk<ReplyOf<typeof termsContract.deskTerms>>(trader, 'GET', `/lottery/terms?game=${ONE}&set=YES`)
  assert.deepEqual(
    set.value!.list.map(({ betType, revision, returnPpm, changedBy }) => [betType, revision, returnPpm, changedBy]),
    [['LO2', 1, 900_000, trader.name]],
  )
  // Another brand's terms are its own.
  const theirs = await desk<ReplyOf<typeof termsContract.deskTerms>>(
    elsewhere,
    'GET',
    `/lottery/terms?game=${ONE}&set=YES`,
  )
  assert.deepEqual(theirs.value!.list, [])
}, 60_000)

test('games are switched with a reason, and only days to come are spoken of', async () => {
  const off = await desk(first, 'PATCH', `/lottery/games/${ONE}`, { enabled: false })
  assert.equal(off.status, 200, off.text)
  lottery.house.advance(6_000)
  const list = await desk<ReplyOf<typeof calendarContract.deskLotteries>>(first, 'GET', `/lottery/games?name=${ONE}`)
  assert.deepEqual([at(list.value!.list, 0).enabled, at(list.value!.list, 0).reason], [false, 'a test'])
  assert.equal((await desk(first, 'PATCH', '/lottery/games/NOPE', { enabled: true })).errorCode, 'SYS_NOT_FOUND')
  const north = await desk<ReplyOf<typeof calendarContract.deskLotteries>>(first, 'GET', '/lottery/games?name=VN_C_HUE')
  assert.deepEqual(at(north.value!.list, 0).schedule, {
    weekdays: [1, 7],
    drawAt: '17:15:00',
    lockAt: '17:10:00',
    zone: 'Asia/Ho_Chi_Minh',
  })
  await desk(first, 'PATCH', `/lottery/games/${ONE}`, { enabled: true })
  const shut = [...GAMES.values()].find(({ disabled }) => disabled !== undefined)
  if (shut) assert.equal(why(await desk(first, 'PATCH', `/lottery/games/${shut.code}`, { enabled: true })), 'LOT_SHUT')

  const dayFrom = (days: number) =>
    new Date(lottery.house.parts.clock.now() + days * 86_400_000).toISOString().slice(0, 10)
  const set = (body: object) => desk(first, 'PUT', '/lottery/days', { game: 'VN_N', ...body })
  assert.equal(why(await set({ game: ONE, day: dayFrom(30), kind: 'NO_DRAW' })), 'LOT_DAY_CLOCK')
  assert.equal((await set({ game: 'NOPE', day: dayFrom(30), kind: 'NO_DRAW' })).errorCode, 'SYS_NOT_FOUND')
  assert.equal(why(await set({ day: dayFrom(-2), kind: 'NO_DRAW' })), 'LOT_DAY_PAST')
  assert.equal(why(await set({ day: dayFrom(6), kind: 'NO_DRAW' })), 'LOT_DAY_MADE')
  assert.equal(why(await set({ day: dayFrom(30), kind: 'EXTRA' })), 'LOT_DAY_DRAWS')
  assert.equal(why(await set({ day: dayFrom(30), kind: 'MOVED' })), 'LOT_DAY_TO')
  assert.equal((await set({ day: dayFrom(30), kind: 'NO_DRAW', note: 'Tết' })).status, 200)
  const days = await desk<ReplyOf<typeof calendarContract.drawDays>>(first, 'GET', '/lottery/days?game=VN_N')
  assert.deepEqual(
    days.value!.list.filter(({ origin }) => origin === 'DESK').map(({ day, kind, note }) => [day, kind, note]),
    [[dayFrom(30), 'NO_DRAW', 'Tết']],
  )
  // The days the games' own calendar knows stand among them, page by page, and what is said at the
  // desk counts instead.
  const seen: string[] = []
  for (let after = ''; seen.length < 200;) {
    const page = await desk<ReplyOf<typeof calendarContract.drawDays>>(first, 'GET', `/lottery/days?pageSize=7${after}`)
    seen.push(...page.value!.list.map(({ id, origin }) => `${id} ${origin}`))
    if (page.value!.next === undefined) break
    after = `&after=${page.value!.next}`
  }
  assert.equal(seen.length, CALENDAR.exceptions.length + 1)
  assert.equal(new Set(seen).size, seen.length)
  const dates = seen.map((text) => text.split(' ')[0]!.split('_').toReversed()[0]!)
  assert.deepEqual(dates, dates.toSorted().toReversed())
  assert.ok(seen.includes('VN_N_2026-02-16 CATALOGUE') && seen.includes(`VN_N_${dayFrom(30)} DESK`))
  await sql`insert into lottery.calendar_exception (game, day, kind, note, changed_at)
    values ('VN_N', '2026-02-16', 'EXTRA', 'drawn after all', ${new Date()})`.execute(db())
  const listed = await desk<ReplyOf<typeof calendarContract.drawDays>>(
    first,
    'GET',
    '/lottery/days?game=VN_N&pageSize=50',
  )
  assert.deepEqual(
    listed.value!.list.filter(({ day }) => day === '2026-02-16').map(({ kind, origin }) => [kind, origin]),
    [['EXTRA', 'DESK']],
  )
  await sql`delete from lottery.calendar_exception where game = 'VN_N' and day = '2026-02-16'`.execute(db())
  assert.equal((await desk(first, 'DELETE', `/lottery/days/VN_N/${dayFrom(30)}`)).status, 200)
  assert.equal((await desk(first, 'DELETE', `/lottery/days/VN_N/${dayFrom(30)}`)).errorCode, 'SYS_NOT_FOUND')
})
