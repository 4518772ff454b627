import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import { amount } from '@senluna/kit/money.ts'
import { businessDate, HOUR } from '@senluna/kit/time.ts'
import { houseAccount, KIND, post, SOURCE, WALLET, type HouseCode } from '@senluna/ledger/index.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { relayed } from '../../../testing/relayed.ts'
import { buildFacts } from '../../facts/index.ts'
import { askAs, newSession, type House, type Reply, type Somebody } from '../../rounds/testing/house.ts'
import { bet, cancelRound, win } from '../../wagers/index.ts'
import { runLevels } from '../levels/run-levels.ts'

export const ZONE = 'Asia/Ho_Chi_Minh'
const MERCHANT = 'senluna'

/** Players of a house who put money in and lose it at a vendor’s game. */
export class VipHouse {
  readonly house: House

  constructor(house: House) {
    this.house = house
  }

  get db() {
    return this.house.parts.database.db
  }

  now = () => this.house.parts.clock.now()

  brand = () => this.house.parts.brands.find(({ merchantCode }) => merchantCode === MERCHANT)!

  /** Lets time pass to an hour of the first day, from today on, that a test likes. */
  toDay(isIt: (day: string) => boolean, hours: number): void {
    let day = businessDate(this.now(), ZONE)
    const at = () => startOfDay(day, ZONE) + hours * HOUR
    while (!isIt(day) || at() <= this.now()) day = daysFrom(day, 1)
    this.house.advance(at() - this.now())
  }

  /** To the first of the next month. */
  toNextMonth(hours: number): void {
    const month = businessDate(this.now(), ZONE).slice(0, 7)
    this.toDay((day) => day.endsWith('-01') && !day.startsWith(month), hours)
  }

  async deposits(who: Somebody, units: bigint): Promise<void> {
    const query = queryOf(this.db)
    const { merchantCode: merchant, currency } = who.member
    const contra = await houseAccount(query, { merchant, code: 'TEST' as HouseCode, currency, lane: 0 }, this.now())
    const legs = [{ kind: KIND.DEPOSIT, amount: amount(units), contra }]
    const posting = { owner: who.member.id, account: WALLET.MAIN, key: randomUUID(), source: SOURCE.DEPOSIT }
    const [posted] = await post(query, [{ ...posting, at: this.now(), legs }], this.now())
    assert.equal(posted?.status, 'posted')
  }

  /** Bets so much, and loses it. */
  async plays(who: Somebody, units: bigint, product = 'LIVE' as const): Promise<void> {
    const query = queryOf(this.db)
    const order = () => ({
      owner: who.member.id,
      source: SOURCE.VENDOR,
      key: randomUUID(),
      round,
      wallet: WALLET.MAIN,
      currency: who.member.currency,
      vendor: 'OTHER',
      at: this.now(),
    })
    const round = randomUUID()
    const game = { mode: 'REAL', product, game: 'other-game', merchant: who.member.merchantCode } as const
    await bet(query, { ...order(), ...game, amount: amount(units) }, this.now())
    await win(query, { ...order(), amount: amount(0n) }, this.now())
  }

  /** Cancels what was played in a round. */
  async voids(who: Somebody, round: string): Promise<void> {
    const order = { owner: who.member.id, source: SOURCE.VENDOR, key: randomUUID(), round, wallet: WALLET.MAIN }
    const more = { currency: who.member.currency, vendor: 'OTHER', at: this.now(), reason: 'test' }
    await cancelRound(queryOf(this.db), { ...order, ...more }, this.now())
  }

  /** Facts as they stand, then what the night does. */
  async facts(): Promise<void> {
    await relayed(this.house.parts)
    await buildFacts({ db: this.db, brands: this.house.parts.brands }, { sweep: true })
  }

  async night(): Promise<number> {
    await this.facts()
    return runLevels(this.house.parts.vip, this.now())
  }

  /** Calls with a session of this moment. */
  async call<Value>(who: Somebody, method: string, url: string, body?: unknown): Promise<Reply<Value>> {
    Object.assign(who, await newSession(this.house, who.member))
    return askAs<Value>(this.house, who, method, url, body)
  }

  async holds(who: Somebody): Promise<bigint> {
    const { rows } = await sql<{ balance: bigint }>`select balance from ledger.account
      where owner_id = ${who.member.id} and account_no = ${sql.lit(WALLET.MAIN)}`.execute(this.db)
    return rows[0]!.balance
  }
}
