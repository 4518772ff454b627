import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { rate } from '@senluna/kit/money.ts'
import { ratesOf, rulesOf, setRatesByLink } from '../../rates/index.ts'
import { openHouse, type House, type Somebody } from '../../rounds/testing/house.ts'
import { giveRates, newBelow } from '../testing/tree.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({}, false)
}, 120_000)
afterAll(() => house.close())

const db = () => house.parts.database.db
const MOST = { RNG: 10_000 }

async function isWaiting(): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`select exists (select from pg_locks l
    join pg_stat_activity a on a.pid = l.pid and a.datname = current_database() where not l.granted) as waits`.execute(
    db(),
  )
  return rows[0]?.waits ?? false
}

/** An account that gets its owner's rate in a transaction that stays open until it may go on. */
async function opening(owner: Somebody) {
  const child = await newBelow(house, owner, ACCOUNT_TYPE.MEMBER)
  const given = Promise.withResolvers<undefined>()
  const goOn = Promise.withResolvers<undefined>()
  const { merchantCode } = owner.member
  const rules = rulesOf(house.parts.brands.find((brand) => brand.merchantCode === merchantCode)!)
  const link = {
    memberId: child.member.id,
    merchantCode,
    ownerId: owner.member.id,
    rates: { RNG: rate(10_000) },
    rules,
  }
  const opened = db()
    .transaction()
    .execute(async (tx) => {
      await setRatesByLink(tx, link, house.parts.clock.now())
      given.resolve(undefined)
      await goOn.promise
    })
  await given.promise
  return { child, opened, goOn: () => goOn.resolve(undefined) }
}

/** Lowers the rate of one while an account opens below another; answers the rates of all. */
async function loweredWhile(lowered: Somebody, owner: Somebody, above: Somebody | undefined) {
  const { child, opened, goOn } = await opening(owner)
  let isOver = false
  const lowering = giveRates(house, lowered, { RNG: 4_000 }, above).finally(() => (isOver = true))
  while (!isOver && !(await isWaiting())) await sleep(10)
  assert.ok(!isOver, 'who lowers waits for the account that opens')
  goOn()
  await Promise.all([opened, lowering])
  const held = await ratesOf(db(), [owner.member.id, child.member.id])
  return [owner, child].map(({ member }) => held.get(member.id)?.RNG)
}

test('the owner’s rate falls while an account opens right below it: the account falls with it', async () => {
  const owner = await newBelow(house, undefined, ACCOUNT_TYPE.GENERAL_AGENT, MOST)
  assert.deepEqual(await loweredWhile(owner, owner, undefined), [4_000, 4_000])
})

test('a rate far above falls while an account opens: nobody ends with more than stands above it', async () => {
  const top = await newBelow(house, undefined, ACCOUNT_TYPE.GENERAL_AGENT, MOST)
  const middle = await newBelow(house, top, ACCOUNT_TYPE.AGENT, MOST)
  const owner = await newBelow(house, middle, ACCOUNT_TYPE.AGENT, MOST)
  assert.deepEqual(await loweredWhile(top, owner, undefined), [4_000, 4_000])
})
