import { id } from '@senluna/kit/ids.ts'
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { DeskTransfer } from '@senluna/contract/money/transfers.ts'
import { amount } from '@senluna/kit/money.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { walletTransfer } from '@senluna/contract/money/transfers.ts'
import { askAs, holds, newSomebody, type Somebody } from '../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../staff/testing/desk.ts'
import { beginTransfer, type TransferIntent } from './begin-transfer.ts'
import { askVendors } from './ask-vendors.ts'
import { playerOf } from './player.ts'
import { sendTransfer } from './send-transfer.ts'
import { markSent, transfersOf } from './store.ts'
import { bring, fetchBack, only, openVendorHouse, recallAll, VENDOR, type VendorHouse } from './testing/vendor-house.ts'

let house: VendorHouse
let maker: Person
let checker: Person
beforeAll(async () => {
  house = await openVendorHouse()
  maker = await newPerson(house, ['FINANCE_MAKER'])
  checker = await newPerson(house, ['FINANCE_CHECKER'])
})
beforeEach(() => {
  house.set({ transfers: 'done', asked: 'truth', delay: 0 })
  house.advance(5_000)
})
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

type Moved = ReplyOf<typeof walletTransfer>
const WALLET_NO = 101
const many = <T>(count: number, run: (nth: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => run(nth)))
const all = async (who: Somebody) => (await holds(house, who)) + (await holds(house, who, WALLET_NO))

test('the same transfer 20 times at once moves once', async () => {
  const who = await newSomebody(house)
  const key = randomUUID()
  const replies = await many(20, () => bring(house, who, '500000', key))
  assert.ok(replies.every((reply) => reply.success || reply.errorCode === 'SYS_THROTTLED'))
  const ids = new Set(replies.flatMap((reply) => reply.value?.results.map(({ transferId }) => transferId) ?? []))
  assert.equal(ids.size, 1)
  assert.deepEqual([house.there(who), await holds(house, who)], [500_000n, 9_500_000n])
})

/** A transfer as the specification has it: without a key, an id or an action. */
const bare = (who: Somebody, amount: string, from = 'MAIN', to = VENDOR) =>
  askAs<Moved>(house, who, 'POST', '/wps/relay/GCS_walletTransfer', { from, to, amount })

test('without a key the same move within ten seconds is one transfer, also 20 at once', async () => {
  // Twenty at once take a slow machine seconds of their own.
  house.steady(1_000)
  const who = await newSomebody(house)
  const replies = await many(20, () => bare(who, '500000'))
  assert.ok(replies.every((reply) => reply.success || reply.errorCode === 'SYS_THROTTLED'))
  const idsOf = (list: typeof replies) =>
    new Set(list.flatMap((reply) => reply.value?.results.map(({ transferId }) => transferId) ?? []))
  assert.equal(idsOf(replies).size, 1)
  assert.deepEqual([house.there(who), await holds(house, who)], [500_000n, 9_500_000n])
  house.advance(9_000)
  assert.deepEqual(idsOf([await bare(who, '500000')]), idsOf(replies), 'nine seconds later it is still the same')
  assert.equal(house.there(who), 500_000n)
  house.advance(1_001)
  assert.equal(only(await bare(who, '500000')).status, 'DONE')
  assert.equal(house.there(who), 1_000_000n, 'ten seconds after the first it is another')
  house.advance(20_000)
  await bare(who, '600000')
  const kept = await sql`select 1 from transfers.keyless where owner_id = ${who.member.id}`.execute(
    house.parts.database.db,
  )
  assert.equal(kept.rows.length, 1, 'what is over is forgotten')
})

test('another amount, another direction and another member are other transfers', async () => {
  const [who, other] = [await newSomebody(house), await newSomebody(house)]
  await bare(who, '500000')
  assert.equal(only(await bare(who, '600000')).status, 'DONE')
  assert.equal(only(await bare(who, '500000', VENDOR, 'MAIN')).status, 'DONE')
  assert.equal(only(await bare(other, '500000')).status, 'DONE')
  assert.deepEqual([house.there(who), house.there(other)], [600_000n, 500_000n])
})

test('different transfers at once: one at a time, never more than there is', async () => {
  const who = await newSomebody(house)
  await bring(house, who, '10000')
  house.set({ delay: 30 })
  const replies = await many(6, () => bring(house, who, '3000000'))
  const done = replies.filter((reply) => reply.value?.results[0]?.status === 'DONE').length
  assert.ok(done >= 1 && done <= 3)
  for (const reply of replies)
    assert.ok(
      reply.success || ['WAL_TRANSFER_PENDING', 'WAL_INSUFFICIENT', 'SYS_THROTTLED'].includes(reply.errorCode!),
      reply.text,
    )
  assert.equal(await all(who), 10_000_000n)
  assert.equal(house.there(who), 10_000n + BigInt(done) * 3_000_000n)
})

