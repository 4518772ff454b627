import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import type { agentBets } from '@senluna/contract/agent/records.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { at } from '@senluna/kit/assert.ts'
import { openLotteryHouse, placed, type LotteryHouse } from '../lottery/testing/lottery-house.ts'
import { askAs } from '../rounds/testing/house.ts'
import { treeOf } from './testing/tree.ts'

const FIVE = 'VN_FAST_N_300'

let lottery: LotteryHouse
beforeAll(async () => {
  lottery = await openLotteryHouse([FIVE])
}, 120_000)
afterAll(() => lottery.house.close())

test('numbers of a lottery bet are hidden from those above until its draw closes', async () => {
  const { house } = lottery
  const tree = await treeOf(house)
  const { numero } = at(await lottery.numeros(FIVE), 1)
  await placed(house, tree.own, {
    tickets: [{ gameCode: FIVE, numero, betType: 'LO2', selection: ['58'], unit: '100000' }],
    clientTotal: '2700000',
  })
  const detail = async () => {
    const url = '/wps/agent/bets?product=VNLOTT'
    const { value } = await askAs<ReplyOf<typeof agentBets>>(house, tree.top, 'GET', url)
    return at(value!.list, 0).detail
  }
  assert.match(await detail(), /· \*\*\*$/)
  assert.doesNotMatch(await detail(), /58$/)
  await lottery.pass(FIVE, numero)
  assert.match(await detail(), /58$/)
})
