import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { Player } from '@senluna/server/modules/wagers/testing/player.ts'
import { createTestDatabase } from '@senluna/server/testing/database.ts'
import { capture, entomb, post, reconcile, reserve, reverse } from './index.ts'
import { move } from './testing/suite.ts'
import { CHECK_NAMES } from './reconcile.ts'
import { breaksIn, NOW, openMember, openWorld, queryOn, type World } from './testing/world.ts'

let world: World
let member: string
const ROUND = randomUUID()

beforeAll(async () => {
  world = await openWorld(await createTestDatabase())
  member = await openMember(world)
  const { query } = world
  const reversed = randomUUID()
  for (const [units, key] of [
    [1_000n, randomUUID()],
    [-30n, reversed],
  ] as const)
    await post(query, [move(world, member, units, key)], NOW)
  assert.equal(await reverse(query, { owner: member, key: reversed, source: 2 }, randomUUID(), NOW), 'posted')
  const hold = randomUUID()
  assert.equal(
    await reserve(query, { owner: member, account: 1, key: hold, source: 2, amount: amount(100n), at: NOW }),
    'posted',
  )
  const taken = { key: randomUUID(), amount: amount(40n), kind: 401, counter: world.houses.GAME, at: NOW }
  assert.equal(await capture(query, { owner: member, hold, source: 2 }, taken), 'posted')
  assert.equal(
    await entomb(query, { owner: member, account: 1, key: randomUUID(), source: 2, reason: 'test', at: NOW }),
    'posted',
  )
  const legs = [-20n, 50n].map((units) => ({ kind: 200, amount: amount(units), counter: world.houses.GAME }))
  const [posted] = await post(query, [{ owner: member, account: 1, key: ROUND, source: 1, at: NOW, legs }], NOW)
  await world.owner.query(
    `insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after, placed_at, status, book, currency, product, vendor, game_id)
     values ($1, $2, $2, 20, 50, 20, $3::bigint - 30, $3, now(), 1, 0, 'AAA', 'RNG', 'SENLUNA', 'sen-vang')`,
    [member, ROUND, posted!.balance],
  )
  await world.owner.query(
    `insert into wagers.round (owner_id, id, seed_id, nonce, rules_no, steps, draws) values ($1, $2, $3, 0, 1, 1, '\\x00')`,
    [member, ROUND, randomUUID()],
  )
  await playOn(new Player(world, 'ACME', query, id<'member'>(member)))
})
afterAll(() => world.close())

/** Wagers made step by step: one won and corrected, one rolled back, one cancelled with a debt. */
async function playOn(player: Player): Promise<void> {
  const [won, undone, cancelled] = [randomUUID(), randomUUID(), randomUUID()]
  await player.bet(won, won, 100n)
  await player.win(won, randomUUID(), 120n)
  await player.adjust(won, randomUUID(), -5n)
  await player.bet(undone, undone, 10n)
  await player.rollback(undone, undone)
  await player.rollback(undone, randomUUID())
  await player.bet(cancelled, cancelled, 50n)
  await player.win(cancelled, randomUUID(), 400n)
  const { main } = await player.holds()
  assert.equal((await player.bet(randomUUID(), randomUUID(), main - 60n)).status, 'posted', 'all but what is held')
  assert.equal((await player.cancel(cancelled)).debt, 400n)
}

test('a ledger that holds has no breaks', async () => assert.deepEqual(await breaksIn(world), []))

const FLOOR = 'alter table ledger.account drop constraint account_floor'