test('everything recalled twice at once comes back once', async () => {
  for (const same of [true, false]) {
    const who = await newSomebody(house)
    await bring(house, who, '2000000')
    house.play(who, 400_000n)
    house.advance(2_000)
    const key = randomUUID()
    await many(4, () => recallAll(house, who, same ? key : randomUUID()))
    assert.deepEqual([await holds(house, who), house.there(who)], [10_400_000n, 0n])
    assert.equal(await holds(house, who, WALLET_NO), 0n)
  }
})

test('a recall and a transfer the same way at once', async () => {
  const who = await newSomebody(house)
  await bring(house, who, '2000000')
  house.advance(2_000)
  await Promise.all([recallAll(house, who), fetchBack(house, who, '500000'), fetchBack(house, who, 'ALL')])
  assert.equal(await all(who), 10_000_000n)
  house.advance(2_000)
  await recallAll(house, who)
  assert.equal(await holds(house, who), 10_000_000n)
})

test('several processes ask about the same transfer at once: it ends once', async () => {
  const who = await newSomebody(house)
  house.set({ transfers: 'doneSilently' })
  const { transferId } = only(await bring(house, who, '700000'))
  house.advance(11_000)
  await many(6, () => house.ask())
  const [row] = (
    await sql<{
      asked: number
      state: string
    }>`select asked, state from transfers.vendor_transfer where id = ${transferId}`.execute(house.parts.database.db)
  ).rows
  assert.deepEqual(row, { asked: 1, state: 'DONE' })
  assert.equal(await holds(house, who, WALLET_NO), 700_000n)
})

/** A transfer nobody knows the end of. */
async function unclear(who: Somebody, transfers: 'doneSilently' | 'lostSilently', units = '90000') {
  house.set({ transfers, asked: 'pending' })
  const { transferId } = only(await bring(house, who, units))
  return transferId
}

const asks = (id: string, outcome: 'DONE' | 'REVERSED', who = maker) =>
  askDesk<{ approvalId: string }>(house, who, 'POST', `/bo/v1/transfers/${id}/resolve`, { outcome })
const decides = (approvalId: string, verb: 'approve' | 'reject', who = checker) =>
  askDesk(house, who, 'POST', `/bo/v1/approvals/${approvalId}/${verb}`)

test('two people end what nobody knows: one asks, another agrees, never the same', async () => {
  const who = await newSomebody(house)
  const id = await unclear(who, 'lostSilently')
  const asked = await asks(id, 'REVERSED')
  assert.equal(asked.status, 202)
  assert.equal((await asks(id, 'DONE')).errorCode, 'APPROVAL_OPEN')
  assert.equal((await asks(id, 'DONE', checker)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await decides(asked.value!.approvalId, 'approve', maker)).errorCode, 'APPROVAL_OWN')
  assert.equal(await holds(house, who), 9_910_000n, 'nothing has moved yet')
  assert.equal((await decides(asked.value!.approvalId, 'approve')).success, true)
  assert.equal(await holds(house, who), 10_000_000n)
  assert.equal((await asks(id, 'DONE')).errorCode, 'APPROVAL_STALE')
  house.set({ asked: 'truth' })
  house.advance(60_000)
  await house.ask()
  assert.equal(await holds(house, who), 10_000_000n, 'it is not asked about any more')
})

test('approved twice at once, and approved while the vendor answers: it ends once', async () => {
  const who = await newSomebody(house)
  const first = await asks(await unclear(who, 'doneSilently'), 'DONE')
  const replies = await many(4, () => decides(first.value!.approvalId, 'approve'))
  assert.equal(replies.filter((reply) => reply.success).length, 1)
  assert.equal(await holds(house, who, WALLET_NO), 90_000n)
  const second = await asks(await unclear(who, 'doneSilently'), 'REVERSED')
  house.set({ asked: 'truth' })
  house.advance(11_000)
  const [decided] = await Promise.all([decides(second.value!.approvalId, 'approve'), house.ask()])
  assert.ok(decided.success || decided.errorCode === 'APPROVAL_STALE')
  assert.equal(await all(who), 10_000_000n)
})

