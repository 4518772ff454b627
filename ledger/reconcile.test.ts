import { BOOK } from '@senluna/server/modules/wagers/record/wager-status.ts'
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { merchantCode } from '@senluna/kit/brand.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { flat } from '@senluna/games/lottery/rules/catalogue/prices/odds.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { cancel } from '@senluna/server/modules/lottery/money/cancel.ts'
import { place } from '@senluna/server/modules/lottery/money/place.ts'
import { settle, SETTLED } from '@senluna/server/modules/lottery/money/settle.ts'
import { Player } from '@senluna/server/modules/wagers/testing/player.ts'
import { CHECKS } from '@senluna/server/reconcile.ts'
import { createTestDatabase } from '@senluna/server/testing/database.ts'
import { SOURCE, WALLET, KIND, entomb, post, reconcile, reserve, reverse } from './index.ts'
import { capture } from './holds.ts'
import { move } from './testing/suite.ts'
import { breaksIn, NOW, openMember, openWorld, queryOn, type World } from './testing/world.ts'

let world: World
let member: Id<'member'>
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
  assert.equal(
    await reverse(query, { owner: member, key: reversed, source: SOURCE.GRANT }, randomUUID(), NOW),
    'posted',
  )
  const hold = randomUUID()
  assert.equal(
    await reserve(query, {
      owner: member,
      account: WALLET.MAIN,
      key: hold,
      source: SOURCE.GRANT,
      amount: amount(100n),
      at: NOW,
    }),
    'posted',
  )
  const taken = { key: randomUUID(), amount: amount(40n), kind: KIND.MANUAL_DEBIT, counter: world.houses.GAME, at: NOW }
  assert.equal(await capture(query, { owner: member, hold, source: SOURCE.GRANT }, taken), 'posted')
  assert.equal(
    await entomb(query, {
      owner: member,
      account: WALLET.MAIN,
      key: randomUUID(),
      source: SOURCE.GRANT,
      reason: 'test',
      at: NOW,
    }),
    'posted',
  )
  const legs = [-20n, 50n].map((units) => ({ kind: KIND.BET, amount: amount(units), counter: world.houses.GAME }))
  const [posted] = await post(
    query,
    [{ owner: member, account: WALLET.MAIN, key: ROUND, source: SOURCE.PLAY, at: NOW, legs }],
    NOW,
  )
  await world.owner.query(
    `insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after, placed_at, status, book, currency, product, vendor, game_id)
     values ($1, $2, $2, 20, 50, 20, $3::bigint - 30, $3, now(), 1, 0, 'AAA', 'RNG', 'SENLUNA', 'sen-vang')`,
    [member, ROUND, posted!.balance],
  )
  await world.owner.query(
    `insert into rounds.round (owner_id, id, seed_id, nonce, rules_no, steps, draws) values ($1, $2, $3, 0, 1, 1, '\\x00')`,
    [member, ROUND, randomUUID()],
  )
  await playOn(new Player(world, 'ACME', query, id<'member'>(member)))
  await playLottery()
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

/**
 * A draw of the lottery with an order of three tickets: one won with a rebate, one lost, one taken
 * back.
 */
