import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { flatTier } from '@senluna/kit/agents/testing/terms.ts'
import { amount } from '@senluna/kit/money.ts'
import { relayed } from '../../testing/relayed.ts'
import type { Somebody } from '../rounds/testing/house.ts'
import { runBills, type BillParts } from './index.ts'
import { payDue } from './pay/pay-due.ts'
import { BillHouse } from './testing/bill-house.ts'

const MILLION = 1_000_000n

let office: BillHouse
beforeAll(async () => {
  office = await BillHouse.open()
}, 120_000)
afterAll(async () => {
  const breaks = (await office.house.breaks()).filter(({ check }) => !check.startsWith('each credited deposit'))
  assert.deepEqual(breaks, [])
  await office.house.close()
})

/** An agent to whom the house owes a million for the day that is over. */
async function owed(kind: ContractKind): Promise<Somebody> {
  office.toHour(12)
  const top = await office.agent()
  const player = await office.agent([top], 0)
  office.contracts.length = 0
  office.signed(top, null, { kind, tiers: [flatTier(100_000)], cap: amount(MILLION) })
  await office.plays(player, 100n * MILLION)
  office.toHour(4.1)
  await relayed(office.house.parts)
  return top
}

/** Waits until something is so; how long is no matter of the test. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(10)
}

/** Whether somebody waits for a lock that somebody else has. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`select exists (select from pg_locks l
    join pg_stat_activity a on a.pid = l.pid and a.datname = current_database() where not l.granted) as waits`.execute(
    office.db,
  )
  return rows[0]?.waits ?? false
}

const troubles = () => office.house.log.filter((line) => line.includes('bills could not be made'))

async function payments(who: Somebody): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ledger.for_record
    where source = 11 and owner_id = ${who.member.id}`.execute(office.db)
  return rows[0]?.count ?? 0
}

test('while one run works a step out the other waits, and finds it done', async () => {
  const top = await owed('DAILY_SALARY')
  const goOn = Promise.withResolvers<undefined>()
  let [inside, looks] = [0, 0]
  const contractsDuring: BillParts['contractsDuring'] = async (...asked) => {
    const found = await office.parts.contractsDuring(...asked)
    // The run asks before it begins, each step again in its transaction.
    if (asked[0] === office.db) return found
    inside += 1
    looks += 1
    await goOn.promise
    inside -= 1
    return found
  }
  const parts = { ...office.parts, contractsDuring }
  const runs = [1, 2].map(() => runBills(parts, office.now(), ['DAILY_SALARY']))
  await until(() => inside > 0)
  await until(async () => inside > 1 || (await isWaiting()))
  assert.equal(inside, 1, 'one is at it')
  goOn.resolve(undefined)
  const done = await Promise.all(runs)
  assert.equal(done[0]!.made + done[1]!.made, 1)
  assert.equal(looks, 1, 'whoever waited has nothing left to do')
  assert.deepEqual([await office.holds(top), await payments(top), troubles()], [MILLION, 1, []])
})

/** A database whose transactions stay open after their work until something else is done. */
function openAfterwards(work: () => Promise<unknown>): typeof office.db {
  return new Proxy(office.db, {
    get: (db, name) => {
      const value: unknown = Reflect.get(db, name)
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(db) : value
      return () => ({
        execute: async (inside: (tx: never) => Promise<unknown>) =>
          db.transaction().execute(async (tx) => {
            const done = await inside(tx as never)
            await work()
            return done
          }),
      })
    },
  })
}

test('of two who pay the same bill the second waits for the first, and pays nothing', async () => {
  const top = await owed('DIVIDEND')
  await runBills(office.parts, office.now(), ['DIVIDEND'])
  await office.approveAll()
  const brand = office.parts.brands.find(({ merchantCode }) => merchantCode === top.member.merchantCode)!
  const paid = Promise.withResolvers<undefined>()
  const goOn = Promise.withResolvers<undefined>()
  const slow = openAfterwards(async () => {
    paid.resolve(undefined)
    await goOn.promise
  })
  const first = payDue(slow, brand, 'DIVIDEND', office.now())
  await paid.promise
  let isOver = false
  const second = payDue(office.db, brand, 'DIVIDEND', office.now()).finally(() => (isOver = true))
  await until(async () => isOver || (await isWaiting()))
  assert.ok(!isOver, 'the second waits')
  goOn.resolve(undefined)
  assert.deepEqual(await Promise.all([first, second]), [1, 0])
  assert.deepEqual([await office.holds(top), await payments(top)], [MILLION, 1])
})

test('the table takes no second bill of a contract and a period', async () => {
  const top = await owed('DAILY_SALARY')
  await office.runs()
  assert.equal((await office.bill(top)).state, 'PAID')
  const again = sql`insert into bills.bill
    select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'line_id', gen_random_uuid()))).*
    from bills.bill b where b.holder_id = ${top.member.id}`.execute(office.db)
  await assert.rejects(again, /bill_contract_id_period_start_version_key/)
})
