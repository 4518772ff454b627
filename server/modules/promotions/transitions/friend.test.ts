import assert from 'node:assert/strict'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { DeskFriend } from '@senluna/contract/desk/brand/friends.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { friendRewards } from '@senluna/contract/member/rewards/friend-rewards.ts'
import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import { DAY, HOUR } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { relayed } from '../../../testing/relayed.ts'
import { csvOf, newMember, opened, openCash, sendFile, type Cash } from '../../cashier/deposits/testing/cash.ts'
import { askAs, type Somebody } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'
import { VipHouse } from '../../vip/testing/players.ts'
import { closeLate } from '../kinds/referral/friend-store.ts'
import { Subject } from '../testing/subject.ts'
import { pairsOf, WAYS, type Pair } from '../testing/transition-table.ts'

// Each pair of a state and an event of a friend who is brought, as whoever brought them sees it.

let cash: Cash
let finance: Person
let maker: Person
let checker: Person
beforeAll(async () => {
  cash = await openCash()
  finance = await newPerson(cash.house, ['FINANCE_MAKER'])
  maker = await newPerson(cash.house, ['ADMINISTRATOR'])
  checker = await newPerson(cash.house, ['ADMINISTRATOR'])
}, 120_000)
afterAll(async () => {
  assert.deepEqual(await cash.house.breaks(), [])
  await cash.close()
})

const RULES: RulesOf<'REFERRAL'> = {
  kind: 'REFERRAL',
  minDeposit: '300000',
  minValidBet: '10000',
  days: 30,
  ratePpm: 100_000,
  cap: '45000',
  ladder: [],
  claimHours: 72,
  turnoverX100: 100,
}

/** A promotion, its member, and the friend they bring. */
class Brought extends Subject {
  friend!: Somebody

  async brings(): Promise<void> {
    this.friend = await newMember(cash)
    await sql`update members.member set referrer_id = ${this.who.member.id} where id = ${this.friend.member.id}`.execute(
      this.db,
    )
  }

  /** Money of the friend comes in by a bank, and the news of it is passed on. */
  async deposit(units: number): Promise<string> {
    const order = await opened(cash, this.friend, 'BANK_QR', String(units))
    const file = csvOf([[units, order.pay.content!, `TF${String(++refs).padStart(6, '0')}`]])
    assert.equal((await sendFile(cash, finance, file)).value!.credited, 1)
    await relayed(cash.house.parts)
    return 'done'
  }

  /** Two people decide about the friend. */
  async decided(accept: boolean): Promise<string> {
    const path = '/bo/v1/referral-friends'
    const found = `${path}?name=${this.friend.member.userName}`
    const row = (await askDesk<{ list: DeskFriend[] }>(cash.house, maker, 'GET', found)).value!.list[0]
    if (!row) return 'nothing'
    const { referrerId, friendId } = row
    const body = { referrerId, friendId, accept }
    const asked = await askDesk<Awaiting>(cash.house, maker, 'POST', `${path}/${row.id}/decide`, body)
    if (asked.status !== 202) return asked.errorCode!
    const approve = `/bo/v1/approvals/${asked.value!.approvalId}/approve`
    const { success, errorCode } = await askDesk(cash.house, checker, 'POST', approve)
    return success ? 'done' : errorCode!
  }

  /** The card, and where the friend stands. */
  async stands(): Promise<string> {
    const card = await this.status()
    if (card === 'gone') return card
    const path = `/wps/v2/referral/${this.id}/friends`
    const { value } = await askAs<ReplyOf<typeof friendRewards>>(cash.house, this.who, 'GET', path)
    return [card, ...(value?.list ?? []).map(({ state }) => state)].join('+')
  }
}
let refs = 0

const EVENTS: Readonly<Record<string, (subject: Brought) => Promise<string>>> = {
  take: (subject) => subject.call(`/wps/v2/promotions/${subject.id}/take`),
  deposit: (subject) => subject.deposit(400_000),
  small: (subject) => subject.deposit(200_000),
  async play({ friend }) {
    await new VipHouse(cash.house).plays(friend, 10_000n)
    await relayed(cash.house.parts)
    return 'done'
  },
  /** Both are on one device. */
  async same({ db, who, friend }) {
    await sql`update sessions.session set device_id = (select device_id from sessions.session where member_id = ${who.member.id} limit 1)
      where member_id = ${friend.member.id}`.execute(db)
    return 'done'
  },
  async late({ db, friend, now }) {
    await sql`update promotions.friend set until = ${new Date(now() - DAY)}, registered_at = ${new Date(now() - 31 * DAY)}
      where friend_id = ${friend.member.id} and state = 'WAITING'`.execute(db)
    return (await closeLate(db, now(), now())) > 0 ? 'done' : 'nothing'
  },
  accept: (subject) => subject.decided(true),
  refuse: (subject) => subject.decided(false),
  claim: (subject) => subject.claim(),
  deadline: (subject) => subject.deadline(),
  hold: (subject) => subject.hold(),
  end: (subject) => subject.end(),
  start: (subject) => subject.start(),
  stop: (subject) => subject.stop(),
}

async function standing({ kind, state, shown }: Pair): Promise<Brought> {
  const subject = new Brought(cash.house, await newMember(cash), RULES)
  await subject.offer(state === 'COMING_SOON' ? { startAt: subject.now() + HOUR } : {})
  await subject.brings()
  for (const event of WAYS[kind][state] ?? [])
    assert.equal(await EVENTS[event]!(subject), 'done', `${event} on the way to ${state}`)
  assert.equal(await subject.stands(), shown)
  return subject
}

test.each(pairsOf('REFERRAL'))('$state, $event: $answer, then $after', async (pair) => {
  const subject = await standing(pair)
  assert.equal(await EVENTS[pair.event]!(subject), pair.answer)
  assert.equal(await subject.stands(), pair.after)
  await subject.stop()
})