async function playLottery(): Promise<void> {
  const seed = 'ab'.repeat(32)
  const { rows } = await world.owner.query<{ no: number }>(
    `insert into lottery.draw (game, numero, profile, source, open_at, lock_at, draw_at, commitment)
     values ('VN_N', '1', 'VN_N', 'SELF', $1::timestamptz, $1::timestamptz + interval '1 minute', $1::timestamptz + interval '2 minutes',
       encode(sha256(decode($2, 'hex')), 'hex')) returning no`,
    [new Date(NOW), seed],
  )
  const { no } = rows[0]!
  const owner = id<'member'>(member)
  const tickets = [20n, 30n, 10n].map((stake) => ({
    id: id<'ticket'>(randomUUID()),
    draw: no,
    game: 'VN_N',
    product: 'VNLOTT' as const,
    vendor: 'TCG_LOTTO_VN',
    betType: 'DE_DB',
    selection: ['79'],
    lines: 1,
    unit: amount(stake),
    multiple: 1,
    stake: amount(stake),
    price: flat(99_000),
    rules: 'test',
    rebatePpm: 0,
    rates: [],
  }))
  const order = {
    owner,
    wallet: 1,
    key: randomUUID(),
    no: 'L1',
    merchant: merchantCode('test'),
    currency: 'AAA',
    mode: 'REAL' as const,
  }
  const gift = { kind: KIND.MANUAL_CREDIT, amount: amount(60n), counter: world.houses.GIFT }
  await post(
    world.query,
    [{ owner: member, account: WALLET.MAIN, key: randomUUID(), source: SOURCE.GRANT, at: NOW, legs: [gift] }],
    NOW,
  )
  const placed = await place(world.query, { ...order, lane: 0, tickets, exposure: [], at: NOW }, NOW)
  assert.equal(placed.status, 'placed')
  const back = { owner, ticket: tickets[2]!.id, reason: 'PLAYER' as const, lane: 0, exposure: [], at: NOW }
  assert.equal((await cancel(world.query, back, NOW)).status, 'cancelled')
  await world.owner.query(
    `insert into lottery.seed (draw_no, sealed, beacon_source, revealed) values ($1, '', 'none', $2)`,
    [no, seed],
  )
  await world.owner.query(
    `insert into lottery.result (draw_no, version, result, origin, at) values ($1, 1, '{}', 'VDRAW-1', now())`,
    [no],
  )
  await world.owner.query('update lottery.draw set state = 2, result_version = 1, settled_at = now() where no = $1', [
    no,
  ])
  const settled = tickets.slice(0, 2).map(({ id: ticket, stake }, index) => ({
    owner: member,
    ticket,
    wallet: { account: WALLET.MAIN, book: BOOK.REAL, merchant: merchantCode('test'), currency: 'AAA' },
    status: index === 0 ? SETTLED.WON : SETTLED.LOST,
    hits: 1 - index,
    payout: amount(index === 0 ? 1_980n : 0n),
    refund: amount(0n),
    rebate: amount(index === 0 ? 3n : 0n),
    validBet: stake,
  }))
  assert.equal(await settle(world.query, { no, version: 1, game: { gameId: 'VN_N' } }, settled, member, 0, NOW), 2)
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
    ['delete from rounds.round where owner_id = $1'],
    ['each house round has its wager, each seed its rounds in order'],
  ],
  [
    'a nonce that was skipped',
    ['update rounds.round set nonce = 1 where owner_id = $1'],
    ['each house round has its wager, each seed its rounds in order'],
  ],
]

/**
 * The same of the cashier: what its tables say without the money, and money without what they say.
 */
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

