import assert from 'node:assert/strict'
import { amount } from '@senluna/kit/money.ts'
import { KIND, SOURCE, WALLET, openWallet, post, walletsOf } from '@senluna/ledger/index.ts'
import { breaksIn, NOW } from '@senluna/ledger/testing/world.ts'
import { key, short, STATE, type OperationCheck } from './operation-check.ts'
import { after, newPlayer, openPostings, playOn } from '../../rounds/testing/posting-suite.ts'
import { Player } from './player.ts'

/** What corrections, debts and cancellations promise. */
export const CORRECTION_CHECKS: readonly OperationCheck[] = [
  {
    name: 'a correction goes up or down, never below what was paid, and only where something was settled',
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      const [round, first, paid, open] = [key(), key(), key(), key()]
      assert.equal((await player.adjust(key(), key(), 5n)).status, 'bet_not_found')
      await player.bet(open, open, 10n)
      assert.equal((await player.adjust(open, key(), 5n)).status, 'not_settled')
      await player.rollback(open, open)
      assert.equal((await player.adjust(open, key(), 5n)).status, 'bet_cancelled')
      await player.bet(round, first, 30n)
      await player.win(round, paid, 40n)
      assert.deepEqual(short(await player.adjust(round, key(), -25n)), ['posted', false, 85n, -25n])
      assert.equal((await player.wager(first)).status, STATE.LOST)
      assert.equal(
        (await player.rollback(round, paid)).status,
        'already_settled',
        'a correction was worked out from it',
      )
      assert.equal((await player.adjust(round, key(), -16n)).status, 'amount_invalid')
      assert.equal((await player.adjust(round, key(), 0n)).status, 'amount_invalid')
      assert.equal((await player.adjust(round, key(), 20n, { bet: paid })).status, 'bet_not_found')
      assert.deepEqual(short(await player.adjust(round, key(), 20n, { bet: first })), ['posted', false, 105n, 20n])
      assert.deepEqual(await player.counted().then((all) => all.get(first)), { stake: 30n, valid: 30n, payout: 35n })
    },
  },
  {
    name: 'what cannot be taken back becomes a debt, collected first from what is won',
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      const [round, first, next] = [key(), key(), key()]
      await player.bet(round, first, 100n)
      await player.win(round, key(), 500n)
      await player.bet(next, next, 450n)
      const taken = await player.adjust(round, key(), -300n)
      assert.deepEqual([...short(taken), taken.debt], ['posted', false, 0n, -300n, 250n])
      assert.deepEqual(await player.holds(), { main: 0n, debt: 250n })
      assert.equal((await player.bet(key(), key(), 1n)).status, 'insufficient')
      assert.deepEqual(short(await player.win(next, key(), 100n)), ['posted', false, 0n, 100n])
      assert.deepEqual(await player.holds(), { main: 0n, debt: 150n })
      await player.fund(70n)
      assert.deepEqual(short(await player.win(next, key(), 10n)), ['posted', false, 70n, 10n], 'and from nothing else')
      await player.win(next, key(), 200n)
      assert.deepEqual(await player.holds(), { main: 130n, debt: 0n })
      const { rows } = await world.owner.query(
        'select kind, amount from ledger.transfer where owner_id = $1 and source = $2 order by account_no, version',
        [player.owner, SOURCE.DEBT],
      )
      const shifts = [250n, -100n, -10n, -140n].map((moved) => ({ kind: moved > 0n ? 411 : 410, amount: moved }))
      assert.deepEqual(rows, [...shifts, ...shifts.map(({ kind, amount: moved }) => ({ kind, amount: -moved }))])
    },
  },
  {
    name: 'play money has its own debts',
    run: async (world) => {
      const player = await new Player(world).sit(0n)
      await openWallet(world.query, player.owner, WALLET.TRIAL, 'BBB', NOW)
      const legs = [{ kind: KIND.TRIAL_GRANT, amount: amount(50n), contra: world.houses.OTHER }]
      await post(
        world.query,
        [{ owner: player.owner, account: WALLET.TRIAL, key: key(), source: SOURCE.GRANT, at: NOW, legs }],
        NOW,
      )
      const more = { wallet: WALLET.TRIAL, currency: 'BBB' }
      const [round, paid] = [key(), key()]
      await player.bet(round, round, 50n, { ...more, mode: 'TRIAL' })
      await player.win(round, paid, 20n, more)
      await player.bet(key(), key(), 20n, { ...more, mode: 'TRIAL' })
      assert.equal((await player.rollback(round, paid, key(), more)).debt, 20n)
      const wallets = await walletsOf(world.query, player.owner)
      assert.deepEqual(
        wallets.map(({ account, currency, balance }) => [account, currency, balance]),
        [
          [1, 'AAA', 0n],
          [2, 'BBB', 0n],
          [6, 'BBB', -20n],
        ],
      )
    },
  },
  {
    name: 'an operator cancels a whole round, whatever its state',
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      for (const closes of [false, true]) {
        const [round, first, second, undone, cancel] = [key(), key(), key(), key(), key()]
        await player.bet(round, first, 30n)
        await player.bet(round, second, 20n)
        await player.bet(round, undone, 5n)
        await player.rollback(round, undone)
        await player.win(round, key(), 0n, { bet: second })
        await player.win(round, key(), 70n, { bet: first, closes })
        await player.adjust(round, key(), -15n)
        const done = await player.cancel(round, cancel)
        assert.deepEqual([...short(done), done.round], ['posted', false, 100n, -5n, 'cancelled'])
        assert.deepEqual(short(await player.cancel(round, cancel)), ['posted', true, 100n, -5n])
        assert.deepEqual(short(await player.cancel(round)), ['posted', true, 100n, 0n])
        for (const wager of [first, second, undone]) assert.equal((await player.wager(wager)).status, STATE.CANCELLED)
        assert.equal((await player.bet(round, key(), 5n)).status, 'round_closed')
        assert.equal((await player.win(round, key(), 5n, { bet: first })).status, 'bet_cancelled')
        assert.equal((await player.adjust(round, key(), 5n)).status, 'bet_cancelled')
      }
      for (const { stake, valid, payout } of (await player.counted()).values())
        assert.deepEqual([stake, valid, payout], [0n, 0n, 0n])
    },
  },
  {
    name: 'a cancelled round whose win was spent leaves a debt, less the stake',
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      const round = key()
      await player.bet(round, round, 100n)
      await player.win(round, key(), 500n, { closes: true })
      await player.bet(key(), key(), 500n)
      const done = await player.cancel(round)
      assert.deepEqual([...short(done), done.debt], ['posted', false, 0n, -400n, 500n])
      assert.deepEqual(await player.holds(), { main: 0n, debt: 400n })
    },
  },
  {
    name: 'a house round played in one statement is corrected and cancelled whole, also one that paid just its stake',
    run: async (world) => {
      const app = await world.connect()
      try {
        const postings = await openPostings(world.owner, app)
        for (const payout of [0n, 400n, 1_000n, 5_000n]) {
          const spin = { ...(await newPlayer(postings)), payout: amount(payout) }
          const next = after(spin)
          const played = await playOn(app, postings, [spin])
          assert.equal(played[0]!.status, 'posted')
          assert.equal((await playOn(app, postings, [next]))[0]!.status, 'posted')
          const player = new Player(world, spin.vendor, world.query, spin.owner)
          const at = { source: SOURCE.PLAY }
          const { main } = await player.holds()
          assert.equal((await player.rollback(spin.key, spin.key, key(), at)).status, 'already_settled')
          assert.equal((await player.bet(spin.key, key(), 10n, at)).status, 'round_closed')
          assert.equal((await player.win(spin.key, key(), 10n, at)).status, 'bet_not_found')
          assert.equal((await player.adjust(spin.key, key(), -payout - 1n, at)).status, 'amount_invalid')
          assert.equal((await player.adjust(spin.key, key(), 7n, { ...at, bet: spin.key })).moved, 7n)
          const done = await player.cancel(spin.key, key(), at)
          assert.deepEqual(
            [...short(done), done.round],
            ['posted', false, main + 1_000n - payout, 993n - payout, 'cancelled'],
          )
          const row = await player.wager(spin.key)
          assert.deepEqual([row.status, row.payout, row.balance_after], [STATE.CANCELLED, 0n, main + 1_000n - payout])
          // `wagerSettled` published the round itself; the events of the steps take it back.
          const counted = { stake: -1_000n, valid: -1_000n, payout: -payout }
          assert.deepEqual(await player.counted(), new Map([[spin.key, counted]]))
          assert.equal((await playOn(app, postings, [spin]))[0]!.status, 'replayed', 'its key stays taken')
          assert.deepEqual(await breaksIn(world), [])
        }
      } finally {
        await app.end()
      }
    },
  },
]
