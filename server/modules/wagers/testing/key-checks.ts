import assert from 'node:assert/strict'
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import { KIND, SOURCE, WALLET, openWallet, post } from '@senluna/ledger/index.ts'
import { NOW } from '@senluna/ledger/testing/world.ts'
import { key, short, type OperationCheck } from './operation-check.ts'
import { Player } from './player.ts'

/** What keys promise: repeats, conflicts, whose they are, those rolled back before they came. */
export const KEY_CHECKS: readonly OperationCheck[] = [
  {
    name: 'a repeat of anything moves nothing and is answered as it was',
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      const [round, first, paid, corrected, undone] = [key(), key(), key(), key(), key()]
      const all = [
        () => player.bet(round, first, 30n),
        () => player.win(round, paid, 40n),
        () => player.adjust(round, corrected, -5n),
        () => player.rollback(round, first, undone),
        () => player.cancel(round, round),
      ]
      for (const [index, ask] of all.entries()) {
        const first = await ask()
        assert.equal(first.replayed, false)
        for (const repeat of all.slice(0, index + 1)) {
          const again = await repeat()
          assert.equal(again.replayed, true)
          assert.deepEqual(again.balance, first.balance, 'nothing moved')
        }
        const again = await ask()
        assert.deepEqual([again.status, again.moved, again.wager], [first.status, first.moved, first.wager])
      }
      assert.deepEqual(await player.holds(), { main: 100n, debt: 0n })
    },
  },
  {
    name: 'the same key with other content is told and moves nothing',
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      const [round, first, paid] = [key(), key(), key()]
      await openWallet(world.query, player.owner, WALLET.TRIAL, 'AAA', NOW)
      await player.bet(round, first, 30n)
      await player.win(round, paid, 40n, { bet: first })
      const others = [
        player.bet(round, first, 31n),
        player.bet(key(), first, 30n),
        player.bet(round, first, 30n, { vendor: 'OTHER' }),
        player.bet(round, first, 30n, { wallet: WALLET.TRIAL }),
        player.bet(round, first, 30n, { currency: 'BBB' }),
        player.bet(round, paid, 40n),
        player.win(round, paid, 41n, { bet: first }),
        player.win(round, paid, 40n),
        player.win(round, first, 30n),
        player.rollback(round, first, paid),
        player.adjust(round, paid, 40n, { bet: first }),
        player.cancel(round, first),
        // The round is a vendor's, of one wallet and one brand.
        player.bet(round, key(), 1n, { vendor: 'OTHER' }),
        player.bet(round, key(), 1n, { merchant: merchantCode('other') }),
      ]
      for (const answer of await Promise.all(others)) assert.equal(answer.status, 'key_conflict')
      assert.deepEqual(await player.holds(), { main: 110n, debt: 0n })
      assert.equal(
        (await player.bet(round, first, 30n, { source: SOURCE.DESK })).status,
        'key_conflict',
        'one wager a key',
      )
    },
  },
  {
    name: 'a key that has paid for something else is a conflict',
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      const [taken, round] = [key(), key()]
      const legs = [{ kind: KIND.BET, amount: amount(-10n), contra: world.houses.GAME }]
      const posting = { owner: player.owner, account: WALLET.MAIN, key: taken, source: SOURCE.DESK, at: NOW, legs }
      await post(world.query, [posting], NOW)
      assert.equal((await player.bet(round, taken, 10n, { source: SOURCE.DESK })).status, 'key_conflict')
      assert.equal((await player.rollback(round, taken, key(), { source: SOURCE.DESK })).status, 'bet_not_found')
      assert.deepEqual(await player.holds(), { main: 90n, debt: 0n })
    },
  },
  {
    name: "a member's keys and rounds are no other member's",
    run: async (world) => {
      const [first, second] = [await new Player(world).sit(100n), await new Player(world).sit(100n)]
      const [round, shared] = [key(), key()]
      await first.bet(round, shared, 10n)
      assert.equal((await second.win(round, key(), 50n, { bet: shared })).status, 'bet_not_found')
      assert.deepEqual(short(await second.rollback(round, shared)), ['posted', false, 100n, 0n])
      assert.deepEqual(await first.holds(), { main: 90n, debt: 0n })
      assert.equal((await second.bet(round, shared, 10n)).status, 'tombstoned', 'the mark is in its own space')
      assert.equal((await first.win(round, key(), 50n, { bet: shared })).balance, 140n)
    },
  },
  {
    name: "one vendor never touches another's bets, and leaves no mark on them",
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      const [round, first] = [key(), key()]
      await player.bet(round, first, 10n)
      const stranger = { vendor: 'OTHER' }
      assert.equal((await player.win(round, key(), 5n, { ...stranger, bet: first })).status, 'bet_not_found')
      assert.equal((await player.win(round, key(), 5n, stranger)).status, 'bet_not_found')
      const foreign = await player.rollback(round, first, key(), stranger)
      assert.deepEqual([...short(foreign), foreign.reason], ['posted', false, 90n, 0n, 'other_vendor'])
      assert.equal((await player.adjust(round, key(), 5n, stranger)).status, 'bet_not_found')
      assert.equal((await player.cancel(round, key(), stranger)).status, 'bet_not_found')
      assert.equal((await player.win(round, key(), 5n, { bet: first })).balance, 95n)
    },
  },
  {
    name: 'a key rolled back before it came moves nothing when it comes, and neither does its win',
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      const [round, late, lateWin] = [key(), key(), key()]
      assert.deepEqual(short(await player.rollback(round, late)), ['posted', false, 100n, 0n])
      assert.deepEqual(short(await player.rollback(round, late)), ['posted', true, 100n, 0n])
      assert.equal((await player.win(round, key(), 50n)).status, 'tombstoned', 'even before the bet comes')
      assert.deepEqual(short(await player.bet(round, late, 30n)), ['tombstoned', false, 100n, 0n])
      assert.deepEqual(short(await player.bet(round, late, 30n)), ['tombstoned', true, 100n, 0n])
      assert.equal((await player.bet(round, late, 31n)).status, 'key_conflict')
      assert.deepEqual(short(await player.win(round, key(), 50n, { bet: late })), ['tombstoned', false, 100n, 0n])
      // Both the bet and its win, each rolled back before it came.
      const [other, otherBet] = [key(), key()]
      await player.rollback(other, lateWin)
      await player.rollback(other, otherBet)
      assert.equal((await player.bet(other, otherBet, 30n)).status, 'tombstoned')
      assert.equal((await player.win(other, lateWin, 50n, { bet: otherBet })).status, 'tombstoned')
      // A win alone, rolled back before it came: its bet counts.
      const [third, thirdBet, thirdWin, fix] = [key(), key(), key(), key()]
      await player.rollback(third, thirdWin)
      await player.rollback(third, fix)
      await player.bet(third, thirdBet, 30n)
      assert.deepEqual(short(await player.win(third, thirdWin, 50n)), ['tombstoned', false, 70n, 0n])
      assert.equal((await player.win(third, key(), 40n)).balance, 110n)
      assert.equal((await player.adjust(third, fix, 40n)).status, 'tombstoned')
      assert.equal((await player.rollback(third, thirdBet, fix)).status, 'key_conflict')
    },
  },
]
