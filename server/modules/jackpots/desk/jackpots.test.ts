import assert from 'node:assert/strict'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { DeskJackpot, DeskJackpotWin } from '@senluna/contract/desk/brand/jackpots.ts'
import type { JackpotTerms } from '@senluna/kit/games/jackpot.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { ask, newSomebody, sit, spun, type House, type Seated } from '../../rounds/testing/house.ts'
import { actsAt, openDesk } from '../../approvals/testing/maker-checker.ts'
import type { Person } from '../../staff/testing/desk.ts'
import { openPots } from '../index.ts'

const SURE: JackpotTerms = {
  level: 'MAJOR',
  kind: 'RANDOM',
  seed: 5_000n,
  oneIn: 1_000n,
  mainPpm: 10_000,
  reservePpm: 0,
}
const GRAND: JackpotTerms = { ...SURE, level: 'GRAND', seed: 70_000n, oneIn: 2n ** 53n }
const MINI: JackpotTerms = { ...SURE, level: 'MINI', kind: 'MUST_HIT', cap: 900_000n }

let house: House
let maker: Person
let checker: Person
let who: Seated
beforeAll(async () => {
  ;({ house, maker, checker } = await openDesk())
  const brand = house.parts.settings.brands.byHost('localhost')!
  const { oneIn: _, ...mini } = MINI
  const jackpots = { games: ['sen-vang'], levels: [mini, SURE, GRAND] }
  await openPots(house.parts.rounds.jackpots, { ...brand, jackpots }, house.parts.clock.now())
  who = await sit(house, await newSomebody(house))
})
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

const { get, post, approve } = actsAt(() => ({ house, maker, checker }))
const pot = async (level: string) =>
  (await get<{ list: DeskJackpot[] }>('jackpots')).value!.list.find((known) => known.level === level)!
const decided = async (path: string, body: unknown) => {
  const asked = await post<Awaiting>(path, body)
  assert.equal(asked.status, 202, asked.errorCode)
  assert.equal((await approve(asked.value!.approvalId, maker)).errorCode, 'APPROVAL_OWN')
  assert.equal((await approve(asked.value!.approvalId)).success, true)
}
const won = async () => (await spun(house, who)).jackpots?.map(({ level }) => level)

/** What the winner was written of their prizes, in order. */
async function messages() {
  const { rows } = await sql<{ template: string; args: { amount: { money: string } } }>`
    select template, args from messages.message where member_id = ${who.member.id} and template like 'jackpot%' order by id`.execute(
    house.parts.database.db,
  )
  return rows.map(({ template, args }) => [template, args.amount.money])
}

test('a pot at the brand’s limit is held in the wallet until two people let it go', async () => {
  const { jackpots } = house.parts.rounds
  const brand = jackpots.brands.find(({ merchantCode }) => merchantCode === who.member.merchantCode)!
  const usual = brand.jackpots!
  Object.assign(brand, { jackpots: { ...usual, reviewFrom: 5_000n } })
  const held = async () => {
    const { rows } = await sql<{ held: bigint; balance: bigint }>`
      select held, balance from ledger.account where owner_id = ${who.member.id} and account_no = 1`.execute(
      house.parts.database.db,
    )
    return rows[0]!
  }
  const reply = await spun(house, who)
  assert.deepEqual(
    reply.jackpots?.map(({ level, held }) => [level, held]),
    [['MAJOR', true]],
  )
  const prize = BigInt(reply.jackpots[0]!.amount)
  const after = await held()
  assert.deepEqual([after.held, BigInt(reply.balance)], [prize, after.balance - prize], 'it can’t be spent yet')
  const waiting = async () => (await get<{ list: DeskJackpotWin[] }>('jackpots/wins?review=WAITING')).value!.list
  const [win] = await waiting()
  assert.deepEqual([win!.amount, win!.memberId, win!.review], [prize.toString(), who.member.id, 'WAITING'])
  const path = `jackpots/wins/${win!.level}/${win!.cycle}/release`
  const other = await newSomebody(house)
  assert.equal((await post(path, { memberId: other.member.id })).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await post('jackpots/wins/GRAND/1/release', { memberId: who.member.id })).errorCode, 'SYS_NOT_FOUND')
  await decided(path, { memberId: who.member.id })
  assert.deepEqual(await held(), { ...after, held: 0n })
  assert.deepEqual(await messages(), [['jackpotReleased', prize.toString()]])
  assert.deepEqual(await waiting(), [])
  assert.equal((await post(path, { memberId: who.member.id })).errorCode, 'SYS_NOT_FOUND')
  const { list } = (await get<{ list: DeskJackpotWin[] }>('jackpots/wins')).value!
  assert.deepEqual(
    list.map(({ review }) => review),
    ['RELEASED'],
  )
  Object.assign(brand, { jackpots: usual })
})

