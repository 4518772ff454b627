import { randomUUID } from 'node:crypto'
import type { PromoCard, promotion, promotions } from '@senluna/contract/site/content.ts'
import type { Reward } from '@senluna/contract/member/promotions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { PromotionRules } from '@senluna/contract/site/promotion-rules.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { newId } from '../../../platform/ids.ts'
import { pagesAlone } from '../../../platform/words/own-links.ts'
import { askAs, newSession, type House, type Somebody } from '../../rounds/testing/house.ts'
import { holdReward } from '../abuse/held-store.ts'
import { disablePromotion } from '../draft-store.ts'
import { savePromotion } from '../index.ts'
import { closeUnclaimed } from '../participation/participation-store.ts'

const SENLUNA = merchantCode('senluna')
let made = 0

/**
 * One promotion and one member: how its card reads, and what can meet it. Events answer `done`,
 * `nothing`, or what refuses them.
 */
export class Subject {
  readonly id = `subject-${++made}`
  readonly house: House
  readonly who: Somebody
  readonly rules: PromotionRules

  constructor(house: House, who: Somebody, rules: PromotionRules) {
    this.house = house
    this.who = who
    this.rules = rules
  }

  get db() {
    return this.house.parts.database.db
  }

  now = () => this.house.parts.clock.now()

  /** Offers it, or offers it anew with other times. */
  async offer({ startAt = 0, endAt }: { startAt?: number; endAt?: number } = {}): Promise<void> {
    const draft = {
      id: this.id,
      category: 'EVENT' as const,
      titles: { EN: 'Offer' },
      summaries: { EN: 'An offer' },
      facts: {},
      terms: { EN: '<p>Terms</p>' },
      imageUrl: '/art/b-gift.svg',
      sort: 1,
      startAt: instant(startAt),
      ...(endAt === undefined ? {} : { endAt: instant(endAt) }),
      enabled: true,
      rules: this.rules,
    }
    await this.db.transaction().execute((tx) => savePromotion(tx, pagesAlone(SENLUNA), draft, this.now()))
  }

  /** A call of its member’s. */
  async call(path: string, body: object = {}): Promise<string> {
    const key = { 'idempotency-key': randomUUID() }
    const { success, errorCode } = await askAs(this.house, this.who, 'POST', path, body, key)
    return success ? 'done' : errorCode!
  }

  async page(): Promise<ReplyOf<typeof promotion> | undefined> {
    const path = `/wps/v2/promotions/${this.id}`
    return (await askAs<ReplyOf<typeof promotion>>(this.house, this.who, 'GET', path)).value ?? undefined
  }

  /** How its card reads among those offered; `gone` where it isn’t one of them. */
  async status(): Promise<PromoCard['status'] | 'gone'> {
    const path = '/wps/v2/promotions?pageSize=100'
    const { value } = await askAs<ReplyOf<typeof promotions>>(this.house, this.who, 'GET', path)
    return value!.list.find(({ id }) => id === this.id)?.status ?? 'gone'
  }

  async reward(): Promise<Reward | undefined> {
    const { value } = await askAs<{ list: Reward[] }>(this.house, this.who, 'GET', '/wps/v2/rewards')
    return value!.list.find(({ promotionId }) => promotionId === this.id)
  }

  async claim(): Promise<string> {
    const reward = await this.reward()
    return reward ? this.call(`/wps/v2/rewards/${reward.id}/claim`) : 'nothing'
  }

  /** The last moment to claim it comes. */
  async deadline(): Promise<string> {
    await sql`update promotions.participation set claim_before = ${new Date(this.now())}
      where promotion_id = ${this.id} and member_id = ${this.who.member.id} and state = 'ISSUED'`.execute(this.db)
    const isWaiting = await this.isIssued()
    await closeUnclaimed(this.db, this.now())
    return isWaiting && !(await this.isIssued()) ? 'done' : 'nothing'
  }

  private async isIssued(): Promise<boolean> {
    const { rows } =
      await sql`select from promotions.participation where promotion_id = ${this.id} and member_id = ${this.who.member.id} and state = 'ISSUED'`.execute(
        this.db,
      )
    return rows.length > 0
  }

  /** Something speaks against what waits. */
  async hold(): Promise<string> {
    const reward = await this.reward()
    if (!reward) return 'nothing'
    const held = await this.db
      .transaction()
      .execute((tx) => holdReward(tx, newId<'suspicion'>(this.now()), { id: reward.id }, [], this.now()))
    return held ? 'done' : 'nothing'
  }

  async end(): Promise<string> {
    await this.offer({ endAt: this.now() })
    return 'done'
  }

  async start(): Promise<string> {
    await this.offer()
    return 'done'
  }

  async stop(): Promise<string> {
    await this.db.transaction().execute((tx) => disablePromotion(tx, SENLUNA, this.id))
    return 'done'
  }

  /** Time passes; whoever was logged in is so again. */
  async passes(ms: number): Promise<string> {
    this.house.advance(ms)
    Object.assign(this.who, await newSession(this.house, this.who.member))
    return 'done'
  }
}
