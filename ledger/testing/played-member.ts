import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { playLottery } from '@senluna/server/modules/lottery/testing/played-draw.ts'
import { Player } from '@senluna/server/modules/wagers/testing/player.ts'
import { capture } from '../holds.ts'
import { entomb, KIND, post, reserve, reverse, SOURCE, WALLET } from '../index.ts'
import { move } from './suite.ts'
import { NOW, openMember, type World } from './world.ts'

/**
 * A member with something of every kind that reconciliation checks: a reversal, a hold, a
 * tombstone, a house round, wagers of a vendor and a draw of the lottery.
 */
export async function playedMember(world: World): Promise<Id<'member'>> {
  const member = await openMember(world)
  const { query } = world
  const [reversed, round] = [randomUUID(), randomUUID()]
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
  const taken = { key: randomUUID(), amount: amount(40n), kind: KIND.MANUAL_DEBIT, contra: world.houses.GAME, at: NOW }
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
  const legs = [-20n, 50n].map((units) => ({ kind: KIND.BET, amount: amount(units), contra: world.houses.GAME }))
  const [posted] = await post(
    query,
    [{ owner: member, account: WALLET.MAIN, key: round, source: SOURCE.PLAY, at: NOW, legs }],
    NOW,
  )
  await world.owner.query(
    `insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after, placed_at, status, book, currency, product, vendor, game_id)
     values ($1, $2, $2, 20, 50, 20, $3::bigint - 30, $3, now(), 1, 0, 'AAA', 'RNG', 'SENLUNA', 'sen-vang')`,
    [member, round, posted!.balance],
  )
  await world.owner.query(
    `insert into rounds.round (owner_id, id, seed_id, nonce, rules_no, steps, draws) values ($1, $2, $3, 0, 1, 1, '\\x00')`,
    [member, round, randomUUID()],
  )
  await playOn(new Player(world, 'ACME', query, member))
  await playLottery(world, member)
  return member
}

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
