import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { NetworkKind } from '@senluna/kit/network.ts'
import { newPayee, openBank, withdraw, type Bank } from '../cashier/withdrawals/testing/payouts.ts'
import { newPerson, type Person } from '../staff/testing/desk.ts'
import { THINGS } from '../../testing/concerned.ts'

// What other modules know of a member, as a withdrawal is looked at for it.

let bank: Bank
let colleague: Person
beforeAll(async () => {
  bank = await openBank()
  colleague = await newPerson(bank, ['RISK'])
})
afterAll(() => bank.close())

const db = () => bank.parts.database.db
type Payee = Awaited<ReturnType<typeof newPayee>>

/** What spoke at an order of a member, with the weight that each had. */
async function spoken(who: Payee): Promise<Record<string, number>> {
  const { value, text } = await withdraw(bank, who, 300_000n)
  assert.ok(value, text)
  const { rows } = await sql<{ signals: Record<string, number> }>`select signals from risk.decision
    where about_id = ${value.no}`.execute(db())
  return rows[0]!.signals
}

test('a level of VIP from 5 on speaks for its member', async () => {
  const who = await newPayee(bank)
  const stand = (level: number) =>
    sql`insert into vip.state (member_id, merchant_id, level, peak, changed_at)
      values (${who.member.id}, 'senluna', ${level}, ${level}, now())
      on conflict (member_id) do update set level = excluded.level, peak = excluded.peak`.execute(db())
  await stand(4)
  assert.equal('VIP_5UP' in (await spoken(who)), false)
  await stand(5)
  assert.equal((await spoken(who))['VIP_5UP'], -10)
})

test('a network that hides where it is speaks against the order that comes from it', async () => {
  const who = await newPayee(bank)
  const { networks } = bank.parts.settings.deps
  const all = (...kinds: NetworkKind[]) => networks.replace({ kinds, of: () => kinds })
  all('HOSTING')
  const hidden = await spoken(who)
  all()
  assert.equal(hidden['VPN_OR_DATACENTER'], 10)
  assert.equal('VPN_OR_DATACENTER' in (await spoken(who)), false)
})

test.each([
  ['OPPOSITE_BETS', 'OPPOSITE_BETTING', 35],
  ['BONUS_HUNTING', 'BONUS_ONLY_PLAY', 20],
])('%s at a reward speaks until two people release it, for 30 days', async (found, signal, weight) => {
  const who = await newPayee(bank)
  const owners = { member: who.member, staff: colleague, colleague, now: new Date(bank.parts.clock.now()) }
  const id = await THINGS.heldReward(db(), owners)
  const kept = JSON.stringify([{ signal: found, others: [] }])
  await sql`update promotions.suspicion set found = ${kept}::jsonb where id = ${id}`.execute(db())
  assert.equal((await spoken(who))[signal], weight)
  await sql`update promotions.suspicion set created_at = created_at - interval '31 days' where id = ${id}`.execute(db())
  assert.equal(signal in (await spoken(who)), false)
  await sql`update promotions.suspicion set created_at = created_at + interval '31 days', state = 'RELEASED', decided_at = now()
    where id = ${id}`.execute(db())
  assert.equal(signal in (await spoken(who)), false)
})

test('an open difference with a vendor speaks against whoever has a wallet there, and nobody else', async () => {
  const [who, other] = [await newPayee(bank), await newPayee(bank)]
  await sql`insert into transfers.vendor_wallet (owner_id, vassalage, merchant_id, wallet_no, opened_at)
    values (${who.member.id}, 'TIDE', 'senluna', 120, now())`.execute(db())
  await sql`insert into reconciliation."case" (id, merchant_id, kind, about, currency, difference, ours, theirs, note, opened_by, opened_at)
    values (${randomUUID()}, 'senluna', 'VENDOR', '2026-11-20/TIDE', 'XVD', 5, '{}', '{}', 'Looked into', 'lan', now())`.execute(
    db(),
  )
  assert.equal((await spoken(who))['VENDOR_RECON_DIFF'], 30)
  assert.equal('VENDOR_RECON_DIFF' in (await spoken(other)), false)
  await sql`update reconciliation."case" set state = 'EXPLAINED', closed_at = now(), checked_by = 'mai'
    where about = '2026-11-20/TIDE'`.execute(db())
  assert.equal('VENDOR_RECON_DIFF' in (await spoken(who)), false)
})
