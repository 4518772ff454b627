import { randomUUID } from 'node:crypto'
import type { OwnCredit } from '@senluna/contract/agent/credit/credit.ts'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { AccountType } from '@senluna/kit/account-type.ts'
import { assert } from '@senluna/kit/assert.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { HOUR } from '@senluna/kit/time.ts'
import { SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { newId } from '../../../platform/ids.ts'
import type { Approved, StaffCall } from '../../approvals/index.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { relayed } from '../../../testing/relayed.ts'
import { buildFacts } from '../../facts/index.ts'
import {
  holds,
  askAs,
  newSession,
  newSomebody,
  openHouse,
  type House,
  type Somebody,
} from '../../rounds/testing/house.ts'
import { changeSetting } from '../../settings/index.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'
import { placed } from '../../teams/testing/tree.ts'
import { bet, win, type Operation } from '../../wagers/index.ts'
import { lineApproval } from '../desk/line.ts'
import { closeWeeks, spanOfWeek, weekAt } from '../close-weeks.ts'

const ZONE = 'Asia/Ho_Chi_Minh'
const SENLUNA = merchantCode('senluna')
export const MILLION = 1_000_000n

/** The same share of every product. */
export const everywhere = (share: number) => Object.fromEntries(PRODUCTS.map((product) => [product, share]))

/** A bet under way or over. */
export interface Bet {
  who: Somebody
  round: string
  key: string
}

/** A house with the credit book switched on. */
export class CreditHouse {
  readonly house: House
  constructor(house: House) {
    this.house = house
  }

  static async open(): Promise<CreditHouse> {
    const office = new CreditHouse(await openHouse())
    await office.switched(true)
    return office
  }

  async switched(on: boolean): Promise<void> {
    await changeSetting(this.db, SENLUNA, 'switches', { AGENT_CREDIT_BOOK: on }, this.now())
    this.house.advance(20_000)
  }

  get db() {
    return this.house.parts.database.db
  }

  get brand() {
    return this.house.parts.brands.find((brand) => brand.merchantCode === SENLUNA)!
  }

  now = () => this.house.parts.clock.now()

  week = () => weekAt(this.now(), ZONE)

  /** Puts the clock to hours after the beginning of the next week, or of one after it. */
  toNextWeek(hours: number, weeks = 1): void {
    const monday = startOfDay(daysFrom(this.week(), 7 * weeks), ZONE)
    this.house.advance(monday + hours * HOUR - this.now())
  }

  /** An account right below the last of those above, which stand the top first. */
  async account(type: AccountType, above: readonly Somebody[] = []): Promise<Somebody> {
    const who = await newSomebody(this.house, type)
    await placed(this.house, who, above, this.now() + 1)
    return who
  }

  /** Days end sessions: each call has one of its own. */
  asked = async <Value>(who: Somebody, method: string, url: string, body?: object) =>
    askAs<Value>(
      this.house,
      Object.assign({}, who, await newSession(this.house, who.member)),
      method,
      url,
      body,
      method === 'GET' ? {} : { 'idempotency-key': randomUUID() },
    )

  /** Two people of the desk. */
  async staff(): Promise<{ maker: Person; checker: Person }> {
    const maker = await newPerson(this.house, ['ADMINISTRATOR'])
    return { maker, checker: await newPerson(this.house, ['ADMINISTRATOR']) }
  }

  /** One of the staff asks for something, another agrees. */
  async agreed(path: string, body: object) {
    const { maker, checker } = await this.staff()
    const ask = await askDesk<Awaiting>(this.house, maker, 'POST', `/bo/v1/${path}`, body)
    if (!ask.value) return ask
    return askDesk(this.house, checker, 'POST', `/bo/v1/approvals/${ask.value.approvalId}/approve`, {})
  }

  /** The house gives a general agent credit and room for positions, as two of the staff would. */
  async givesLine(top: Somebody, credit: bigint, most = 1_000_000): Promise<void> {
    const payload = { credit: String(credit), most: everywhere(most), least: 0 }
    const { id: objectId, merchantCode } = top.member
    const approved: Approved = {
      id: newId<'approval'>(this.now()),
      merchantCode,
      objectId,
      memberId: top.member.id,
      makerId: newId<'staff'>(this.now()),
      makerName: 'maker',
      reason: 'a test',
      payload,
    }
    const call = { now: this.now() } as StaffCall
    await this.db.transaction().execute((tx) => lineApproval([this.brand]).run(tx, approved, call))
  }

  gives = (who: Somebody, below: Somebody, credit: bigint) =>
    this.asked<{ left: string }>(who, 'PUT', `/wps/agent/credit/downlines/${below.member.id}`, {
      credit: String(credit),
    })

  /** Bounds of a downline for every product, and the share that it then takes. */
  async positions(upline: Somebody, below: Somebody, most: number, share: number) {
    const bounds = PRODUCTS.map((product) => ({ product, least: 0, most }))
    const bounded = await this.asked(upline, 'PUT', `/wps/agent/credit/downlines/${below.member.id}/position`, {
      bounds,
    })
    return bounded.success ? this.takes(below, share) : bounded
  }

  takes = (agent: Somebody, share: number) =>
    this.asked<{ from: string }>(agent, 'PUT', '/wps/agent/credit/position', {
      shares: PRODUCTS.map((product) => ({ product, share })),
    })

  own = async (who: Somebody) => (await this.asked<OwnCredit>(who, 'GET', '/wps/v2/credit')).value!

  #order = (who: Somebody, round: string): Operation => ({
    owner: who.member.id,
    source: SOURCE.VENDOR,
    key: randomUUID(),
    round,
    wallet: WALLET.MAIN,
    currency: 'XVD',
    vendor: 'OTHER',
    at: this.now(),
  })

  /** A stake that waits for its result. */
  async stakes(who: Somebody, stake: bigint, product: 'LIVE' | 'RNG' = 'LIVE'): Promise<Bet> {
    const round = randomUUID()
    const order = this.#order(who, round)
    const game = { mode: 'REAL', product, game: 'other-game', merchant: SENLUNA } as const
    const { status } = await bet(queryOf(this.db), { ...order, ...game, amount: amount(stake) }, this.now())
    assert(status === 'posted', `a stake is taken: ${status}`)
    return { who, round, key: order.key }
  }

  /** The result of one. */
  async settles({ who, round }: Bet, payout: bigint): Promise<void> {
    await win(queryOf(this.db), { ...this.#order(who, round), amount: amount(payout) }, this.now())
  }

  /** Bets and gets so much back. */
  async plays(who: Somebody, stake: bigint, payout = 0n, product: 'LIVE' | 'RNG' = 'LIVE'): Promise<Bet> {
    const placed = await this.stakes(who, stake, product)
    await this.settles(placed, payout)
    return placed
  }

  holds = (who: Somebody) => holds(this.house, who)

  /** Facts as the jobs would have them by now. */
  async facts(): Promise<void> {
    await relayed(this.house.parts)
    await buildFacts(this.house.parts.credit)
  }

  closes = () => closeWeeks(this.house.parts.credit, this.now())

  /** When a week of the house is over. */
  endOf = (week: ReturnType<typeof weekAt>) => spanOfWeek(week, ZONE).end
}
