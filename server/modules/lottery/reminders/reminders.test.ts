import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import type { ownReminders } from '@senluna/contract/lottery/reminders.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { at } from '@senluna/kit/assert.ts'
import { HOUR, later, MINUTE } from '@senluna/kit/time.ts'
import { KeptOutgoing } from '../../../platform/outgoing/testing/kept.ts'
import { ask, askAs, newSomebody, type House, type Somebody } from '../../rounds/testing/house.ts'
import { lotteryOf, openLotteryHouse, placed, type LotteryHouse } from '../testing/lottery-house.ts'
import { remindBeforeLock } from './remind.ts'

type Own = ReplyOf<typeof ownReminders>
const URL = '/lgw/reminders'

let lottery: LotteryHouse
let house: House
/** The draw of the North that is reminded of, and when it takes no more bets. */
let draw: { numero: string; lockAt: number }
beforeAll(async () => {
  lottery = await openLotteryHouse(['VN_N'])
  house = lottery.house
  const next = at(await lottery.numeros('VN_N'), 0)
  draw = { numero: next.numero, lockAt: Date.parse(next.lockAt) }
  house.advance(draw.lockAt - house.parts.clock.now() - 25 * MINUTE)
}, 60_000)
afterAll(() => house.close())
beforeEach(async () => {
  await sql`delete from lottery.reminder`.execute(house.parts.database.db)
})

const want = (who: Somebody, minutes: number, region = 'xsmb') =>
  askAs<Own>(house, who, 'PUT', URL, { region, minutes })
const remindAt = async (now: () => number) => {
  const { parts } = house
  const errors: unknown[] = []
  const { rows } = await remindBeforeLock(
    {
      db: parts.database.db,
      log: { error: (...said: unknown[]) => void errors.push(said) } as never,
      games: lotteryOf(house).games,
      push: parts.push,
      brands: parts.brands,
    },
    now as () => ReturnType<typeof parts.clock.now>,
  )
  return { rows, errors }
}
const remind = () => remindAt(() => house.parts.clock.now())
const messagesOf = async (who: Somebody) => {
  const { rows } = await sql<{ route: string; args: object }>`select route, args from messages.message
    where member_id = ${who.member.id} and template = 'drawReminder'`.execute(house.parts.database.db)
  return rows
}

test('a reminder is kept, changed and ended, and says when betting closes', async () => {
  const who = await newSomebody(house)
  assert.deepEqual((await want(who, 15)).value?.list[0], {
    region: 'xsmb',
    minutes: 15,
    nextLockAt: new Date(draw.lockAt).toISOString(),
  })
  assert.equal((await want(who, 60)).value?.list[0]?.minutes, 60)
  const other = await newSomebody(house)
  assert.deepEqual(
    (await askAs<Own>(house, other, 'GET', URL)).value?.list.map(({ minutes }) => minutes),
    [undefined, undefined, undefined],
  )
  const ended = await askAs<Own>(house, who, 'DELETE', `${URL}?region=xsmb`)
  assert.equal(ended.value?.list[0]?.minutes, undefined)
})

test('refused: another region, another time before, a guest', async () => {
  const who = await newSomebody(house)
  assert.equal((await want(who, 11)).errorCode, 'VAL_FIELD')
  assert.equal((await want(who, 15, 'xsla')).errorCode, 'VAL_FIELD')
  assert.equal((await ask(house, 'GET', URL)).errorCode, 'AUTH_REQUIRED')
})

test('it comes once, as long before the lock as it was asked for', async () => {
  const [early, late] = [await newSomebody(house), await newSomebody(house)]
  await want(early, 30)
  await want(late, 15)
  assert.deepEqual(await remind(), { rows: 1, errors: [] })
  assert.deepEqual(await messagesOf(early), [
    {
      route: '/results/reminders?region=xsmb',
      args: { at: { at: new Date(draw.lockAt).toISOString() }, region: { text: 'lottery.results.region.xsmb' } },
    },
  ])
  assert.deepEqual(await messagesOf(late), [])
  assert.deepEqual((await remind()).rows, 0, 'run again, it sends nothing')
  const [first, second] = await Promise.all([
    remindAt(() => draw.lockAt - 10 * MINUTE),
    remindAt(() => draw.lockAt - 10 * MINUTE),
  ])
  assert.equal(Number(first.rows) + Number(second.rows), 1, 'nor do two runs at once send it twice')
  assert.equal((await messagesOf(late)).length, 1)
})

