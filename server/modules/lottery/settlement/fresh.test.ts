import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import { GAMES } from '@senluna/games/lottery/rules/index.ts'
import { at } from '@senluna/kit/assert.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { breaksIn } from '@senluna/ledger/testing/world.ts'
import { cancel } from '../money/cancel.ts'
import { settleFresh, SETTLED, type SettledTicket } from '../money/settle.ts'
import { openDrawWorld, type DrawWorld } from '../testing/draw-world.ts'
import { settleDraw } from './settle-draw.ts'

// The first settlement of a draw looks at no wager before it writes: what isn't open is found out,
// and nothing stays of what was taken for granted.

let world: DrawWorld
beforeAll(async () => {
  world = await openDrawWorld()
})
afterAll(() => world.close())

const GAME = 'K3_1M'
const bet = (draw: number, sum: number) => ({
  draw,
  betType: 'K3_SUM',
  selection: [sum],
  unit: 1_000n,
  stake: 1_000n,
})

/**
 * A draw whose tickets are of so many players, each with one that loses and one that wins by 3 3 3;
 * it isn't drawn yet.
 */
async function betDraw(players: number) {
  const { no } = await world.draw({ game: GAME, source: 'OFFICIAL' })
  const owners = (await Promise.all(Array.from({ length: players }, () => world.member(100_000n)))).sort()
  const tickets = new Map<string, Id<'ticket'>[]>()
  for (const owner of owners) tickets.set(owner, (await world.bet(owner, [bet(no, 4), bet(no, 9)])).ids)
  return { no, owners, tickets }
}

async function decide(no: number): Promise<void> {
  await world.world.owner.query(
    `insert into lottery.result (draw_no, version, result, origin, at) values ($1, 1, '[3, 3, 3]', 'test', now())`,
    [no],
  )
  await world.world.owner.query('update lottery.draw set state = 2, result_version = 1 where no = $1', [no])
}

/**
 * Settles it; answers how many tickets it changed and how many pieces were looked at ticket by
 * ticket.
 */
async function settleAll(no: number): Promise<{ changed: number; looked: number }> {
  let looked = 0
  const changed = await settleDraw(
    {
      db: world.lottery.db,
      query: async <Row>(text: string, values: readonly unknown[]) => {
        if (text.includes('lottery.settle_piece(')) looked++
        return world.world.query<Row>(text, values)
      },
      gameOf: (code) => GAMES.get(code),
      mostPayout: async () => amount(5_000_000_000n),
      lanes: [0, 1],
      now: () => world.clock.now(),
      settled: async () => undefined,
    },
    no,
  )
  return { changed, looked }
}

const takeBack = async (owner: Id<'member'>, ticket: Id<'ticket'>) => {
  const { status } = await cancel(
    world.world.query,
    { owner, ticket, reason: 'PLAYER', lane: 0, exposure: [], at: world.clock.now() },
    world.clock.now(),
  )
  assert.equal(status, 'cancelled')
}

const lostOf = (owner: Id<'member'>, ticket: Id<'ticket'>): SettledTicket => ({
  owner,
  ticket,
  wallet: { account: 1, book: 0, merchant: merchantCode('test'), currency: 'AAA' },
  status: SETTLED.LOST,
  hits: 0,
  payout: amount(0n),
  refund: amount(0n),
  rebate: amount(0n),
  validBet: amount(1_000n),
})

const wonOf = (owner: Id<'member'>, ticket: Id<'ticket'>): SettledTicket => ({
  ...lostOf(owner, ticket),
  status: SETTLED.WON,
  hits: 1,
  payout: amount(8_400n),
})

/** How often each ticket of the draw was published, by `kind`. */
async function published(kind: 'win' | 'cancel', tickets: readonly string[]): Promise<number[]> {
  const { rows } = await world.world.owner.query<{ payload: unknown }>(
    `select payload from platform.outbox where topic = 'wagersMoved'`,
  )
  const seen = new Map<string, number>()
  for (const { payload } of rows) {
    if (Array.isArray(payload)) continue
    const { same, each } = payload as { same: { kind?: string }; each: { wagerId: string[]; kind?: string[] } }
    for (const [place, id] of each.wagerId.entries())
      if ((each.kind?.[place] ?? same.kind) === kind) seen.set(id, (seen.get(id) ?? 0) + 1)
  }
  return tickets.map((ticket) => seen.get(ticket) ?? 0)
}

const everything = async (no: number) =>
  (
    await world.world.owner.query(
      `select (select jsonb_agg(w order by w.owner_id, w.id) from wagers.wager w) as wagers,
         (select jsonb_agg(a order by a.owner_id, a.account_no) from ledger.account a) as wallets,
         (select count(*) from ledger.transfer) as transfers, (select count(*) from lottery.settlement) as settlements,
         (select count(*) from platform.outbox) as events, (select to_jsonb(d) from lottery.draw d where no = $1) as draw`,
      [no],
    )
  ).rows[0]

