import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import type { LiabilityRow } from '@senluna/contract/desk/liability.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { CreditHouse } from '../../credit/testing/credit-house.ts'
import { askDesk, newPerson } from '../../staff/testing/desk.ts'

let office: CreditHouse
beforeAll(async () => {
  office = await CreditHouse.open()
}, 120_000)
afterAll(() => office.house.close())

async function now(): Promise<LiabilityRow> {
  const reader = await newPerson(office.house, ['FINANCE_MAKER'])
  const reply = await askDesk<{ list: LiabilityRow[] }>(office.house, reader, 'GET', '/bo/v1/reports/liability')
  return reply.value!.list[0]!
}

test('credit that a player was given stands in its wallet and is owed to nobody', async () => {
  const top = await office.account(ACCOUNT_TYPE.GENERAL_AGENT)
  const player = await office.account(ACCOUNT_TYPE.MEMBER, [top])
  const before = await now()
  await office.givesLine(top, 50_000_000n)
  const given = await office.gives(top, player, 10_000_000n)
  assert.equal(given.errorCode, undefined)
  const after = await now()
  assert.deepEqual([before.credit, after.credit], ['0', '-10000000'])
  // A line that goes on credit gives its demonstration money back.
  const moved = BigInt(after.main) - BigInt(before.main)
  assert.equal(BigInt(after.owed) - BigInt(before.owed), moved - 10_000_000n)
  assert.equal(after.owed, after.house)
})