test('it says so on the member’s devices, and where to end it', async () => {
  const who = await newSomebody(house)
  const { push, database } = house.parts
  const { outgoing } = push
  const kept = new KeptOutgoing()
  push.outgoing = kept
  await sql`insert into push.subscription (member_id, device_id, endpoint, p256dh, auth, language, merchant_id, created_at)
    values (${who.member.id}, 'one', 'https://push.example/1', 'k', 'a', 'EN', 'senluna', now())`.execute(database.db)
  await want(who, 30)
  await remind()
  push.outgoing = outgoing
  const message = kept.last('push')
  const note = JSON.parse(message.payload) as { title: string; url: string }
  assert.deepEqual([note.title, note.url], ['Betting closes soon', '/results/reminders?region=xsmb'])
})

test('quiet to who has bet, takes a break, has no room left under a limit, or closed the account', async () => {
  const [bettor, resting, limited, closed, other] = await Promise.all(
    Array.from({ length: 5 }, () => newSomebody(house)),
  )
  for (const who of [bettor, resting, limited, closed, other]) await want(who!, 30)
  const ticket = { gameCode: 'VN_N', numero: draw.numero, betType: 'LO2', selection: ['58'], unit: '1000' }
  await placed(house, bettor!, { tickets: [ticket], clientTotal: '27000' })
  await askAs(house, limited!, 'PUT', '/wps/v2/rg', { kind: 'lossDay', value: '0' })
  const { db } = house.parts.database
  await sql`select wagers.hold_guard(${resting!.member.id}, 'senluna')`.execute(db)
  await sql`update protection.guard set cooling_until = ${new Date(later(house.parts.clock.now(), HOUR))}
    where owner_id = ${resting!.member.id}`.execute(db)
  await sql`update members.member set state = 1 where id = ${closed!.member.id}`.execute(db)
  assert.deepEqual(await remind(), { rows: 1, errors: [] })
  assert.equal((await messagesOf(other!)).length, 1)
  for (const who of [bettor, resting, limited, closed]) assert.deepEqual(await messagesOf(who!), [])
})

test('one who can’t be reached keeps nobody else from it, and is tried again', async () => {
  const [broken, fine] = [await newSomebody(house), await newSomebody(house)]
  await want(broken, 30)
  await want(fine, 30)
  const { push } = house.parts
  const { outgoing } = push
  const { db } = house.parts.database
  await sql`insert into push.subscription (member_id, device_id, endpoint, p256dh, auth, language, merchant_id, created_at)
    values (${broken.member.id}, 'two', 'https://push.example/2', 'k', 'a', 'EN', 'senluna', now())`.execute(db)
  push.outgoing = {
    can: () => 'ready',
    queue: () => Promise.reject(new Error('no way out')),
  }
  const failed = await remind()
  assert.deepEqual([failed.rows, failed.errors.length], [1, 1])
  assert.deepEqual(await messagesOf(broken), [], 'what failed is undone')
  push.outgoing = outgoing
  assert.deepEqual((await remind()).rows, 1)
  assert.deepEqual([(await messagesOf(broken)).length, (await messagesOf(fine)).length], [1, 1])
})

test('after the lock nobody is reminded', async () => {
  const who = await newSomebody(house)
  await want(who, 60)
  assert.equal((await remindAt(() => draw.lockAt)).rows, 0)
  assert.equal((await remindAt(() => draw.lockAt - 61 * MINUTE)).rows, 0, 'nor before it is time')
})
