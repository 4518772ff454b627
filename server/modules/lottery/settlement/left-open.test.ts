import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { at } from '@senluna/kit/assert.ts'
import { setAccountState, WALLET } from '@senluna/ledger/index.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { newSomebody, type House, type Somebody } from '../../rounds/testing/house.ts'
import { openRounds } from '../../wagers/index.ts'
import { openLotteryHouse, place, type LotteryHouse } from '../testing/lottery-house.ts'
import { settleLeftOpen } from './left-open-store.ts'

const FIVE = 'VN_FAST_N_300'

let lottery: LotteryHouse
let house: House
beforeAll(async () => {
  lottery = await openLotteryHouse([FIVE])
  house = lottery.house
}, 120_000)
afterAll(() => house.close())

test('a ticket that stayed open because its wallet was closed is paid once the account is open again, and nobody else’s anew', async () => {
  const [who, neighbour] = [await newSomebody(house), await newSomebody(house)]
  const { db } = house.parts.database
  const query = queryOf(db)
  const numero = at(await lottery.numeros(FIVE), 0).numero
  // A bet that wins whatever is drawn.
  const sure = (stake = 1_000) => ({
    tickets: ['TAI', 'XIU'].map((pick) => ({
      gameCode: FIVE,
      numero,
      betType: 'TX_DB',
      selection: [pick],
      unit: String(stake),
    })),
    clientTotal: String(2 * stake),
  })
  for (const player of [who, neighbour]) assert.equal((await place(house, player, sure())).errorCode, undefined)
  await setAccountState(query, who.member.id, WALLET.MAIN, 'closed')
  await lottery.pass(FIVE, numero)
  const paid = async (somebody: Somebody) =>
    (
      await sql<{ paid: string }>`select coalesce(sum(payout), 0)::text as paid from wagers.wager
      where owner_id = ${somebody.member.id}`.execute(db)
    ).rows[0]!.paid
  assert.deepEqual([await openRounds(query, who.member.id), await paid(who), await paid(neighbour)], [1, '0', '1980'])
  assert.match(JSON.stringify(await house.breaks()), /open when its draw is settled/)
  await db.transaction().execute(async (tx) => {
    await setAccountState(queryOf(tx), who.member.id, WALLET.MAIN, 'open')
    await settleLeftOpen(tx, who.member.id)
  })
  await lottery.draws.settleDue()
  assert.deepEqual(
    [await openRounds(query, who.member.id), await paid(who), await paid(neighbour)],
    [0, '1980', '1980'],
  )
  assert.deepEqual(await house.breaks(), [])
})
