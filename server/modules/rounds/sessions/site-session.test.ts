import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { id, type Id } from '@senluna/kit/ids.ts'
import { MINUTE, SECOND } from '@senluna/kit/time.ts'
import { endUnusedSessions } from '../../sessions/index.ts'
import {
  askAs,
  newSomebody,
  openHouse,
  sit,
  spin,
  spun,
  type House,
  type Seated,
  type Somebody,
} from '../testing/house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const seated = async (): Promise<Seated> => sit(house, await newSomebody(house))
const outcome = async (who: Somebody): Promise<string> =>
  (await askAs(house, who, 'GET', '/wps/member/info')).errorCode ?? 'ok'
const again = async (who: Seated): Promise<string> =>
  (await spin(house, who, { stake: '1000', ...(who.last ? { seen: who.last.id } : {}) })).errorCode ?? 'ok'

async function seenAt(who: Somebody): Promise<number> {
  const { rows } = await sql<{
    seen_at: Date
  }>`select seen_at from sessions.session where member_id = ${who.member.id}`.execute(house.parts.database.db)
  return rows[0]!.seen_at.getTime()
}

async function gamesOf(who: Somebody): Promise<{ over: boolean; seated: boolean }> {
  const { rows } = await sql<{ over: boolean; seated: boolean }>`
    select bool_and(g.ended_at is not null) as over, bool_or(s.session_id is not null) as seated
    from rounds.game_session g join rounds.play_state s on s.owner_id = g.owner_id where g.owner_id = ${who.member.id}`.execute(
    house.parts.database.db,
  )
  return rows[0]!
}

test('playing keeps the session of the site alive, here and in every other process', async () => {
  const who = await seated()
  // Without the reality check, which is acknowledged by a call of the site's session.
  await sql`select wagers.set_check(${who.member.id}, null)`.execute(house.parts.database.db)
  for (let i = 0; i < 3; i++) {
    house.advance(29 * MINUTE)
    await spun(house, who)
    await house.parts.sessions.use.flush()
  }
  house.advance(29 * MINUTE)
  await spun(house, who)
  house.advance(20 * MINUTE)
  assert.equal(await outcome(who), 'ok', 'the process that played knows it before it is written')
  await house.parts.sessions.use.flush()
  house.advance(2 * MINUTE)
  await spun(house, who)
  const played = house.parts.clock.now()
  await house.parts.sessions.use.flush()
  assert.ok(played - (await seenAt(who)) < SECOND, 'the others read it from the table')
})

test('rounds in a row are written once a minute', async () => {
  const who = await seated()
  house.advance(2 * MINUTE)
  await spun(house, who)
  await house.parts.sessions.use.flush()
  const first = await seenAt(who)
  for (let i = 0; i < 5; i++) await spun(house, who)
  await house.parts.sessions.use.flush()
  assert.equal(await seenAt(who), first)
  house.advance(MINUTE)
  await spun(house, who)
  await house.parts.sessions.use.flush()
  assert.ok((await seenAt(who)) - first > MINUTE)
})

test('half an hour without a call or a round ends the session and its games', async () => {
  const who = await seated()
  await spun(house, who)
  house.advance(29 * MINUTE + 59 * SECOND)
  assert.equal(await again(who), 'ok')
  house.advance(30 * MINUTE + SECOND)
  assert.equal(await again(who), 'AUTH_EXPIRED')
  assert.deepEqual(await gamesOf(who), { over: false, seated: true })

  house.advance(MINUTE)
  assert.ok((await endUnusedSessions(house.parts.sessions, house.parts.clock.now())) >= 1)
  assert.deepEqual(await gamesOf(who), { over: true, seated: false })
  assert.equal(await again(who), 'AUTH_EXPIRED')
  assert.equal(await outcome(who), 'AUTH_EXPIRED')
  const published =
    await sql`select 1 from platform.outbox where audience = ${who.member.id} and topic = 'session'`.execute(
      house.parts.database.db,
    )
  assert.equal(published.rows.length, 1, 'pages that stand open are told')
})

test('a session whose time is over plays no round from that moment, however much it was used', async () => {
  const somebody = await newSomebody(house)
  const until = house.parts.clock.now() + 2 * MINUTE
  await sql`update sessions.session set expires_at = ${new Date(until)} where member_id = ${somebody.member.id}`.execute(
    house.parts.database.db,
  )
  const who = await sit(house, somebody)
  await spun(house, who)
  house.advance(until - house.parts.clock.now() - SECOND)
  assert.equal(await again(who), 'ok')
  house.advance(SECOND)
  assert.equal(await again(who), 'AUTH_EXPIRED', 'what is remembered for half a minute knows the moment')
  assert.deepEqual(await gamesOf(who), { over: false, seated: true }, 'no job has ended it yet')
})

test('a session in use is not ended with the others', async () => {
  const [idle, busy] = [await seated(), await seated()]
  house.advance(20 * MINUTE)
  await spun(house, busy)
  await house.parts.sessions.use.flush()
  house.advance(12 * MINUTE)
  await endUnusedSessions(house.parts.sessions, house.parts.clock.now())
  assert.equal((await gamesOf(idle)).over, true)
  assert.equal((await gamesOf(busy)).over, false)
  assert.equal(await again(busy), 'ok')
})

test('what was noted of a session that has ended since brings it back to nothing', async () => {
  const who = await seated()
  await spun(house, who)
  await askAs(house, who, 'POST', '/wps/session/logout', {})
  const before = await seenAt(who)
  house.advance(2 * MINUTE)
  house.parts.sessions.use.note(await siteSessionOf(who), house.parts.clock.now())
  await house.parts.sessions.use.flush()
  assert.equal(await seenAt(who), before)
  assert.equal(await again(who), 'GAME_SESSION')
})

async function siteSessionOf(who: Somebody): Promise<Id<'session'>> {
  const { rows } = await sql<{
    id: string
  }>`select id from sessions.session where member_id = ${who.member.id}`.execute(house.parts.database.db)
  return id<'session'>(rows[0]!.id)
}
