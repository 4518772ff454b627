import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { merchantCode } from '@senluna/kit/brand.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { later } from '@senluna/kit/time.ts'
import { openWallet, post, reconcile, SOURCE, WALLET, KIND } from '@senluna/ledger/index.ts'
import { NOW, openWorld, type World } from '@senluna/ledger/testing/world.ts'
import { flat } from '@senluna/games/lottery/rules/catalogue/prices/odds.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import type { ExposureStep, PlacedTicket } from '../money/place.ts'
import { SETTLED, type SettledTicket } from '../money/settle.ts'
import { CHECKS } from '../../../reconcile.ts'

// The money of tickets by itself: draws and tickets that no rule has read.

/** The database these stand on, once it is opened. */
export let world: World

/** Opens it; call what is answered when the tests are over. */
export async function openMoney(): Promise<() => Promise<void>> {
  world = await openWorld(await createTestDatabase())
  return () => world.close()
}

/** A game of the lottery, as its events name it. */
export const GAME = { gameId: 'VN_N', product: 'VNLOTT', vendor: 'TCG_LOTTO_VN' }
/** When the draws here lock. */
export const LOCK = later(NOW, 60_000)
/** A moment after bets, before the lock. */
export const SOON = later(NOW, 1_000)

/** Somebody with money. */
export async function member(units: bigint): Promise<Id<'member'>> {
  const owner = id<'member'>(randomUUID())
  await openWallet(world.query, owner, WALLET.MAIN, 'AAA', NOW)
  const legs = [{ kind: KIND.MANUAL_CREDIT, amount: amount(units), contra: world.houses.GIFT }]
  const gift = { owner, account: WALLET.MAIN, key: randomUUID(), source: SOURCE.DESK, at: NOW, legs }
  assert.equal((await post(world.query, [gift], NOW))[0]!.status, 'posted')
  return owner
}

let numeros = 0
/** A draw that takes bets. */
export async function draw(): Promise<number> {
  const { rows } = await world.owner.query<{ no: number }>(
    `insert into lottery.draw (game, numero, profile, source, open_at, lock_at, draw_at)
     values ('VN_N', $1, 'VN_N', 'SELF', $2, $3, $3) returning no`,
    [String(++numeros), new Date(NOW), new Date(LOCK)],
  )
  return rows[0]!.no
}

/** A ticket as the rules would have read it. */
export const ticket = (no: number, stake: bigint, more: Partial<PlacedTicket> = {}): PlacedTicket => ({
  id: id<'ticket'>(randomUUID()),
  draw: no,
  game: 'VN_N',
  product: 'VNLOTT',
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
  ...more,
})

/** What a ticket of the draw adds to its number. */
export const exposure = (no: number, units: bigint, more: Partial<ExposureStep> = {}): ExposureStep => ({
  draw: no,
  betType: 'DE_DB',
  key: '79',
  units,
  payout: units * 99n,
  low: 0n,
  high: 1n << 60n,
  cap: 1n << 60n,
  payoutCap: 1n << 60n,
  ...more,
})

/** An order of one player. */
export const order = (
  owner: Id<'member'>,
  tickets: PlacedTicket[],
  steps: ExposureStep[] = [],
  key = randomUUID(),
) => ({
  owner,
  wallet: 1,
  key,
  no: key,
  merchant: merchantCode('test'),
  currency: 'AAA',
  mode: 'REAL' as const,
  lane: 0,
  tickets,
  exposure: steps,
  at: NOW,
})

/** What a ticket came to. */
export const outcome = (
  owner: Id<'member'>,
  ticket: PlacedTicket,
  payout: bigint,
  more: Partial<SettledTicket> = {},
): SettledTicket => ({
  owner,
  ticket: ticket.id,
  wallet: { account: WALLET.MAIN, book: 0, merchant: merchantCode('test'), currency: 'AAA' },
  status: payout > 0n ? SETTLED.WON : SETTLED.LOST,
  hits: payout > 0n ? 1 : 0,
  payout: amount(payout),
  refund: amount(0n),
  rebate: amount(0n),
  validBet: ticket.stake,
  ...more,
})

/** Gives a draw a result. */
export async function drawn(no: number, version: number): Promise<void> {
  await world.owner.query(
    `insert into lottery.result (draw_no, version, result, origin, at) values ($1, $2, '{}', 'test', now())`,
    [no, version],
  )
  await world.owner.query('update lottery.draw set state = 2, result_version = $2 where no = $1', [no, version])
}

/** What an account holds. */
export async function balance(owner: Id<'member'>, account = 1): Promise<bigint> {
  const { rows } = await world.owner.query<{ balance: bigint }>(
    'select balance from ledger.account where owner_id = $1 and account_no = $2',
    [owner, account],
  )
  return rows[0]?.balance ?? 0n
}

/** What the lottery has moved of a wallet, in order. */
export async function moves(owner: Id<'member'>): Promise<[number, bigint][]> {
  const { rows } = await world.owner.query<{ kind: number; amount: bigint }>(
    'select kind, amount from ledger.transfer where owner_id = $1 and account_no = 1 and source = 9 order by version',
    [owner],
  )
  return rows.map(({ kind, amount: moved }) => [kind, moved])
}

/** How a ticket stands as a wager. */
export async function wager(owner: Id<'member'>, ticket: PlacedTicket) {
  const { rows } = await world.owner.query<Record<string, bigint | number>>(
    'select status, stake, payout, valid_bet, balance_before, balance_after from wagers.wager where owner_id = $1 and id = $2',
    [owner, ticket.id],
  )
  return Object.values(rows[0]!)
}

/** Every account adds up. */
export const clean = async () => assert.deepEqual(await reconcile(world.query, CHECKS), [])
