import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { DeskBetDetails } from '@senluna/contract/desk/members/bets.ts'
import { amount } from '@senluna/kit/money.ts'
import { SOURCE, WALLET, walletsOf } from '@senluna/ledger/index.ts'
import { openDatabase } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { newSomebody, openHouse, sit, spun, type House, type Somebody } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'
import { bet } from '../operations/bet.ts'
import { rollback } from '../operations/rollback.ts'
import { win } from '../operations/win.ts'

let house: House
let maker: Person
let checker: Person
beforeAll(async () => {
  house = await openHouse()
  maker = await newPerson(house, ['RISK'])
  checker = await newPerson(house, ['RISK'])
})
afterAll(() => house.close())

const now = () => house.parts.clock.now()
const query = () => queryOf(house.parts.database.db)
const ask = (who: Somebody, betNo: string, as = maker) =>
  askDesk<Awaiting>(house, as, 'POST', `/bo/v1/members/${who.member.id}/bets/${betNo}/void`)
const decide = (id: string, as = checker, verb = 'approve') =>
  askDesk(house, as, 'POST', `/bo/v1/approvals/${id}/${verb}`)
const whole = async (who: Somebody, betNo: string) =>
  (await askDesk<DeskBetDetails>(house, maker, 'GET', `/bo/v1/members/${who.member.id}/bets/${betNo}`)).value!
async function money(who: Somebody) {
  const wallets = await walletsOf(query(), who.member.id)
  const balanceOf = (account: number) => wallets.find((wallet) => wallet.account === account)?.balance ?? 0n
  return { main: balanceOf(WALLET.MAIN), debt: balanceOf(WALLET.DEBT) }
}
const notified = async (who: Somebody) => {
  const { rows } = await sql<{ template: string }>`select template from messages.message
    where member_id = ${who.member.id} and template like 'betVoided%' order by at`.execute(house.parts.database.db)
  return rows.map(({ template }) => template)
}

/** A bet at somebody else's game, open until it is won. */
async function atVendor(who: Somebody, units: bigint) {
  const [round, key] = [randomUUID(), randomUUID()]
  house.advance(1_000)
  const operation = {
    owner: who.member.id,
    source: SOURCE.VENDOR,
    round,
    wallet: WALLET.MAIN,
    currency: 'XVD',
    vendor: 'OTHER',
    at: now(),
  }
  const game = {
    mode: 'REAL' as const,
    product: 'LIVE' as const,
    game: 'other-game',
    merchant: merchantCode('senluna'),
  }
  await bet(query(), { ...operation, ...game, key, amount: amount(units) }, now())
  return {
    betNo: key,
    wins: (paid: bigint) => win(query(), { ...operation, key: randomUUID(), amount: amount(paid) }, now()),
    rollsBack: () => rollback(query(), { ...operation, key: randomUUID(), undoes: key, reason: 'vendor' }, now()),
  }
}

test('a wager is voided by two: the stake comes back, what it paid is taken back, once, and the player is told', async () => {
  const who = await newSomebody(house)
  const start = (await money(who)).main
  const bet = await atVendor(who, 40_000n)
  await bet.wins(90_000n)
  const asked = await ask(who, bet.betNo)
  assert.equal(asked.status, 202)
  assert.equal((await money(who)).main, start + 50_000n, 'only rehearsed')
  assert.equal((await whole(who, bet.betNo)).status, 'WON')
  assert.equal((await ask(who, bet.betNo)).errorCode, 'APPROVAL_OPEN')
  assert.equal((await decide(asked.value!.approvalId, maker)).errorCode, 'APPROVAL_OWN')
  assert.equal((await decide(asked.value!.approvalId)).success, true)
  assert.deepEqual(await money(who), { main: start, debt: 0n })
  const after = await whole(who, bet.betNo)
  assert.deepEqual([after.status, after.payout, after.validBet, after.pnl], ['CANCELLED', '0', '0', '0'])
  assert.deepEqual(
    after.steps.map(({ kind, undone }) => [kind, undone]),
    [
      ['BET', true],
      ['WIN', true],
    ],
  )
  assert.deepEqual(await notified(who), ['betVoided'])
  const again = await ask(who, bet.betNo)
  assert.ok(again.text.includes('BET_OVER'))
  const { rows } = await sql<{ action: string }>`select action from audit.entry
    where object_id = ${bet.betNo} and action like 'bets.void%' order by seq`.execute(house.parts.database.db)
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['bets.void.asked', 'bets.void.approved'],
  )
})