test('a piece in which one ticket is not open, or not of the draw, or can’t be paid, is none: nothing of it is written', async () => {
  const { no, owners, tickets } = await betDraw(4)
  const strange = await betDraw(1)
  const [first, back, before, closed] = [at(owners, 0), at(owners, 1), at(owners, 2), at(owners, 3)]
  const [lost, won] = [tickets.get(first)![0]!, tickets.get(first)![1]!]
  await takeBack(back, tickets.get(back)![0]!)
  await decide(no)
  const draw = { no, version: 1, game: { gameId: GAME } }
  const settleNow = (list: readonly SettledTicket[]) =>
    settleFresh(world.world.query, draw, list, owners.at(-1)!, 0, world.clock.now())
  assert.equal(await settleNow([lostOf(before, tickets.get(before)![0]!), wonOf(before, tickets.get(before)![1]!)]), 2)
  await world.world.owner.query('update ledger.account set state = 2 where owner_id = $1', [closed])
  const good = [lostOf(first, lost), wonOf(first, won)]
  for (const [why, bad] of [
    ['a loss that was taken back', lostOf(back, tickets.get(back)![0]!)],
    ['a win that was taken back', wonOf(back, tickets.get(back)![0]!)],
    ['a loss that is settled', lostOf(before, tickets.get(before)![0]!)],
    ['a win that is settled', wonOf(before, tickets.get(before)![1]!)],
    ['a win of a closed wallet', wonOf(closed, tickets.get(closed)![1]!)],
    ['a win of another draw', wonOf(strange.owners[0]!, strange.tickets.get(strange.owners[0]!)![1]!)],
    ['a loss that is nobody’s', lostOf(first, id('00000000-0000-7000-8000-0000000000ff'))],
  ] as const) {
    const was = await everything(no)
    assert.equal(await settleNow([...good, bad]), undefined, why)
    assert.deepEqual(await everything(no), was, why)
  }
  assert.equal(await settleNow(good), 2)
  await world.world.owner.query('update ledger.account set state = 0 where owner_id = $1', [closed])
  await decide(strange.no)
  await settleAll(strange.no)
  await world.world.owner.query('update lottery.draw set settled_to = null where no = $1', [no])
  await settleAll(no)
  assert.deepEqual(await breaksIn(world.world), [])
})

test('tickets that were taken back are left out without a look at every wager', async () => {
  const { no, owners, tickets } = await betDraw(6)
  for (const owner of owners.slice(0, 3)) await takeBack(owner, tickets.get(owner)![1]!)
  await decide(no)
  assert.deepEqual(await settleAll(no), { changed: 9, looked: 0 })
  for (const [place, owner] of owners.entries()) {
    const [lost, won] = await Promise.all(tickets.get(owner)!.map((ticket) => world.standing(ticket)))
    assert.deepEqual([lost!.status, won!.status], [2, place < 3 ? 7 : 1])
    assert.equal(await world.balance(owner), place < 3 ? 99_000n : 98_000n + won!.payout)
  }
  const all = [...tickets.values()].flat()
  assert.deepEqual(
    await published('win', all),
    owners.flatMap((_, place) => [1, place < 3 ? 0 : 1]),
  )
  assert.deepEqual(await breaksIn(world.world), [])
})

test('one that is not on the list of those taken back is found out, and the others are settled once', async () => {
  const { no, owners, tickets } = await betDraw(4)
  await takeBack(owners[1]!, tickets.get(owners[1]!)![1]!)
  await world.world.owner.query('delete from lottery.cancelled where draw_no = $1', [no])
  await decide(no)
  assert.deepEqual(await settleAll(no), { changed: 7, looked: 1 })
  assert.equal(await world.balance(owners[1]!), 99_000n)
  assert.deepEqual(
    await published('win', [...tickets.values()].flat()),
    owners.flatMap((_, place) => [1, place === 1 ? 0 : 1]),
  )
  assert.deepEqual(await breaksIn(world.world), [])
})

test('what was settled without a word of how far is found out when it goes on, and told once', async () => {
  const { no, owners, tickets } = await betDraw(4)
  await decide(no)
  const done = owners[2]!
  const [lost, won] = tickets.get(done)!
  const draw = { no, version: 1, game: { gameId: GAME } }
  assert.equal(
    await settleFresh(world.world.query, draw, [lostOf(done, lost!), wonOf(done, won!)], null, 0, world.clock.now()),
    2,
  )
  assert.deepEqual(await settleAll(no), { changed: 6, looked: 1 })
  assert.equal(await world.balance(done), 98_000n + 8_400n)
  assert.deepEqual(
    await published('win', [...tickets.values()].flat()),
    owners.flatMap(() => [1, 1]),
  )
  assert.deepEqual(await breaksIn(world.world), [])
  await world.world.owner.query(
    'update lottery.draw set settled_at = null, settled_to = null, settled_version = 0 where no = $1',
    [no],
  )
  const was = await everything(no)
  assert.deepEqual(await settleAll(no), { changed: 0, looked: 0 })
  const after = await everything(no)
  assert.deepEqual({ ...after, events: 0, draw: 0 }, { ...was, events: 0, draw: 0 })
})
