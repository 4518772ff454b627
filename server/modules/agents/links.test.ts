import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import type { AgentLink } from '@senluna/contract/agent/links.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { DAY } from '@senluna/kit/time.ts'
import { ratesOf } from '../rates/index.ts'
import { codesOf, consumers, insertCode } from '../referrals/index.ts'
import { ask, askAs, newSession, newSomebody, openHouse, type House, type Somebody } from '../rounds/testing/house.ts'
import { giveRates, newBelow, registerBy } from './testing/tree.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({}, false)
})
beforeEach(() => house.advance(20_000))
afterAll(() => house.close())

const db = () => house.parts.database.db
const WANTED = { kind: 'MEMBER', rates: { RNG: 8_000 }, validDays: 0, maxUses: 0 }
const make = (who: Somebody, more: Record<string, unknown> = {}) =>
  askAs<AgentLink>(house, who, 'POST', '/wps/agent/links', { ...WANTED, ...more })
const made = async (who: Somebody, more: Record<string, unknown> = {}) => {
  const { value, errorCode } = await make(who, more)
  assert.ok(value, errorCode)
  return value
}
const list = (who: Somebody, query = '') =>
  askAs<{ list: AgentLink[]; next?: string }>(house, who, 'GET', `/wps/agent/links${query}`)
const change = (who: Somebody, method: 'PATCH' | 'DELETE', code: string) =>
  askAs<AgentLink>(
    house,
    who,
    method,
    `/wps/agent/links/${code}`,
    method === 'PATCH' ? { status: 'CLOSED' } : undefined,
  )
const agent = () =>
  newBelow(house, undefined, ACCOUNT_TYPE.GENERAL_AGENT, { RNG: 10_000, LOTT: 120_000, ELOTT: 120_000 })

test('a link says what it gives, and whoever registers by it gets that', async () => {
  const owner = await agent()
  const link = await made(owner, { kind: 'AGENT', prizeGroup: 1900, channel: ' Zalo ', note: 'tháng 11' })
  assert.match(link.code, /^[0-9A-HJKMNP-TV-Z]{8}$/)
  assert.deepEqual(
    [link.url, link.kind, link.rates, link.prizeGroup, link.channel, link.status],
    [
      `http://localhost/register?referralCode=${link.code}`,
      'AGENT',
      { RNG: 8_000, LOTT: 100_000, ELOTT: 100_000 },
      1900,
      'Zalo',
      'IN_USE',
    ],
  )
})

test('a rate is lowered to what the owner has when somebody registers', async () => {
  const owner = await agent()
  const link = await made(owner, { rates: { RNG: 8_000, LOTT: 100_000 } })
  const before = (await registerBy(house, link.code)).member
  await giveRates(house, owner, { RNG: 5_000 })
  const after = (await registerBy(house, link.code.toLowerCase())).member
  const rates = await ratesOf(db(), [before.id, after.id])
  assert.deepEqual(
    [rates.get(before.id), rates.get(after.id)],
    [
      { RNG: 5_000, LOTT: 100_000 },
      { RNG: 5_000, LOTT: 100_000 },
    ],
  )
  const { rows } = await sql<{ parent_id: string; type: number }>`select parent_id, type from members.member
    where id = ${after.id}`.execute(db())
  assert.deepEqual(rows, [{ parent_id: owner.member.id, type: 0 }])
})

test('a link’s last use is used once, however many come at the same time', async () => {
  const owner = await agent()
  const link = await made(owner, { maxUses: 1 })
  const came = await Promise.allSettled(Array.from({ length: 6 }, () => registerBy(house, link.code)))
  const refused = came.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  assert.equal(came.length - refused.length, 1)
  for (const error of refused) assert.ok(error instanceof Refusal && error.code === 'REG_CODE_INVALID', String(error))
  const [row] = (await list(owner)).value!.list
  assert.deepEqual([row!.status, row!.registered], ['EXPIRED', 1])
})

test('the owner’s rate falls while accounts open below it: nobody ends with more', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const owner = await agent()
    const link = await made(owner, { rates: { RNG: 10_000, LOTT: 120_000 } })
    const [first, second] = await Promise.all([
      registerBy(house, link.code),
      registerBy(house, link.code),
      giveRates(house, owner, { LOTT: 60_000, RNG: 4_000 }),
    ])
    for (const { member } of [first, second]) {
      const rates = (await ratesOf(db(), [member.id])).get(member.id)
      assert.deepEqual(rates, { RNG: 4_000, LOTT: 60_000 })
    }
  }
})

