import assert from 'node:assert/strict'
import { DAY, instant } from '@senluna/kit/time.ts'
import { SOURCE } from '@senluna/ledger/index.ts'
import { NOW } from '@senluna/ledger/testing/world.ts'
import { roundsWaiting, type Operation } from '../index.ts'
import { key, short, STATE, type OperationCheck } from './operation-check.ts'
import { Player } from './player.ts'

/** What rollbacks and closed rounds promise. */
export const ROLLBACK_CHECKS: readonly OperationCheck[] = [
  {
    name: 'a rollback gives the stake back once, whatever keys ask for it',
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      const [round, first, undo] = [key(), key(), key()]
      await player.bet(round, first, 30n)
      assert.equal((await player.rollback(key(), first)).status, 'bet_not_found', 'of another round')
      const undone = await player.rollback(round, first, undo)
      assert.deepEqual([...short(undone), undone.round], ['posted', false, 100n, 30n, 'cancelled'])
      assert.deepEqual(short(await player.rollback(round, first, undo)), ['posted', true, 100n, 30n])
      assert.deepEqual(short(await player.rollback(round, first)), ['posted', true, 100n, 0n])
      assert.equal((await player.win(round, key(), 50n, { bet: first })).status, 'bet_cancelled')
      assert.equal((await player.win(round, key(), 50n)).status, 'bet_cancelled')
      const row = await player.wager(first)
      assert.deepEqual([row.status, row.payout, row.valid_bet, row.balance_after], [STATE.CANCELLED, 0n, 0n, 100n])
      assert.deepEqual(await player.counted(), new Map([[first, { stake: 0n, valid: 0n, payout: 0n }]]))
      assert.equal((await player.bet(round, key(), 20n)).round, 'open', 'until it is closed it may be bet on anew')
    },
  },
  {
    name: 'a reversal is linked to its origin and written when it happens',
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      const [round, first, paid] = [key(), key(), key()]
      await player.bet(round, first, 30n)
      await player.win(round, paid, 40n, { bet: first })
      const later = NOW + 86_400_000
      await player.rollback(round, paid, key(), { at: later as Operation['at'] })
      await player.rollback(round, first, key(), { at: later as Operation['at'] })
      const { rows } = await world.owner.query(
        `select kind, amount, ref, (extract(epoch from event_at) * 1000)::bigint as at from ledger.transfer
         where owner_id = $1 and source = $2 order by version`,
        [player.owner, SOURCE.VENDOR],
      )
      assert.deepEqual(rows, [
        { kind: 200, amount: -30n, ref: null, at: BigInt(NOW) },
        { kind: 201, amount: 40n, ref: first, at: BigInt(NOW) },
        { kind: 203, amount: -40n, ref: paid, at: BigInt(later) },
        { kind: 202, amount: 30n, ref: first, at: BigInt(later) },
      ])
      const events = await world.owner.query<{ at: Date; payload: { kind: string; ref: string; payout: string } }>(
        `select at, payload from platform.outbox where audience = $1 order by id`,
        [player.owner],
      )
      assert.deepEqual(
        events.rows.map(({ at, payload }) => [payload.kind, payload.ref, payload.payout, at.getTime()]),
        [
          ['bet', null, '0', NOW],
          ['win', first, '40', NOW],
          ['rollback', paid, '-40', later],
          ['rollback', first, '0', later],
        ],
      )
    },
  },
  {
    name: 'a bet that was won stays until its win is rolled back',
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      for (const named of [true, false]) {
        const [round, first, paid, refused] = [key(), key(), key(), key()]
        await player.bet(round, first, 30n)
        await player.win(round, paid, named ? 40n : 0n, { bet: named ? first : undefined })
        assert.equal((await player.rollback(round, first, refused)).status, 'already_settled')
        const taken = await player.rollback(round, paid)
        assert.deepEqual([taken.status, taken.balance, taken.round], ['posted', 70n, 'open'])
        assert.equal((await player.wager(first)).status, STATE.OPEN)
        assert.deepEqual(short(await player.rollback(round, first, refused)), ['already_settled', true, 70n, 0n])
        assert.deepEqual(short(await player.rollback(round, first)), ['posted', false, 100n, 30n])
        assert.equal((await player.rollback(round, refused)).status, 'bet_not_found', 'a rollback is not rolled back')
      }
    },
  },
  {
    name: 'a round that waits for its end is listed until it is closed or cancelled, the oldest first',
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      const [open, settled, closed, cancelled, young] = [key(), key(), key(), key(), key()]
      // Long before what other checks leave open.
      const long = (days: number) => ({ at: instant(NOW - days * DAY) })
      await player.bet(settled, settled, 10n, long(904))
      await player.win(settled, key(), 5n)
      await player.bet(open, open, 10n, long(903))
      await player.bet(closed, closed, 10n, long(902))
      await player.close(closed)
      await player.bet(cancelled, cancelled, 10n, long(902))
      await player.rollback(cancelled, cancelled)
      await player.bet(young, young, 10n, long(900))
      const waiting = await roundsWaiting(world.query, instant(NOW - 900 * DAY), 10)
      assert.deepEqual(
        waiting.map(({ owner, round, state, openedAt }) => [owner, round, state, openedAt]),
        [
          [player.owner, settled, 'settled', NOW - 904 * DAY],
          [player.owner, open, 'open', NOW - 903 * DAY],
        ],
      )
      assert.equal((await roundsWaiting(world.query, instant(NOW - 900 * DAY), 1)).length, 1)
      // Another run of these checks on the same database begins anew.
      for (const round of [settled, open, young]) await player.close(round)
      assert.deepEqual(await roundsWaiting(world.query, instant(NOW - 800 * DAY), 10), [])
    },
  },
  {
    name: 'a closed round takes corrections only',
    run: async (world) => {
      const player = await new Player(world).sit(100n)
      const [round, first, paid, lost] = [key(), key(), key(), key()]
      await player.bet(round, first, 30n)
      await player.bet(round, lost, 10n)
      await player.win(round, paid, 40n, { bet: first, closes: true })
      assert.equal((await player.bet(round, key(), 10n)).status, 'round_closed')
      assert.equal((await player.win(round, key(), 10n)).status, 'round_closed')
      assert.equal((await player.rollback(round, paid)).status, 'round_closed')
      assert.equal((await player.rollback(round, first)).status, 'already_settled')
      assert.equal((await player.rollback(round, lost)).status, 'already_settled')
      assert.deepEqual(short(await player.adjust(round, key(), 15n, { bet: lost })), ['posted', false, 115n, 15n])
      const row = await player.wager(lost)
      assert.deepEqual([row.status, row.payout, row.balance_after], [STATE.WON, 15n, 115n])
    },
  },
  {
    name: 'a win that was spent and is rolled back is owed',
    run: async (world) => {
      const player = await new Player(world).sit(10n)
      const [round, first, paid] = [key(), key(), key()]
      await player.bet(round, first, 10n)
      await player.win(round, paid, 90n, { bet: first })
      await player.bet(key(), key(), 80n)
      const taken = await player.rollback(round, paid)
      assert.deepEqual([...short(taken), taken.debt], ['posted', false, 0n, -90n, 80n])
      assert.deepEqual(short(await player.rollback(round, first)), ['posted', false, 0n, 10n])
      assert.deepEqual(await player.holds(), { main: 0n, debt: 70n })
    },
  },
]
