import { BOOK } from '../../wagers/record/wager-status.ts'
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { flat } from '@senluna/games/lottery/rules/catalogue/prices/odds.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { KIND, post, SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { NOW, type World } from '@senluna/ledger/testing/world.ts'
import { cancel } from '../money/cancel.ts'
import { place } from '../money/place.ts'
import { settle, SETTLED } from '../money/settle.ts'

/**
 * A draw of the lottery with an order of three tickets: one won with a rebate, one lost, one taken
 * back.
 */
export async function playLottery(world: World, owner: Id<'member'>): Promise<void> {
  const seed = 'ab'.repeat(32)
  const { rows } = await world.owner.query<{ no: number }>(
    `insert into lottery.draw (game, numero, profile, source, open_at, lock_at, draw_at, commitment)
     values ('VN_N', '1', 'VN_N', 'SELF', $1::timestamptz, $1::timestamptz + interval '1 minute', $1::timestamptz + interval '2 minutes',
       encode(sha256(decode($2, 'hex')), 'hex')) returning no`,
    [new Date(NOW), seed],
  )
  const { no } = rows[0]!
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
  const gift = { kind: KIND.MANUAL_CREDIT, amount: amount(60n), contra: world.houses.GIFT }
  await post(
    world.query,
    [{ owner, account: WALLET.MAIN, key: randomUUID(), source: SOURCE.GRANT, at: NOW, legs: [gift] }],
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
    owner,
    ticket,
    wallet: { account: WALLET.MAIN, book: BOOK.REAL, merchant: merchantCode('test'), currency: 'AAA' },
    status: index === 0 ? SETTLED.WON : SETTLED.LOST,
    hits: 1 - index,
    payout: amount(index === 0 ? 1_980n : 0n),
    refund: amount(0n),
    rebate: amount(index === 0 ? 3n : 0n),
    validBet: stake,
  }))
  assert.equal(await settle(world.query, { no, version: 1, game: { gameId: 'VN_N' } }, settled, owner, 0, NOW), 2)
}