/** What is done behind the ledger's back, and the checks that must say so. */
const DAMAGES: readonly [what: string, sql: readonly string[], checks: readonly string[]][] = [
  [
    'money that comes from nowhere',
    ['update ledger.account set balance = balance + 1 where owner_id = $1 and account_no = 1'],
    ['every account equals the sum of its entries', 'each currency sums to zero'],
  ],
  [
    'a version that was skipped',
    ['update ledger.account set version = version + 1 where owner_id = $1 and account_no = 1'],
    ['every account equals the sum of its entries'],
  ],
  [
    'a house account that was not told',
    [`update ledger.account set balance = balance - 1 where owner_id = ledger.house() and version > 0`],
    ['every account equals the sum of its entries', 'each currency sums to zero'],
  ],
  [
    'a movement that was removed',
    ['delete from ledger.transfer where owner_id = $1 and version = 2'],
    [
      'versions run without gaps and each balance follows from the one before',
      'every account equals the sum of its entries',
    ],
  ],
  [
    'a movement that was altered',
    ['update ledger.transfer set amount = amount + 1 where owner_id = $1 and version = 1'],
    ['versions run without gaps and each balance follows from the one before'],
  ],
  [
    'a balance of old that was altered',
    ['update ledger.transfer set balance_after = balance_after + 1 where owner_id = $1 and version = 1'],
    ['versions run without gaps and each balance follows from the one before'],
  ],
  [
    'a movement between two currencies',
    [
      `update ledger.transfer set counter_no = (select account_no from ledger.account where owner_id = ledger.house() and currency = 'BBB') where owner_id = $1 and version = 1`,
    ],
    ['both sides of a transfer are of one currency'],
  ],
  [
    'a wallet below its floor',
    [FLOOR, 'update ledger.account set floor = 999999999 where owner_id = $1 and account_no = 1'],
    ['no account is below its floor'],
  ],
  [
    'less than nothing held',
    [FLOOR, 'update ledger.account set held = -1 where owner_id = $1 and account_no = 2'],
    ['no account is below its floor', 'what is held equals the open holds'],
  ],
  [
    'a hold the wallet forgot',
    ['update ledger.account set held = 0 where owner_id = $1 and account_no = 1'],
    ['what is held equals the open holds'],
  ],
  [
    'a hold that shrank by itself',
    ['update ledger.hold set remaining = remaining - 1 where owner_id = $1'],
    ['each hold equals its parts', 'what is held equals the open holds'],
  ],
  [
    'a part of a hold that is gone',
    ['delete from ledger.hold_event where owner_id = $1'],
    ['each hold equals its parts'],
  ],
  [
    'a key both entombed and posted',
    [
      'update ledger.tombstone set key = (select key from ledger.transfer where owner_id = $1 and account_no = 1 and version = 1) where owner_id = $1',
    ],
    ['no key was both rolled back in advance and posted'],
  ],
  [
    'a reversal of something else',
    ['update ledger.reversal set reversal = gen_random_uuid() where owner_id = $1'],
    ['each reversal undoes its posting'],
  ],
  [
    'a wager that was paid otherwise',
    ['update wagers.wager set payout = payout + 1 where owner_id = $1'],
    ['each wager equals its postings'],
  ],
  [
    'a wager with a wrong balance',
    ['update wagers.wager set balance_after = balance_after + 1 where owner_id = $1'],
    ['each wager equals its postings'],
  ],
  [
    'a paid wager that is gone',
    ['delete from wagers.wager where owner_id = $1'],
    ['each wager equals its postings', 'each house round has its wager, each seed its rounds in order'],
  ],
  [
    'a wager whose money is gone',
    ['delete from ledger.transfer where owner_id = $1 and source = 1'],
    ['each wager equals its postings'],
  ],
  [
    'a movement of a wager that moved otherwise',
    ['update wagers.movement set moved = moved + 1 where owner_id = $1 and kind = 2'],
    ['each movement of a wager equals its postings', 'each wager and round equals its movements'],
  ],
  [
    'a movement of a wager with a wrong balance',
    ['update wagers.movement set balance_before = balance_before + 1 where owner_id = $1 and kind = 1'],
    ['each movement of a wager equals its postings'],
  ],
  [
    'a movement of a wager that is gone',
    ['delete from wagers.movement where owner_id = $1 and kind = 4'],
    ['each wager equals its postings', 'each wager and round equals its movements'],
  ],
  [
    'a refusal that moved money all the same',
    ['update wagers.movement set status = 3 where owner_id = $1 and kind = 2'],
    ['each movement of a wager equals its postings', 'each wager and round equals its movements'],
  ],
  [
    'a debt that was forgotten',
    ['update wagers.movement set debt = 0 where owner_id = $1 and kind = 3'],
    ['each movement of a wager equals its postings'],
  ],
  [
    'a cancellation that is not the sum of its parts',
    ['update wagers.movement set moved = moved + 1 where owner_id = $1 and kind = 5'],
    ['each movement of a wager equals its postings'],
  ],
  [
    "a win given to another's wager",
    ['update wagers.movement set wager_id = gen_random_uuid() where owner_id = $1 and kind = 2'],
    ['each wager equals its postings', 'each wager and round equals its movements'],
  ],
  [
    'a rolled-back wager that still stands as lost',
    ['update wagers.wager set status = 2 where owner_id = $1 and status = 7'],
    ['each wager equals its postings', 'each wager and round equals its movements'],
  ],
  [
    'a house round cancelled without its reversal',
    [`update wagers.wager set status = 7 where owner_id = $1 and vendor = 'SENLUNA'`],
    ['each wager and round equals its movements'],
  ],
  [
    'turnover that nobody staked',
    ['update wagers.wager set valid_bet = valid_bet + 1 where owner_id = $1 and status = 1'],
    ['each wager and round equals its movements'],
  ],
  [
    'a round that counts a win too many',
    ['update wagers.round_state set wins = wins + 1 where owner_id = $1'],
    ['each wager and round equals its movements'],
  ],
  [
    'a round that is gone from the list of rounds',
    ['delete from wagers.round_state where owner_id = $1'],
    ['each wager and round equals its movements'],
  ],
  [
    'a step of a round that was forgotten',
    ['delete from wagers.round_step where owner_id = $1 and kind = 4'],
    ['each wager and round equals its movements'],
  ],
  [
    'a step that was undone by nobody',
    ['update wagers.round_step set undone = true where owner_id = $1 and kind = 2'],
    ['each wager and round equals its movements'],
  ],
  [
    'a round that is gone',
    ['delete from wagers.round where owner_id = $1'],
    ['each house round has its wager, each seed its rounds in order'],
  ],
  [
    'a nonce that was skipped',
    ['update wagers.round set nonce = 1 where owner_id = $1'],
    ['each house round has its wager, each seed its rounds in order'],
  ],
]