test('what a link may not be', async () => {
  const owner = await agent()
  for (const [more, refusal] of [
    [{ rates: { RNG: 10_100 } }, 'AGT_RATE_RANGE'],
    [{ rates: { RNG: 7_950 } }, 'AGT_RATE_RANGE'],
    [{ rates: { FISH: 100 } }, 'AGT_RATE_RANGE'],
    [{ prizeGroup: 1942 }, 'AGT_RATE_RANGE'],
    [{ validDays: 366 }, 'VAL_FIELD'],
    [{ channel: 'x'.repeat(51) }, 'VAL_FIELD'],
    [{ note: 'x'.repeat(101) }, 'VAL_FIELD'],
  ] as const)
    assert.equal((await make(owner, more)).errorCode, refusal, JSON.stringify(more))
  assert.deepEqual((await list(owner)).value!.list, [], 'nothing of a refused link stays')
  assert.equal((await make(await newSomebody(house, 0))).errorCode, 'AUTH_NOT_AGENT')
  assert.equal((await make(await newSomebody(house, ACCOUNT_TYPE.AFFILIATE))).success, false)
})

test('at most thirty links are open', async () => {
  const owner = await agent()
  for (let count = 0; count < 30; count++) {
    house.advance(1_000)
    await made(owner)
  }
  assert.equal((await make(owner)).errorCode, 'AGT_LINK_LIMIT')
  const first = (await list(owner, '?pageSize=20')).value!
  const rest = (await list(owner, `?pageSize=20&after=${first.next}`)).value!
  const codes = [...first.list, ...rest.list].map(({ code }) => code)
  assert.deepEqual([new Set(codes).size, rest.next], [30, undefined])
  assert.equal((await change(owner, 'PATCH', codes[0]!)).value!.status, 'CLOSED')
  await made(owner)
})

test('a link ends by its days, is closed for good, and deleted only unused', async () => {
  const owner = await agent()
  const days = await made(owner, { validDays: 1 })
  const used = await made(owner)
  await registerBy(house, used.code)
  assert.equal((await change(owner, 'DELETE', used.code)).errorCode, 'AGT_LINK_USED')
  house.advance(DAY)
  const fresh = await newSessionOf(owner)
  assert.equal((await list(fresh, '?status=EXPIRED')).value!.list[0]!.code, days.code)
  await assert.rejects(registerBy(house, days.code), /REG_CODE_INVALID/)
  assert.equal((await change(fresh, 'DELETE', days.code)).success, true)
  assert.equal((await change(fresh, 'PATCH', used.code)).value!.status, 'CLOSED')
  await assert.rejects(registerBy(house, used.code), /REG_CODE_INVALID/)
  const stranger = await agent()
  for (const code of [used.code, 'NOSUCH00'])
    for (const method of ['PATCH', 'DELETE'] as const)
      assert.equal((await change(stranger, method, code)).errorCode, 'SYS_NOT_FOUND')
})

test('followed, registered, first deposits: each is counted once', async () => {
  const owner = await agent()
  const link = await made(owner)
  const follow = () => ask(house, 'POST', '/wps/agent/links/opened', { body: { code: link.code.toLowerCase() } })
  await follow()
  await follow()
  const { member } = await registerBy(house, link.code)
  await registerBy(house, link.code)
  const deposited = { audience: member.id, topic: 'depositCredited', payload: { orderNo: 'D1', amount: '1' } } as const
  for (let time = 0; time < 2; time++)
    await db()
      .transaction()
      .execute(async (tx) =>
        consumers.depositCredited?.({ tx, now: house.parts.clock.now(), publish: () => undefined }, [
          { ...deposited, at: house.parts.clock.now(), traceId: undefined },
        ]),
      )
  const [row] = (await list(owner)).value!.list
  assert.deepEqual([row!.opened, row!.registered, row!.firstDeposits], [2, 2, 1])
})

test('a code that the operator gave is counted in the same way', async () => {
  const owner = await agent()
  const code = `KOL${owner.member.userName.slice(-5)}`
  const { merchantCode, id: ownerId } = owner.member
  const given = { code, kind: 'AFFILIATE', ownerId, opens: 0, domain: null, validUntil: null, maxUses: 0 } as const
  await insertCode(db(), merchantCode, given, house.parts.clock.now())
  await ask(house, 'POST', '/wps/agent/links/opened', { body: { code } })
  const { member } = await registerBy(house, code)
  await db()
    .transaction()
    .execute(async (tx) =>
      consumers.depositCredited?.({ tx, now: house.parts.clock.now(), publish: () => undefined }, [
        {
          audience: member.id,
          topic: 'depositCredited',
          payload: { orderNo: 'D2', amount: '1' },
          at: house.parts.clock.now(),
          traceId: undefined,
        },
      ]),
    )
  const [row] = await codesOf(db(), merchantCode, ownerId)
  assert.deepEqual([row!.opened, row!.uses, row!.firstDeposits], [1, 1, 1])
})

/** A day later a session is over. */
const newSessionOf = async (who: Somebody): Promise<Somebody> => ({ ...who, ...(await newSession(house, who.member)) })
