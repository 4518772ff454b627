import assert from 'node:assert/strict'
import { merchantCode } from '@senluna/kit/brand.ts'
import { id } from '@senluna/kit/ids.ts'
import { vendorWallet, openWallet, setAccountState, WALLET } from '@senluna/ledger/index.ts'
import { NOW } from '@senluna/ledger/testing/world.ts'
import { key, short, STATE, type OperationCheck } from './operation-check.ts'
import { Player } from './player.ts'

/** What bets and wins promise. */
export const BET_AND_WIN_CHECKS: readonly OperationCheck[] = [
  {
    name: 'a bet takes its stake and opens its wager; a win pays and settles it',
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      const [round, first] = [key(), key()]
      const placed = await player.bet(round, first, 30n)
      assert.deepEqual(short(placed), ['posted', false, 70n, -30n])
      assert.deepEqual([placed.wager, placed.round, placed.version], [first, 'open', 2n])
      const open = { stake: 30n, payout: 0n, valid_bet: 0n, balance_before: 100n, balance_after: 70n }
      assert.deepEqual(await player.wager(first), { ...open, status: STATE.OPEN, settled: false })
      const paid = await player.win(round, key(), 75n, { bet: first })
      assert.deepEqual([...short(paid), paid.round], ['posted', false, 145n, 75n, 'settled'])
      const won = { ...open, payout: 75n, valid_bet: 30n, balance_after: 145n, status: STATE.WON, settled: true }
      assert.deepEqual(await player.wager(first), won)
      assert.deepEqual(await player.counted(), new Map([[first, { stake: 30n, valid: 30n, payout: 75n }]]))
    },
  },
  {
    name: 'a loss is a win of nothing, or a round that closes',
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      const [first, second, third] = [key(), key(), key()]
      await player.bet(first, first, 10n)
      assert.deepEqual(short(await player.win(first, key(), 0n)), ['posted', false, 90n, 0n])
      await player.bet(second, second, 10n)
      assert.equal((await player.win(second, key(), 0n, { closes: true })).round, 'closed')
      await player.bet(third, third, 10n)
      assert.deepEqual([(await player.close(third)).round, (await player.close(third)).replayed], ['closed', true])
      for (const wager of [first, second, third]) {
        const { status, valid_bet, settled } = await player.wager(wager)
        assert.deepEqual([status, valid_bet, settled], [STATE.LOST, 10n, true])
      }
    },
  },
  {
    name: 'a payout of the stake is a push',
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      const round = key()
      await player.bet(round, round, 10n)
      await player.win(round, key(), 10n)
      assert.equal((await player.wager(round)).status, STATE.PUSH)
    },
  },
  {
    name: 'who cannot pay is refused with the balance unchanged, for ever; the last unit may be staked',
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      const [round, refused] = [key(), key()]
      assert.deepEqual(short(await player.bet(round, refused, 101n)), ['insufficient', false, 100n, 0n])
      await player.fund(50n)
      assert.deepEqual(short(await player.bet(round, refused, 101n)), ['insufficient', true, 150n, 0n])
      assert.equal((await player.win(round, key(), 5n, { bet: refused })).status, 'bet_not_found')
      assert.deepEqual(short(await player.rollback(round, refused)), ['posted', false, 150n, 0n])
      assert.deepEqual(short(await player.bet(round, key(), 150n)), ['posted', false, 0n, -150n])
      assert.deepEqual(await player.counted().then((all) => all.has(refused)), false)
    },
  },
  {
    name: 'a win needs its bet',
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      const [round, first, early] = [key(), key(), key()]
      const lost = await player.win(round, early, 50n, { bet: first })
      assert.deepEqual([...short(lost), lost.round], ['bet_not_found', false, 100n, 0n, undefined])
      assert.equal((await player.win(round, key(), 50n)).status, 'bet_not_found')
      await player.bet(round, first, 10n)
      assert.deepEqual(short(await player.win(round, early, 50n, { bet: first })), ['bet_not_found', true, 90n, 0n])
      assert.equal((await player.win(key(), key(), 50n, { bet: first })).status, 'bet_not_found', 'of another round')
      assert.equal((await player.win(round, key(), 50n, { bet: early })).status, 'bet_not_found', 'no bet')
      assert.deepEqual(await player.holds(), { main: 90n, debt: 0n })
    },
  },
  {
    name: 'several bets and wins of a round, a hundred top-ups too, and rounds side by side',
    run: async (world) => {
      const player = await new Player(world).sit(10_000n)
      const [round, beside, first] = [key(), key(), key()]
      await player.bet(round, first, 100n)
      await player.bet(beside, beside, 50n)
      for (let more = 0; more < 101; more++) assert.equal((await player.bet(round, key(), 10n)).status, 'posted')
      assert.equal((await player.win(round, key(), 70n)).status, 'posted')
      assert.equal((await player.win(round, key(), 80n)).status, 'posted')
      const ended = await player.win(round, key(), 5n, { closes: true })
      assert.deepEqual([ended.balance, ended.round], [10_000n - 100n - 50n - 1_010n + 155n, 'closed'])
      assert.equal((await player.wager(first)).payout, 155n, 'a win that names no bet is its first one’s')
      assert.equal((await player.win(round, key(), 80n)).status, 'round_closed')
      assert.equal((await player.bet(round, key(), 10n)).status, 'round_closed')
      assert.equal((await player.win(beside, key(), 100n)).round, 'settled')
      const figures = [...(await player.counted()).values()]
      assert.equal(
        figures.reduce((sum, figure) => sum + figure.valid, 0n),
        1_160n,
      )
    },
  },
  {
    name: 'a frozen wallet takes no bet, but wins, rollbacks and corrections; a closed one nothing, and they may come again',
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      const [round, first, other, paid, fix] = [key(), key(), key(), key(), key()]
      await player.bet(round, first, 30n)
      await player.bet(round, other, 20n)
      await setAccountState(world.query, player.owner, WALLET.MAIN, 'frozen')
      const refused = key()
      assert.deepEqual(short(await player.bet(round, refused, 1n)), ['frozen', false, 50n, 0n])
      assert.equal((await player.win(round, paid, 60n, { bet: first })).balance, 110n)
      assert.equal((await player.rollback(round, other)).balance, 130n)
      assert.equal((await player.adjust(round, fix, -10n)).balance, 120n)
      const { rows } = await world.owner.query(
        'select state from ledger.account where owner_id = $1 and account_no = 1',
        [player.owner],
      )
      assert.deepEqual(rows, [{ state: 1 }], 'and stays frozen')
      await setAccountState(world.query, player.owner, WALLET.MAIN, 'closed')
      const [late, down] = [key(), key()]
      for (const answer of [
        await player.win(round, late, 7n),
        await player.adjust(round, down, -5n),
        await player.cancel(round),
      ])
        assert.deepEqual([answer.status, answer.moved, answer.debt], ['frozen', 0n, 0n])
      await setAccountState(world.query, player.owner, WALLET.MAIN, 'open')
      assert.deepEqual(short(await player.win(round, late, 7n)), ['posted', false, 127n, 7n])
      assert.deepEqual(short(await player.adjust(round, down, -5n)), ['posted', false, 122n, -5n])
      assert.deepEqual(short(await player.bet(round, refused, 1n)), ['frozen', true, 122n, 0n], 'refused for ever')
    },
  },
  {
    name: "the caller's checks count for a new key only",
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      const [round, taken, over, late] = [key(), key(), key(), key()]
      await player.bet(round, taken, 10n)
      assert.deepEqual(short(await player.bet(round, taken, 10n, { denied: 'LIMIT_STAKE' })), [
        'posted',
        true,
        90n,
        -10n,
      ])
      const denied = await player.bet(round, over, 50n, { denied: 'LIMIT_STAKE' })
      assert.deepEqual([...short(denied), denied.reason], ['denied', false, 90n, 0n, 'LIMIT_STAKE'])
      const again = await player.bet(round, over, 50n)
      assert.deepEqual([...short(again), again.reason], ['denied', true, 90n, 0n, 'LIMIT_STAKE'])
      await player.rollback(round, late)
      assert.equal((await player.bet(round, late, 10n, { denied: 'PLAYER_EXCLUDED' })).status, 'tombstoned')
    },
  },
  {
    name: 'amounts that cannot be, wallets that are none and currencies that differ are refused',
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      const round = key()
      await openWallet(world.query, player.owner, vendorWallet(7), 'AAA', NOW)
      const tooMuch = 10n ** 17n + 1n
      for (const units of [0n, -5n, tooMuch, 2n ** 63n - 1n])
        assert.equal((await player.bet(round, key(), units)).status, 'amount_invalid')
      for (const units of [-1n, tooMuch]) assert.equal((await player.win(round, key(), units)).status, 'amount_invalid')
      for (const units of [tooMuch, -tooMuch])
        assert.equal((await player.adjust(round, key(), units)).status, 'amount_invalid')
      const stranger = new Player(world)
      const nowhere = [
        stranger.bet(round, key(), 1n),
        stranger.win(round, key(), 1n),
        stranger.rollback(round, key()),
        stranger.adjust(round, key(), 1n),
        stranger.close(round),
        stranger.cancel(round),
        player.bet(round, key(), 1n, { wallet: 7 }),
        player.bet(round, key(), 1n, { owner: id<'member'>('00000000-0000-7000-8000-000000000001') }),
      ]
      for (const answer of await Promise.all(nowhere)) assert.equal(answer.status, 'unknown_account')
      assert.equal((await player.bet(round, key(), 1n, { currency: 'BBB' })).status, 'currency_mismatch')
      await player.bet(round, round, 10n)
      assert.equal((await player.win(round, key(), 1n, { currency: 'BBB' })).status, 'currency_mismatch')
      assert.equal((await player.rollback(round, round, key(), { currency: 'BBB' })).status, 'currency_mismatch')
      assert.equal((await player.cancel(round, key(), { currency: 'BBB' })).status, 'currency_mismatch')
      await player.win(round, key(), 5n)
      assert.equal((await player.adjust(round, key(), 1n, { currency: 'BBB' })).status, 'currency_mismatch')
      assert.deepEqual(await player.holds(), { main: 95n, debt: 0n })
    },
  },
  {
    name: "stakes go to the house account of the caller's lane; a reversal to the cold one",
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      const house = async () => {
        const { rows } = await world.owner.query<{ lane: number; balance: bigint }>(
          `select h.lane, a.balance from ledger.house_account h join ledger.account a on a.owner_id = ledger.house() and a.account_no = h.account_no
           where h.merchant_id = 'lanes' and h.code = 'GAME:LIVE' order by h.lane`,
        )
        return rows.map(({ lane, balance }) => [lane, balance])
      }
      const [round, paid] = [key(), key()]
      await player.bet(round, round, 30n, { lane: 7, merchant: merchantCode('lanes'), product: 'LIVE' })
      await player.win(round, paid, 50n, { lane: 9 })
      assert.deepEqual(await house(), [
        [7, 30n],
        [9, -50n],
      ])
      await player.rollback(round, paid)
      assert.deepEqual(await house(), [
        [0, 50n],
        [7, 30n],
        [9, -50n],
      ])
    },
  },
  {
    name: 'very large amounts keep every unit',
    run: async (world) => {
      const player = await new Player(world).sit(2n ** 53n + 1n)
      const [round, first] = [key(), key()]
      assert.equal((await player.bet(round, first, 2n ** 53n)).balance, 1n)
      const paid = 63_700_000n * 10n ** 6n + 2n ** 54n + 1n
      assert.equal((await player.win(round, key(), paid)).balance, paid + 1n)
      assert.equal((await player.adjust(round, key(), -1n)).balance, paid)
      assert.equal((await player.wager(first)).payout, paid - 1n)
    },
  },
]