/** The same of the cashier: what its tables say without the money, and money without what they say. */
const CASHIER_DAMAGES: typeof DAMAGES = [
  [
    'a deposit credited without money',
    [
      `insert into cashier.deposit (id, merchant_id, order_no, member_id, user_name, channel_id, channel_code, provider, method,
         currency, request_key, asked, fee_ppm, fee_fixed, received, fee, main_part, locked_part, state, created_at, expires_at,
         changed_at, credited_at)
       values (gen_random_uuid(), 'senluna', 'D0000000000', $1, 'm', gen_random_uuid(), 'BANK-1', 'manual-bank', 'BANK_QR', 'AAA',
         gen_random_uuid(), 5, 0, 0, 5, 0, 5, 0, 'CREDITED', now(), now(), now(), now())`,
    ],
    ['each credited deposit is in the wallets of its member'],
  ],
  [
    'money of a deposit that nobody ordered',
    ['update ledger.transfer set source = 6, kind = 100 where owner_id = $1 and version = 1 and account_no = 1'],
    ['each credited deposit is in the wallets of its member'],
  ],
  [
    'a receipt that suspense knows nothing of, and that is partly gone',
    [
      `insert into cashier.receipt (id, merchant_id, channel_id, source, key, booked_at, amount, currency, content, payer_name,
         payer_account, reference, state, left_over, created_at, changed_at)
       values (gen_random_uuid(), 'senluna', gen_random_uuid(), 'BANK', sha256('x'), now(), 7, 'AAA', '', '', '', '', 'SUSPENSE', 5, now(), now())`,
    ],
    ['suspense holds what has come in and belongs to nobody', 'each receipt is used up or left over'],
  ],
  [
    'a withdrawal that nothing is held for',
    [
      `insert into payout.withdrawal (no, merchant_id, member_id, currency, amount, fee, account_id, state, decision, score,
         auto_confirm_minutes, due_at, created_at)
       values ('W1', 'senluna', $1, 'AAA', 9, 1, gen_random_uuid(), 'APPROVED', 'AUTO', 0, 30, now(), now())`,
    ],
    ['what is held for withdrawals is what they have still to pay'],
  ],
  [
    'a part that was paid with nothing',
    [
      `insert into payout.withdrawal (no, merchant_id, member_id, currency, amount, fee, account_id, state, decision, score,
         auto_confirm_minutes, due_at, created_at, ended_at)
       values ('W1', 'senluna', $1, 'AAA', 9, 1, gen_random_uuid(), 'RECEIVED', 'AUTO', 0, 30, now(), now(), now())`,
      `insert into payout.part (no, part, amount, channel_id, state, hold_key, send_key, made_at)
       values ('W1', 1, 8, 'bank', 'CONFIRMED', gen_random_uuid(), gen_random_uuid(), now())`,
    ],
    ['what left by withdrawals was paid, or is their fee'],
  ],
  [
    'a transfer that is on its way with nothing',
    [
      `insert into transfers.vendor_transfer (id, owner_id, request_id, merchant_id, vassalage, wallet_no, direction, amount,
         currency, state, created_at, ask_at)
       values (gen_random_uuid(), $1, gen_random_uuid(), 'senluna', 'ACME', 101, 'IN', 5, 'AAA', 'UNKNOWN', now(), now())`,
    ],
    ['clearing lines hold what is under way'],
  ],
  [
    'a requirement that was met by nothing',
    [
      `insert into turnover.requirement (id, merchant_id, member_id, source, source_id, required, done, created_at)
       values (gen_random_uuid(), 'senluna', $1, 'DEPOSIT', 'x', 10, 4, now())`,
    ],
    ['each requirement is done as far as wagers gave to it'],
  ],
]

for (const [what, sql, checks] of [...DAMAGES, ...CASHIER_DAMAGES]) {
  test(`reconcile reports ${what}`, async () => {
    await world.owner.query('begin')
    try {
      await world.owner.query('set local session_replication_role = replica')
      let harmed = 0
      for (const text of sql)
        harmed += (await world.owner.query(text, text.includes('$1') ? [member] : [])).rowCount ?? 0
      assert.ok(harmed > 0, 'the damage was done')
      const breaks = await reconcile(queryOn(world.owner))
      const names = breaks.map((one) => one.check)
      for (const check of checks) assert.ok(names.includes(check), `${check}; found: ${names.join('; ')}`)
      for (const { detail } of breaks) assert.ok(detail.length > 10, 'and says where')
    } finally {
      await world.owner.query('rollback')
    }
  })
}

test('every check has a damage that it finds', () => {
  assert.deepEqual(
    [...new Set([...DAMAGES, ...CASHIER_DAMAGES].flatMap(([, , checks]) => checks))].sort(),
    [...CHECK_NAMES].sort(),
  )
})
