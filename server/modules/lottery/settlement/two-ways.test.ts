import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Id } from '@senluna/kit/ids.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import { seeded } from '@senluna/games/art/svg.ts'
import { GAMES } from '@senluna/games/lottery/rules/index.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import { later, SECOND } from '@senluna/kit/time.ts'
import { KIND, post, SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { queryOn } from '@senluna/ledger/testing/world.ts'
import { settle, SETTLED, type SettledTicket } from '../money/settle.ts'
import { openDrawWorld, type DrawWorld } from '../testing/draw-world.ts'

// A piece is settled the quick way, or ticket by ticket the careful way when something of it isn't
// as it should be. Here both must write the same rows, to the last column.

let world: DrawWorld
beforeAll(async () => {
  world = await openDrawWorld()
  // What is opened in a transaction that never was would be opened under another number the next
  // time.
  await world.world.owner.query(`select ledger.house_account_of('test', 'EXP:REBATE', 'AAA', 0::smallint, now())`)
})
afterAll(() => world.close())

/** One game of every family that is drawn, with whatever product and profile it has. */
const FAMILIES = [
  ...Map.groupBy(
    [...GAMES.values()].filter(({ disabled }) => !disabled),
    ({ profile }) => profile,
  ),
].map(([, games]) => games[0]!)

/** What a ticket can come to; `void` is of a draw that is. */
type Shape = (stake: bigint, roll: () => number) => Partial<SettledTicket>
const SHAPES: Readonly<Record<string, Shape>> = {
  'a plain loss': () => ({}),
  'a loss with money back': (stake) => ({ rebate: amount(stake / 100n + 1n) }),
  'a win': (stake, roll) => ({ status: SETTLED.WON, hits: 1 + roll(), payout: amount(stake * BigInt(2 + roll())) }),
  'a win with money back': (stake) => ({
    status: SETTLED.WON,
    hits: 2,
    payout: amount(stake * 3n),
    rebate: amount(7n),
  }),
  'a win cut by the cap': (stake) => ({
    status: SETTLED.WON,
    hits: 9,
    payout: amount(stake * 5n),
    cappedFrom: amount(stake * 90n),
  }),
  'a win cut to nothing': (stake) => ({ status: SETTLED.WON, hits: 1, cappedFrom: amount(stake * 90n) }),
  'a push': (stake) => ({ status: SETTLED.PUSH, payout: amount(stake), validBet: amount(0n) }),
  'a hedge that counts for nothing': (stake) => ({
    status: SETTLED.WON,
    hits: 1,
    payout: amount(stake * 2n),
    validBet: amount(0n),
  }),
}

const TABLES: Readonly<Record<string, string>> = {
  settlements: 'select * from lottery.settlement where owner_id = any ($1) order by owner_id, ticket_id',
  wagers: 'select * from wagers.wager where owner_id = any ($1) order by owner_id, id',
  movements: 'select * from ledger.transfer where owner_id = any ($1) order by owner_id, account_no, version, leg',
  wallets: 'select * from ledger.account where owner_id = any ($1) order by owner_id, account_no',
  house: `select account_no, balance, version from ledger.account where $1::uuid[] is not null
    and owner_id = '00000000-0000-7000-8000-000000000001' order by account_no`,
  guards: 'select * from protection.guard where owner_id = any ($1) order by owner_id',
  events: `select topic, audience, payload, at from platform.outbox where topic = 'wagersMoved' and $1::uuid[] is not null order by id desc limit 1`,
  draws: 'select no, settled_to, settled_at from lottery.draw where $1::uuid[] is not null order by no',
}

/** Everything a settlement wrote, in a transaction that never was. */
async function written(
  { way, owners }: { way: 'piece' | 'slow'; owners: readonly string[] },
  work: (query: Query) => Promise<number>,
): Promise<Record<string, unknown>> {
  const client = world.world.owner
  await client.query('begin')
  try {
    const plain = queryOn(client)
    // The quick way falls back on the other without a word: here it has none to fall back on.
    if (way === 'piece') await client.query('alter function lottery.settle_slow rename to set_aside')
    const query: Query = (text, values) => plain(text.replace('lottery.settle_piece', `lottery.settle_${way}`), values)
    const all: Record<string, unknown> = { settled: await work(query) }
    for (const [name, text] of Object.entries(TABLES)) all[name] = (await client.query(text, [owners])).rows
    return all
  } finally {
    await client.query('rollback')
  }
}

/** Players of whom one owes something, and one has a limit on what may be lost. */
async function players(count: number): Promise<Id<'member'>[]> {
  const owners = (await Promise.all(Array.from({ length: count }, () => world.member(10_000_000n)))).sort()
  const [debtor, careful] = owners
  await world.world.owner.query(
    `insert into ledger.account (owner_id, account_no, currency, floor, opened_at)
     select owner_id, wagers.debt_account(1), currency, -1000000000, opened_at from ledger.account where owner_id = $1 and account_no = 1`,
    [debtor],
  )
  const owed = [{ kind: KIND.PAYOUT_TAKEN_BACK, amount: amount(-40_000n), contra: world.world.houses.GIFT }]
  const debt = {
    owner: debtor as never,
    account: WALLET.DEBT,
    key: randomUUID(),
    source: SOURCE.DESK,
    at: world.clock.now(),
  }
  const [posted] = await post(world.world.query, [{ ...debt, legs: owed }], world.clock.now())
  assert.equal(posted?.status, 'posted')
  await world.world.owner.query(
    `insert into protection.guard (owner_id, merchant_id, active) values ($1, 'test', true) on conflict (owner_id) do update set active = true`,
    [careful],
  )
  return owners
}

for (const [nth, game] of FAMILIES.entries())
  test(`${game.profile}: the careful way writes what the quick way writes`, async () => {
    const roll = seeded(nth + 1)
    const below = (n: number) => Math.floor(roll() * n)
    const owners = await players(5)
    const names = Object.keys(SHAPES)
    for (const version of [1, 0]) {
      const { no } = await world.draw({ game: game.code })
      const tickets: SettledTicket[] = []
      const betType = Object.keys(game.prices)[0]!
      for (const owner of owners) {
        const stakes = Array.from({ length: 1 + below(names.length) }, () => BigInt(1 + below(50)) * 100n)
        const bets = stakes.map((stake) => ({ draw: no, betType, selection: null, unit: stake, stake }))
        const { ids, status } = await world.bet(owner, bets)
        assert.equal(status, 'placed')
        for (const [at, ticket] of ids.entries()) {
          const stake = stakes[at]!
          const shape: Partial<SettledTicket> =
            version === 0
              ? { status: SETTLED.VOID, refund: amount(stake), validBet: amount(0n) }
              : SHAPES[names[(at + below(names.length)) % names.length]!]!(stake, () => below(4))
          tickets.push({
            owner,
            ticket,
            wallet: { account: WALLET.MAIN, book: 0, merchant: merchantCode('test'), currency: 'AAA' },
            status: SETTLED.LOST,
            hits: 0,
            payout: amount(0n),
            refund: amount(0n),
            rebate: amount(0n),
            validBet: amount(stake),
            ...shape,
          })
        }
      }
      await world.world.owner.query(
        version === 0
          ? `update lottery.draw set state = 3 where no = $1`
          : `update lottery.draw set state = 2, result_version = 1 where no = $1`,
        [no],
      )
      const draw = { no, version, game: { gameId: game.code, product: game.product, vendor: game.vendorCode } }
      const at = later(world.clock.now(), SECOND)
      const both = (['piece', 'slow'] as const).map(
        (way) => () => written({ way, owners }, (query) => settle(query, draw, tickets, owners.at(-1)!, 0, at)),
      )
      const quick = await both[0]!()
      assert.equal(quick.settled, tickets.length)
      assert.deepEqual(await both[1]!(), quick)
      // All of what the debtor gets back of a void draw goes to the debt.
      const debt = (quick.wallets as { owner_id: string; account_no: number; balance: bigint }[]).find(
        ({ owner_id: owner, account_no: account }) => owner === owners[0] && account === 5,
      )
      if (version === 0) assert.ok(debt!.balance > -40_000n && debt!.balance <= 0n)
    }
  })