test('a round of a house game is voided whole; what the wallet lacks becomes a debt that both saw before', async () => {
  const who = await newSomebody(house)
  const seat = await sit(house, who)
  let played = await spun(house, seat)
  for (let more = 0; BigInt(played.round.payout) <= BigInt(played.round.stake) && more < 200; more++)
    played = await spun(house, seat)
  const gain = BigInt(played.round.payout) - BigInt(played.round.stake)
  assert.ok(gain > 0n)
  // All but one unit is spent elsewhere.
  const spent = await atVendor(who, (await money(who)).main - 1n)
  await spent.wins(0n)
  const asked = await ask(who, played.round.id)
  const request = await sql<{ after: { moved: string; debt?: string } }>`select after from approvals.approval
    where id = ${asked.value!.approvalId}`.execute(house.parts.database.db)
  assert.deepEqual([request.rows[0]?.after.moved, request.rows[0]?.after.debt], [String(-gain), String(gain - 1n)])
  await decide(asked.value!.approvalId)
  assert.deepEqual(await money(who), { main: 0n, debt: -(gain - 1n) })
  assert.deepEqual(await notified(who), ['betVoidedOwing'])
})

test('what moved between asking and deciding makes it stale, and nothing happens', async () => {
  const who = await newSomebody(house)
  const won = await atVendor(who, 10_000n)
  const asked = await ask(who, won.betNo)
  await won.wins(70_000n)
  const before = await money(who)
  assert.equal((await decide(asked.value!.approvalId)).errorCode, 'APPROVAL_STALE')
  assert.deepEqual(await money(who), before)
  assert.equal((await whole(who, won.betNo)).status, 'WON')

  const gone = await atVendor(who, 10_000n)
  const late = await ask(who, gone.betNo)
  await gone.rollsBack()
  assert.equal((await decide(late.value!.approvalId)).errorCode, 'APPROVAL_STALE')
  assert.deepEqual(await money(who), before)
  assert.deepEqual(await notified(who), [])
})

test('racing the settlement, a void takes the bet alone or is stale; the money is right either way', async () => {
  const ends = new Set<string>()
  for (let turn = 0; turn < 8; turn++) {
    const who = await newSomebody(house)
    const start = (await money(who)).main
    const bet = await atVendor(who, 20_000n)
    const asked = await ask(who, bet.betNo)
    const id = asked.value!.approvalId
    const [decided, paid] = await Promise.all(
      turn % 2 === 0 ? [decide(id), bet.wins(50_000n)] : [bet.wins(50_000n), decide(id)].reverse(),
    )
    assert.ok(decided && paid)
    const { status } = await whole(who, bet.betNo)
    ends.add(status)
    assert.deepEqual(await money(who), { main: status === 'WON' ? start + 30_000n : start, debt: 0n })
    assert.equal((await notified(who)).length, status === 'WON' ? 0 : 1)
  }
  assert.ok([...ends].every((status) => status === 'WON' || status === 'CANCELLED'))
})

test('two who decide the same void at once: it happens once', async () => {
  const who = await newSomebody(house)
  const start = (await money(who)).main
  const bet = await atVendor(who, 20_000n)
  const third = await newPerson(house, ['RISK'])
  const asked = await ask(who, bet.betNo)
  const replies = await Promise.all([checker, third].map((as) => decide(asked.value!.approvalId, as)))
  assert.deepEqual(replies.map(({ errorCode }) => errorCode ?? 'done').sort(), ['APPROVAL_STATE', 'done'])
  assert.equal((await money(who)).main, start)
})

test('other members’, other brands’ and unknown wagers aren’t found; play money and tickets are refused with a sentence', async () => {
  const who = await newSomebody(house)
  const other = await newSomebody(house)
  const { betNo } = await atVendor(who, 10_000n)
  assert.equal((await ask(other, betNo)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await ask(who, randomUUID())).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await ask(who, 'x')).errorCode, 'SYS_NOT_FOUND')
  const abroad = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  assert.equal((await ask(who, betNo, abroad)).errorCode, 'SYS_NOT_FOUND')
  const looker = await newPerson(house, ['SUPPORT'])
  assert.equal((await ask(who, betNo, looker)).errorCode, 'AUTH_FORBIDDEN')

  const trial = await newSomebody(house, 4)
  const played = await spun(house, await sit(house, trial))
  assert.ok((await ask(trial, played.round.id)).text.includes('BET_TRIAL'))
  assert.deepEqual(await house.breaks(), [], 'after everything that was voided here')
  // A ticket of the lottery is a wager without a round of these operations.
  const ticket = randomUUID()
  const owner = openDatabase(house.url, { max: 1, log: house.parts.log, as: 'owner', name: 'seed' })
  await sql`insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after, placed_at,
      status, book, currency, product, vendor, game_id)
    values (${who.member.id}, ${ticket}, ${ticket}, 5, 0, 0, 5, 0, ${new Date(now())}, 0, 0, 'XVD', 'VNLOTT', 'TCG_LOTTO_VN', 'mn')`.execute(
    owner.db,
  )
  assert.ok((await ask(who, ticket)).text.includes('BET_ELSEWHERE'))
  await owner.close()
})