test('a held pot that two people refuse goes back to a pot, and not to the house', async () => {
  const { jackpots } = house.parts.rounds
  const brand = jackpots.brands.find(({ merchantCode }) => merchantCode === who.member.merchantCode)!
  const usual = brand.jackpots!
  Object.assign(brand, { jackpots: { ...usual, reviewFrom: 5_000n } })
  const { rows: before } = await sql<{ balance: bigint }>`
    select balance from ledger.account where owner_id = ${who.member.id} and account_no = 1`.execute(
    house.parts.database.db,
  )
  const reply = await spun(house, who)
  const prize = BigInt(reply.jackpots![0]!.amount)
  Object.assign(brand, { jackpots: usual })
  const stood = BigInt((await pot('MAJOR')).amount)
  const [win] = (await get<{ list: DeskJackpotWin[] }>('jackpots/wins?review=WAITING')).value!.list
  const path = `jackpots/wins/${win!.level}/${win!.cycle}/refuse`
  await decided(path, { memberId: who.member.id })
  assert.equal(BigInt((await pot('MAJOR')).amount), stood + prize)
  const { rows: after } = await sql<{ held: bigint; balance: bigint }>`
    select held, balance from ledger.account where owner_id = ${who.member.id} and account_no = 1`.execute(
    house.parts.database.db,
  )
  const played = BigInt(reply.round.payout) - BigInt(reply.round.stake)
  assert.deepEqual(after[0], { held: 0n, balance: before[0]!.balance + played })
  assert.deepEqual((await messages()).at(-1), ['jackpotRefused', prize.toString()])
  const { list } = (await get<{ list: DeskJackpotWin[] }>('jackpots/wins?review=REFUSED')).value!
  assert.deepEqual([list.length, list[0]!.cycle, Boolean(list[0]!.refusedAt)], [1, win!.cycle, true])
  // Players read of what was won, and this wasn't; it can neither be refused nor let go again.
  const shown = await ask<{ list: { cycle: number }[] }>(house, 'GET', '/wps/v2/jackpots/wins')
  assert.ok(!shown.value!.list.some(({ cycle }) => cycle === win!.cycle))
  assert.equal((await post(path, { memberId: who.member.id })).errorCode, 'SYS_NOT_FOUND')
})

test('other terms hold from the next pot on, once two people agreed', async () => {
  const body = { seed: '9000', mainPpm: 20_000, reservePpm: 500, limit: '2000000' }
  await decided('jackpots/MAJOR/terms', body)
  const before = await pot('MAJOR')
  assert.deepEqual([before.terms.seed, before.nextTerms?.seed], ['5000', '9000'])
  assert.deepEqual(await won(), ['MAJOR'])
  const after = await pot('MAJOR')
  assert.deepEqual(
    [after.cycle, after.terms, after.nextTerms],
    [4, { kind: 'RANDOM', seed: '9000', mainPpm: 20_000, reservePpm: 500, oneIn: '2000000' }, undefined],
  )
})

test('terms that can’t be are refused, each by its field', async () => {
  const body = { seed: '5000', mainPpm: 20_000, reservePpm: 500, limit: '2000000' }
  for (const [wrong, field] of [
    [{ mainPpm: 60_000 }, 'mainPpm'],
    [{ reservePpm: 60_000 }, 'reservePpm'],
    [{ limit: '1000' }, 'limit'],
    [{ mainPpm: 0 }, 'mainPpm'],
  ] as const) {
    const { errorCode, fields } = await post('jackpots/MAJOR/terms', { ...body, ...wrong })
    assert.deepEqual([errorCode, fields?.[0]?.field], ['VAL_FIELD', field])
  }
  assert.equal((await post('jackpots/MINI/terms', { ...body, limit: '4000' })).errorCode, 'VAL_FIELD')
  assert.equal((await post('jackpots/NO_SUCH/terms', body)).errorCode, 'SYS_NOT_FOUND')
})

test('a level that is suspended neither grows nor is won, and goes on where it stood', async () => {
  await decided('jackpots/GRAND/state', { state: 'SUSPENDED' })
  const { amount } = await pot('GRAND')
  await spun(house, who, { stake: '100000' })
  assert.equal((await pot('GRAND')).amount, amount)
  assert.equal((await post('jackpots/GRAND/state', { state: 'SUSPENDED' })).errorCode, 'VAL_FIELD')
  await decided('jackpots/GRAND/state', { state: 'OPEN' })
  await spun(house, who, { stake: '100000' })
  assert.equal((await pot('GRAND')).amount, String(BigInt(amount) + 1_000n))
})

test('what is in a level that is retired goes on to another, never to the house', async () => {
  assert.equal((await post('jackpots/MAJOR/retire', { to: 'MINI' })).errorCode, 'VAL_FIELD', 'over its cap')
  assert.equal((await post('jackpots/MINI/retire', { to: 'MINI' })).errorCode, 'VAL_FIELD')
  const [mini, grand] = [await pot('MINI'), await pot('GRAND')]
  await decided('jackpots/MINI/retire', { to: 'GRAND' })
  assert.deepEqual([(await pot('MINI')).state, (await pot('MINI')).amount], ['RETIRED', '0'])
  const sum = BigInt(mini.amount) + BigInt(grand.amount)
  const after = BigInt((await pot('GRAND')).amount)
  // What each had in millionths may come to one more unit together.
  assert.ok(after === sum || after === sum + 1n, `${after} of ${sum}`)
  assert.equal((await post('jackpots/MINI/state', { state: 'OPEN' })).errorCode, 'VAL_FIELD')
})
