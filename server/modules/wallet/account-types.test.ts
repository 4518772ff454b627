import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, test } from 'vitest'
import type { AccountType } from '@senluna/kit/account-type.ts'
import { askAs, launch, newSomebody, openHouse, type House } from '../rounds/testing/house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

const KEY = () => ({ 'idempotency-key': randomUUID() })

/** What each type may do, and what it is given to begin with. */
for (const [type, plays, begins, refill, why] of [
  [0, undefined, '10000000', 'WAL_REFILL', 'a member plays with what it was given'],
  [1, undefined, '10000000', 'WAL_REFILL', 'an agent plays too'],
  [2, undefined, '10000000', 'WAL_REFILL', 'so does a general agent'],
  [3, undefined, '10000000', 'WAL_REFILL', 'and an internal test member'],
  [4, 'AUTH_REAL_ACCOUNT', '20000000', 'AUTH_REAL_ACCOUNT', 'a trial account has play money only'],
  [41, 'AUTH_FORBIDDEN', '0', 'WAL_REFILL', "an affiliate has a wallet for what it earns, and doesn't play"],
  [42, 'AUTH_FORBIDDEN', '0', 'AUTH_FORBIDDEN', 'an assistant has no wallet'],
] as const satisfies readonly (readonly [AccountType, string | undefined, string, string, string])[]) {
  test(`type ${type}: ${why}`, async () => {
    const who = await newSomebody(house, type)
    const { value } = await askAs<{ sumBalance: string; refill: boolean }>(house, who, 'GET', '/wps/v2/wallets/balance')
    assert.deepEqual([value?.sumBalance, value?.refill], [begins, false])
    assert.equal((await launch(house, who, { accountType: 1 })).errorCode, plays)
    assert.equal((await askAs(house, who, 'POST', '/wps/v2/wallets/refill', {}, KEY())).errorCode, refill)
  })
}
