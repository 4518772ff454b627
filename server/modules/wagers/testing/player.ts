import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { merchantCode } from '@senluna/kit/brand.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import { KIND, SOURCE, WALLET, openWallet, post, walletsOf } from '@senluna/ledger/index.ts'
import { NOW, type World } from '@senluna/ledger/testing/world.ts'
import {
  adjust,
  bet,
  cancelRound,
  closeRound,
  rollback,
  win,
  type BetOrder,
  type Operation,
  type WagerAnswer,
} from '../index.ts'

/** A member who plays a vendor's game from the main wallet. */
export class Player {
  readonly world: World
  readonly owner: Id<'member'>
  readonly vendor: string
  /** The connection that is asked. */
  readonly query: Query

  constructor(world: World, vendor = 'ACME', query = world.query, owner = id<'member'>(randomUUID())) {
    this.world = world
    this.vendor = vendor
    this.query = query
    this.owner = owner
  }

  /** The same member over another connection. */
  over(query: Query): Player {
    return new Player(this.world, this.vendor, query, this.owner)
  }

  /** Opens the wallet with so much in it. */
  async sit(units: bigint): Promise<this> {
    await openWallet(this.query, this.owner, WALLET.MAIN, 'AAA', NOW)
    await this.fund(units)
    return this
  }

  /** Gives the wallet so much from elsewhere, or takes it. */
  async fund(units: bigint): Promise<void> {
    const legs = [{ kind: KIND.MANUAL_CREDIT, amount: amount(units), contra: this.world.houses.GIFT }]
    const gift = { owner: this.owner, account: WALLET.MAIN, key: randomUUID(), source: SOURCE.DESK, at: NOW, legs }
    if (units !== 0n) assert.equal((await post(this.query, [gift], NOW))[0]!.status, 'posted')
  }

  order(round: string, key: string, more: Partial<Operation> = {}): Operation {
    const { owner, vendor } = this
    return { owner, source: SOURCE.VENDOR, key, round, wallet: WALLET.MAIN, currency: 'AAA', vendor, at: NOW, ...more }
  }

  bet(round: string, key: string, units: bigint, more: Partial<BetOrder> = {}): Promise<WagerAnswer> {
    const game = { mode: 'REAL', product: 'RNG', game: 'acme-dice', merchant: merchantCode('test') } as const
    return bet(this.query, { ...this.order(round, key), ...game, amount: amount(units), ...more }, NOW)
  }

  win(
    round: string,
    key: string,
    units: bigint,
    more: Partial<Operation & { bet: string | undefined; closes: boolean; lane: number }> = {},
  ): Promise<WagerAnswer> {
    return win(this.query, { ...this.order(round, key), amount: amount(units), ...more }, NOW)
  }

  rollback(
    round: string,
    undone: string,
    key: string = randomUUID(),
    more: Partial<Operation> = {},
  ): Promise<WagerAnswer> {
    return rollback(this.query, { ...this.order(round, key), undoes: undone, reason: 'test', ...more }, NOW)
  }

  adjust(round: string, key: string, units: bigint, more: Partial<Operation & { bet: string | undefined }> = {}) {
    return adjust(
      this.query,
      { ...this.order(round, key), amount: amount(units), reason: 'dealer error', ...more },
      NOW,
    )
  }

  close(round: string): Promise<WagerAnswer> {
    return closeRound(this.query, this.order(round, randomUUID()), NOW)
  }

  cancel(round: string, key: string = randomUUID(), more: Partial<Operation> = {}): Promise<WagerAnswer> {
    return cancelRound(this.query, { ...this.order(round, key), reason: 'test', ...more }, NOW)
  }

  /** Main wallet and debt, in smallest units. */
  async holds(): Promise<{ main: bigint; debt: bigint }> {
    const wallets = await walletsOf(this.query, this.owner)
    const balanceOf = (account: number) => wallets.find((wallet) => wallet.account === account)?.balance ?? 0n
    return { main: balanceOf(WALLET.MAIN), debt: 0n - balanceOf(WALLET.DEBT) }
  }

  /** The wager as its row stands. */
  async wager(key: string): Promise<WagerRow> {
    const { rows } = await this.world.owner.query<WagerRow>(
      `select stake, payout, valid_bet, balance_before, balance_after, status, settled_at is not null as settled
       from wagers.wager where owner_id = $1 and id = $2`,
      [this.owner, key],
    )
    assert.ok(rows[0], 'the wager stands')
    return rows[0]
  }

  /** What all events of this member together say of each wager. */
  async counted(): Promise<Map<string, { stake: bigint; valid: bigint; payout: bigint }>> {
    const { rows } = await this.world.owner.query<{ id: string; stake: bigint; valid: bigint; payout: bigint }>(
      `select payload ->> 'wagerId' as id, sum((payload ->> 'stake')::bigint)::bigint as stake,
         sum((payload ->> 'validBet')::bigint)::bigint as valid, sum((payload ->> 'payout')::bigint)::bigint as payout
       from platform.outbox where topic = 'wagerMoved' and audience = $1 group by 1`,
      [this.owner],
    )
    return new Map(rows.map(({ id: wager, ...figures }) => [wager, figures]))
  }
}

interface WagerRow {
  stake: bigint
  payout: bigint
  valid_bet: bigint
  balance_before: bigint
  balance_after: bigint
  status: number
  settled: boolean
}
