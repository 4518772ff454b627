import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { DeskApplication } from '@senluna/contract/desk/brand/applications.ts'
import type { PromoCard, promotion } from '@senluna/contract/site/content.ts'
import type { Reward } from '@senluna/contract/member/promotions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { HOUR, instant, later } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { pagesAlone } from '../../../platform/words/own-links.ts'
import { actsAt, openDesk, type Desk } from '../../approvals/testing/maker-checker.ts'
import { askAs, newSomebody, type Somebody } from '../../rounds/testing/house.ts'
import { savePromotion } from '../index.ts'
import { closeUnclaimed } from '../participation/participation-store.ts'
import { pairsOf, WAYS, type Pair } from '../testing/transition-table.ts'

// Each pair of a state and an event of a form: the step it takes, or what refuses it.

let desk: Desk
const { get, post, approve } = actsAt(() => desk)
beforeAll(async () => {
  desk = await openDesk()
}, 120_000)
afterAll(async () => {
  assert.deepEqual(
    (await desk.house.breaks()).filter(({ check }) => !check.includes('facts')),
    [],
  )
  await desk.house.close()
})

const db = () => desk.house.parts.database.db
const now = () => desk.house.parts.clock.now()
const RULES: RulesOf<'APPLY_FORM'> = {
  kind: 'APPLY_FORM',
  every: 'ONCE',
  needsImage: false,
  least: '1000',
  most: '9000',
  aloneUpTo: '5000',
  tries: 2,
  claimHours: 24,
  turnoverX100: 0,
}
let made = 0

/** A form of one member alone, as far as `state`. */
interface Form {
  who: Somebody
  id: string
  promotion(more?: { startAt?: number; endAt?: number }): Promise<void>
}
async function formOf(startsIn = 0): Promise<Form> {
  const id = `form-${++made}`
  const who = await newSomebody(desk.house)
  const write = (more: { startAt?: number; endAt?: number } = {}) =>
    db()
      .transaction()
      .execute((tx) =>
        savePromotion(
          tx,
          pagesAlone(merchantCode('senluna')),
          {
            id,
            category: 'EVENT',
            titles: { EN: 'Form' },
            summaries: { EN: 'A form' },
            facts: {},
            terms: { EN: '<p>Terms</p>' },
            imageUrl: '/art/b-gift.svg',
            sort: 1,
            startAt: instant(more.startAt ?? 0),
            ...(more.endAt === undefined ? {} : { endAt: instant(more.endAt) }),
            enabled: true,
            rules: RULES,
          },
          now(),
        ),
      )
  await write(startsIn > 0 ? { startAt: now() + startsIn } : {})
  return { who, id, promotion: write }
}
const call = async (who: Somebody, path: string, body: object = {}) => {
  const { success, errorCode } = await askAs(desk.house, who, 'POST', path, body, { 'idempotency-key': randomUUID() })
  return success ? 'done' : errorCode!
}
const statusOf = async ({ who, id }: Form): Promise<PromoCard['status']> =>
  (await askAs<ReplyOf<typeof promotion>>(desk.house, who, 'GET', `/wps/v2/promotions/${id}`)).value!.status
const applicationOf = async ({ who, id }: Form) =>
  (await get<{ list: DeskApplication[] }>(`applications?name=${who.member.userName}&promotion=${id}`)).value!.list[0]
const rewardOf = async ({ who }: Form) =>
  (await askAs<{ list: Reward[] }>(desk.house, who, 'GET', '/wps/v2/rewards')).value!.list[0]

/** What can meet it. Answers `done`, or what refused it. */
const EVENTS = {
  apply: ({ who, id }: Form) => call(who, `/wps/v2/promotions/${id}/apply`, { remark: 'please', images: [] }),
  withdraw: ({ who, id }: Form) => call(who, `/wps/v2/promotions/${id}/withdraw`),
  async accept(form: Form) {
    const row = await applicationOf(form)
    if (!row) return 'nothing'
    const { success, errorCode } = await post(`applications/${row.id}/accept`, {
      memberId: row.memberId,
      amount: '3000',
    })
    return success ? 'done' : errorCode!
  },
  async acceptMore(form: Form) {
    const row = await applicationOf(form)
    if (!row) return 'nothing'
    const asked = await post<Awaiting>(`applications/${row.id}/accept`, { memberId: row.memberId, amount: '6000' })
    if (!asked.success) return asked.errorCode!
    const { success, errorCode } = await approve(asked.value!.approvalId)
    return success ? 'done' : errorCode!
  },
  async reject(form: Form) {
    const row = await applicationOf(form)
    if (!row) return 'nothing'
    const { success, errorCode } = await post(`applications/${row.id}/reject`, {
      memberId: row.memberId,
      note: 'not this',
    })
    return success ? 'done' : errorCode!
  },
  async claim(form: Form) {
    const reward = await rewardOf(form)
    return reward ? call(form.who, `/wps/v2/rewards/${reward.id}/claim`) : 'nothing'
  },
  async deadline({ who }: Form) {
    await sql`update promotions.participation set claim_before = ${new Date(now())} where member_id = ${who.member.id} and state = 'ISSUED'`.execute(
      db(),
    )
    return (await closeUnclaimed(db(), now())) > 0 ? 'done' : 'nothing'
  },
  async end(form: Form) {
    await form.promotion({ endAt: later(now(), -1) })
    return 'done'
  },
  async start(form: Form) {
    await form.promotion()
    return 'done'
  },
} as const
type Event = keyof typeof EVENTS

async function standing({ state, shown }: Pair): Promise<Form> {
  const form = await formOf(state === 'COMING_SOON' ? HOUR : 0)
  for (const event of WAYS.APPLY_FORM[state] ?? [])
    assert.equal(await EVENTS[event as Event](form), 'done', `${event} on the way to ${state}`)
  assert.equal(await statusOf(form), shown)
  return form
}

test.each(pairsOf('APPLY_FORM'))('$state, $event: $answer, then $after', async (pair) => {
  const form = await standing(pair)
  assert.equal(await EVENTS[pair.event as Event](form), pair.answer)
  assert.equal(await statusOf(form), pair.after)
})
