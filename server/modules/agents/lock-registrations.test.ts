import assert from 'node:assert/strict'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { sql } from 'kysely'
import type { createLink } from '@senluna/contract/agent/links.ts'
import type * as contract from '@senluna/contract/agent/downlines.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { askAs, openHouse, type House, type Somebody } from '../rounds/testing/house.ts'
import { newVisitor } from '../sessions/testing/visitor.ts'
import { sealed } from '../sessions/testing/sealing.ts'
import { newBelow, registerBy } from './testing/tree.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({}, false)
})
beforeEach(() => house.advance(20_000))
afterAll(() => house.close())

const lock = (who: Somebody, id: string, locked: boolean) => {
  house.advance(1_000)
  const path = `/wps/agent/downlines/${id}/registrations`
  return askAs<ReplyOf<typeof contract.lockRegistrations>>(house, who, 'PUT', path, { locked })
}
const newLink = (who: Somebody) => {
  house.advance(1_000)
  const body = { kind: 'MEMBER', rates: {}, validDays: 0, maxUses: 0 }
  return askAs<ReplyOf<typeof createLink>>(house, who, 'POST', '/wps/agent/links', body)
}
const open = async (who: Somebody, username: string) => {
  house.advance(1_000)
  const site = { app: house.app, log: house.log, clock: house.parts.clock }
  const jwe = await sealed(site, newVisitor(), 'POST', '/wps/agent/downlines', { username, type: 0, rates: {} })
  return askAs(house, who, 'POST', '/wps/agent/downlines', { jwe })
}
const countBelow = async (who: Somebody): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from members.member
    where parent_id = ${who.member.id}`.execute(house.parts.database.db)
  return rows[0]!.n
}
const isInvalid = (error: unknown) => error instanceof Refusal && error.code === 'REG_CODE_INVALID'

test('below a locked agent nobody registers, by a link or by its own hand, until it is unlocked', async () => {
  const top = await newBelow(house, undefined, ACCOUNT_TYPE.GENERAL_AGENT)
  const agent = await newBelow(house, top)
  const lower = await newBelow(house, agent)
  const { code } = (await newLink(agent)).value!
  const lowerCode = (await newLink(lower)).value!.code
  await registerBy(house, code)
  assert.deepEqual((await lock(top, agent.member.id, true)).value, { registrationsLocked: true })
  assert.deepEqual((await lock(top, agent.member.id, true)).value, { registrationsLocked: true }, 'twice is once')
  await assert.rejects(registerBy(house, code), isInvalid)
  assert.equal((await newLink(agent)).errorCode, 'AGT_LOCKED')
  assert.equal((await open(agent, 'neverbelow1')).errorCode, 'AGT_LOCKED')
  const read = await askAs<ReplyOf<typeof contract.downlineDetails>>(
    house,
    top,
    'GET',
    `/wps/agent/downlines/${agent.member.id}`,
  )
  assert.equal(read.value!.registrationsLocked, true)
  // Those who stand below it are their own agents.
  await registerBy(house, lowerCode)
  assert.deepEqual((await lock(top, agent.member.id, false)).value, { registrationsLocked: false })
  await registerBy(house, code)
  assert.equal(await countBelow(agent), 3)
})

test('only an account right below may be locked', async () => {
  const top = await newBelow(house, undefined, ACCOUNT_TYPE.GENERAL_AGENT)
  const agent = await newBelow(house, top)
  const lower = await newBelow(house, agent)
  const stranger = await newBelow(house, undefined, ACCOUNT_TYPE.GENERAL_AGENT)
  assert.equal((await lock(top, lower.member.id, true)).errorCode, 'AGT_NOT_DIRECT')
  assert.equal((await lock(stranger, agent.member.id, true)).errorCode, 'AGT_NOT_IN_TEAM')
  assert.equal((await lock(agent, agent.member.id, true)).errorCode, 'AGT_NOT_DIRECT')
})

test('registrations race a lock: once it is answered, nobody comes any more', async () => {
  for (let turn = 0; turn < 4; turn++) {
    const top = await newBelow(house, undefined, ACCOUNT_TYPE.GENERAL_AGENT)
    const agent = await newBelow(house, top)
    const { code } = (await newLink(agent)).value!
    const coming = Array.from({ length: 6 }, () => registerBy(house, code))
    const locking = lock(top, agent.member.id, true).then(async ({ value }) => {
      assert.equal(value?.registrationsLocked, true)
      return countBelow(agent)
    })
    const came = await Promise.allSettled(coming)
    const then = await locking
    const through = came.filter(({ status }) => status === 'fulfilled').length
    for (const result of came)
      if (result.status === 'rejected') assert.ok(isInvalid(result.reason), String(result.reason))
    assert.deepEqual([await countBelow(agent), then], [through, through])
    await assert.rejects(registerBy(house, code), isInvalid)
  }
})