test('the desk lists what is open, asks the vendor now, and sees no other brand', async () => {
  const who = await newSomebody(house)
  const id = await unclear(who, 'doneSilently')
  const list = async (query: string, as = maker) =>
    (await askDesk<{ list: DeskTransfer[]; next?: string }>(house, as, 'GET', `/bo/v1/transfers${query}`)).value!
  const open = await list(`?state=OPEN&account=${who.member.userName}`)
  assert.deepEqual(
    open.list.map((row) => [row.id, row.from, row.to, row.amount, row.state, row.account]),
    [[id, 'MAIN', VENDOR, '90000', 'UNKNOWN', who.member.userName]],
  )
  const first = await list('?pageSize=2')
  assert.equal(first.list.length, 2)
  const next = await list(`?pageSize=2&after=${first.next}`)
  assert.ok(next.list.every((row) => !first.list.some((shown) => shown.id === row.id)))
  const foreign = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  assert.deepEqual((await list('', foreign)).list, [])
  assert.equal((await askDesk(house, foreign, 'POST', `/bo/v1/transfers/${id}/ask`)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await asks(id, 'DONE', foreign)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await asks('x', 'DONE')).errorCode, 'SYS_NOT_FOUND')
  assert.equal(
    (await askDesk(house, await newPerson(house, ['SUPPORT']), 'GET', '/bo/v1/transfers')).errorCode,
    'AUTH_FORBIDDEN',
  )
  house.set({ asked: 'truth' })
  const resolved = await askDesk<DeskTransfer>(house, maker, 'POST', `/bo/v1/transfers/${id}/ask`)
  assert.equal(resolved.value!.state, 'DONE')
  assert.equal((await askDesk(house, maker, 'POST', `/bo/v1/transfers/${id}/ask`)).errorCode, 'APPROVAL_STALE')
})

// The process dies between two steps: each begins a transfer by its parts and leaves it there.

const intentOf = (who: Somebody, direction: 'IN' | 'OUT', units: bigint): TransferIntent => ({
  memberId: who.member.id,
  type: who.member.type,
  merchantCode: merchantCode('senluna'),
  currency: 'XVD',
  requestId: id<'vendor-request'>(randomUUID()),
  vendor: house.parts.transfers.vendors.get(VENDOR)!,
  direction,
  units: amount(units),
})
const begin = (intent: TransferIntent) =>
  house.parts.database.db.transaction().execute((tx) => beginTransfer(tx, intent, house.parts.clock.now()))

for (const direction of ['IN', 'OUT'] as const) {
  test(`${direction}: dead before the vendor was told, it is given back after a minute and never sent`, async () => {
    const who = await newSomebody(house)
    await bring(house, who, '500000')
    const begun = (await begin(intentOf(who, direction, 100_000n)))!
    assert.equal(await all(who), 9_900_000n)
    await house.ask()
    assert.equal(await all(who), 9_900_000n, 'not before its time')
    house.advance(61_000)
    await house.ask()
    assert.deepEqual([await all(who), house.there(who)], [10_000_000n, 500_000n])
    const late = await sendTransfer(house.parts.transfers, begun)
    assert.deepEqual([late.state, house.there(who)], ['REVERSED', 500_000n], 'who wakes up late sends nothing')
  })

  test(`${direction}: dead while the vendor is told, it is asked about: done or not, the money is right`, async () => {
    for (const arrived of [true, false]) {
      const who = await newSomebody(house)
      await bring(house, who, '500000')
      const { parts } = house
      const begun = (await begin(intentOf(who, direction, 100_000n)))!
      const now = parts.clock.now()
      await markSent(parts.database.db, begun, { now, askAt: now })
      if (arrived) {
        const vendor = parts.transfers.vendors.get(VENDOR)!
        const { id, amount: units } = begun
        const player = playerOf(VENDOR, {
          memberId: who.member.id,
          currency: 'XVD',
          merchantCode: merchantCode('senluna'),
        })
        assert.deepEqual(await vendor.move({ id, direction, amount: amount(units), player }), { is: 'done' })
      }
      await house.ask()
      const [row] = await transfersOf(parts.database.db, who.member.id, begun.requestId)
      assert.equal(row!.state, arrived ? 'DONE' : 'REVERSED')
      assert.deepEqual([await all(who), house.there(who)], [10_000_000n, await holds(house, who, WALLET_NO)])
    }
  })
}

test('dead after the vendor answered and before it was written: the transaction is whole or nothing, and it is asked again', async () => {
  const who = await newSomebody(house)
  const { db } = house.parts.database
  const begun = (await (async () => {
    const vendor = house.parts.transfers.vendors.get(VENDOR)!
    await vendor.open(
      playerOf(VENDOR, { memberId: who.member.id, currency: 'XVD', merchantCode: merchantCode('senluna') }),
    )
    return begin(intentOf(who, 'IN', 100_000n))
  })())!
  const cut = { ...house.parts.transfers, db: cutting(db) }
  await assert.rejects(sendTransfer(cut, begun), /the process died/)
  assert.deepEqual([house.there(who), await holds(house, who, WALLET_NO)], [100_000n, 0n])
  house.advance(11_000)
  await askVendors(house.parts.transfers, house.parts.clock.now())
  assert.deepEqual([house.there(who), await holds(house, who, WALLET_NO)], [100_000n, 100_000n])
})

/** A database whose every transaction is lost at its end. */
function cutting(db: typeof house.parts.database.db): typeof db {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction')
        return () => ({
          execute: (
            run: (tx: Parameters<Parameters<ReturnType<typeof db.transaction>['execute']>[0]>[0]) => Promise<unknown>,
          ) =>
            target.transaction().execute(async (tx) => {
              await run(tx)
              throw new Error('the process died')
            }),
        })
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}