/** The same of the lottery. */
const LOTTERY_DAMAGES: typeof DAMAGES = [
  [
    'an order of the lottery that is gone',
    ['delete from lottery.orders where owner_id = $1'],
    ['each order of the lottery is one posting, and its tickets share it'],
  ],
  [
    'a ticket more than was paid for',
    [
      `insert into lottery.ticket select owner_id, gen_random_uuid(), draw_no, order_id, 9, merchant_id, account_no, currency, book, bet_type,
         selection, lines, unit, multiple, stake, price, rules, rebate_ppm, rates, accepted_at from lottery.ticket
       where owner_id = $1 and place = 1`,
    ],
    [
      'each order of the lottery is one posting, and its tickets share it',
      'each lottery ticket is a wager and stands as settled',
    ],
  ],
  [
    'an order that cost less than it says',
    ['update lottery.orders set stake = stake + 1 where owner_id = $1'],
    ['each order of the lottery is one posting, and its tickets share it'],
  ],
  [
    'a ticket that was settled for more than was paid',
    ['update lottery.settlement set payout = payout + 1 where owner_id = $1 and status = 1'],
    [
      'each lottery ticket has brought what its last settlement says',
      'each lottery ticket is a wager and stands as settled',
    ],
  ],
  [
    'a rebate that nobody paid',
    ['update lottery.settlement set rebate = rebate + 1 where owner_id = $1 and status = 1'],
    ['each lottery ticket has brought what its last settlement says'],
  ],
  [
    'a settlement that is gone',
    ['delete from lottery.settlement where owner_id = $1 and status = 1'],
    [
      'each lottery ticket has brought what its last settlement says',
      'each lottery ticket is a wager and stands as settled',
    ],
  ],
  [
    'a ticket taken back whose stake did not return',
    ['delete from ledger.transfer where owner_id = $1 and source = 9 and kind = 202'],
    ['each lottery ticket has brought what its last settlement says'],
  ],
  [
    'a won ticket that its wager calls lost',
    [`update wagers.wager set status = 2, payout = 0 where owner_id = $1 and game_id = 'VN_N' and status = 1`],
    ['each lottery ticket is a wager and stands as settled'],
  ],
  [
    'a lost ticket that counts for more than was staked on it',
    [`update wagers.wager set valid_bet = stake + 1 where owner_id = $1 and game_id = 'VN_N' and status = 2`],
    ['each lottery ticket is a wager and stands as settled'],
  ],
  [
    'a ticket that lost without a result',
    [
      `update lottery.draw set state = 3, result_version = 0 where game = 'VN_N'`,
      `update wagers.wager set settled_at = null where owner_id = $1 and game_id = 'VN_N' and status = 2`,
    ],
    ['each lottery ticket is a wager and stands as settled'],
  ],
  [
    'a ticket that was taken at its lock',
    [`update lottery.draw set lock_at = open_at where game = 'VN_N'`],
    ['no lottery ticket was taken at or after its lock, and none is open when its draw is settled'],
  ],
  [
    'a ticket that a settled draw forgot',
    [`update wagers.wager set status = 0, valid_bet = 0 where owner_id = $1 and game_id = 'VN_N' and status = 2`],
    ['no lottery ticket was taken at or after its lock, and none is open when its draw is settled'],
  ],
  [
    'a ticket without its draw',
    ['update lottery.ticket set draw_no = 2000000000 where owner_id = $1'],
    ['no lottery ticket was taken at or after its lock, and none is open when its draw is settled'],
  ],
  [
    'a draw whose seed is another than it was committed to',
    [`update lottery.seed set revealed = repeat('cd', 32)`],
    ['each lottery draw that stands has its result, and one of ours the seed it was committed to'],
  ],
  [
    'a draw without the result it stands by',
    ['delete from lottery.result'],
    ['each lottery draw that stands has its result, and one of ours the seed it was committed to'],
  ],
  [
    'a seed that was shown before its draw',
    ['update lottery.draw set state = 1, settled_at = null'],
    ['each lottery draw that stands has its result, and one of ours the seed it was committed to'],
  ],
]

for (const [what, sql, checks] of [...DAMAGES, ...CASHIER_DAMAGES, ...LOTTERY_DAMAGES]) {
  test(`reconcile reports ${what}`, async () => {
    await world.owner.query('begin')
    try {
      await world.owner.query('set local session_replication_role = replica')
      let harmed = 0
      for (const text of sql)
        harmed += (await world.owner.query(text, text.includes('$1') ? [member] : [])).rowCount ?? 0
      assert.ok(harmed > 0, 'the damage was done')
      const breaks = await reconcile(queryOn(world.owner), CHECKS)
      const names = breaks.map((item) => item.check)
      for (const check of checks) assert.ok(names.includes(check), `${check}; found: ${names.join('; ')}`)
      for (const { detail } of breaks) assert.ok(detail.length > 10, 'and says where')
    } finally {
      await world.owner.query('rollback')
    }
  })
}

for (const [what, change, sentence] of [
  ['money', 'balance = balance + 1', /^account \S+\/1 holds (\d+), its entries come to (\d+)$/],
  [
    'the number of entries',
    'version = version + 1',
    /^account \S+\/1 has counted (\d+) entries, (\d+) are there; both come to \d+$/,
  ],
] as const) {
  test(`an account that differs from its entries by ${what} says so`, async () => {
    await world.owner.query('begin')
    try {
      await world.owner.query('set local session_replication_role = replica')
      await world.owner.query(`update ledger.account set ${change} where owner_id = $1 and account_no = 1`, [member])
      const [found] = await reconcile(queryOn(world.owner), CHECKS)
      const [, kept, there] = sentence.exec(found?.detail ?? '') ?? []
      assert.equal(Number(kept), Number(there) + 1, found?.detail)
    } finally {
      await world.owner.query('rollback')
    }
  })
}

test('every check has a damage that it finds', () => {
  assert.deepEqual(
    [...new Set([...DAMAGES, ...CASHIER_DAMAGES, ...LOTTERY_DAMAGES].flatMap(([, , checks]) => checks))].sort(),
    CHECKS.map(({ name }) => name).sort(),
  )
})
