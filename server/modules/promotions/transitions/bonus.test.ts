import assert from 'node:assert/strict'
import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import { HOUR } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { csvOf, newMember, opened, openCash, sendFile, type Cash } from '../../cashier/deposits/testing/cash.ts'
import { relayed } from '../../../testing/relayed.ts'
import { waiveRequirement } from '../../turnover/index.ts'
import { newPerson, type Person } from '../../staff/testing/desk.ts'
import { endBonuses } from '../kinds/deposit-bonus/forfeit.ts'
import { Subject } from '../testing/subject.ts'
import { pairsOf, WAYS, type Pair } from '../testing/transition-table.ts'

// Each pair of a state and an event of a deposit bonus: the step it takes, or what refuses it.

let cash: Cash
let finance: Person
beforeAll(async () => {
  cash = await openCash()
  finance = await newPerson(cash.house, ['FINANCE_MAKER'])
}, 120_000)
afterAll(async () => {
  assert.deepEqual(await cash.house.breaks(), [])
  await cash.close()
})

const RULES: RulesOf<'DEPOSIT_BONUS'> = {
  kind: 'DEPOSIT_BONUS',
  nth: 0,
  every: 'ONCE',
  minDeposit: '100000',
  ratePpm: 500_000,
  cap: '300000',
  includeDeposit: true,
  products: ['RNG'],
  days: 7,
  turnoverX100: 1_000,
}

let refs = 0
/** Money comes in by a bank, and the news of it is passed on. */
async function deposit({ who }: Subject, units: number): Promise<string> {
  const order = await opened(cash, who, 'BANK_QR', String(units))
  const file = csvOf([[units, order.pay.content!, `TB${String(++refs).padStart(6, '0')}`]])
  assert.equal((await sendFile(cash, finance, file)).value!.credited, 1)
  await relayed(cash.house.parts)
  return 'done'
}
const bonusOf = async ({ id, who, db }: Subject) =>
  (
    await sql<{
      id: string
      requirement: never
      ended: boolean
    }>`select id, (data->>'requirement')::uuid as requirement, ended_at is not null as ended
      from promotions.participation where promotion_id = ${id} and member_id = ${who.member.id}`.execute(db)
  ).rows[0]

const EVENTS: Readonly<Record<string, (subject: Subject) => Promise<string>>> = {
  async choose(subject) {
    const version = (await subject.page())?.version ?? 1
    return subject.call(`/wps/v2/promotions/${subject.id}/choose`, { version })
  },
  drop: (subject) => subject.call('/wps/v2/deposit-bonuses/none'),
  deposit: (subject) => deposit(subject, 200_000),
  small: (subject) => deposit(subject, 60_000),
  async cancel(subject) {
    const bonus = await bonusOf(subject)
    return bonus ? subject.call(`/wps/v2/rewards/${bonus.id}/cancel`) : 'nothing'
  },
  /** Its days are over. */
  async lapse(subject) {
    await sql`update promotions.participation set ends_at = ${new Date(subject.now())}
      where promotion_id = ${subject.id} and ended_at is null`.execute(subject.db)
    return (await endBonuses({ db: subject.db, brands: cash.house.parts.brands }, subject.now())) > 0
      ? 'done'
      : 'nothing'
  },
  /** Staff say that nothing has to be wagered for it any more. */
  async waive(subject) {
    const bonus = await bonusOf(subject)
    if (!bonus || bonus.ended) return 'nothing'
    const { rows } =
      await sql`select from turnover.requirement where id = ${bonus.requirement} and state = 'OPEN'`.execute(subject.db)
    if (rows.length === 0) return 'nothing'
    await subject.db
      .transaction()
      .execute((tx) => waiveRequirement(tx, subject.who.member.merchantCode, bonus.requirement, subject.now()))
    await relayed(cash.house.parts)
    return 'done'
  },
  end: (subject) => subject.end(),
  start: (subject) => subject.start(),
  stop: (subject) => subject.stop(),
}

async function standing({ kind, state, shown }: Pair): Promise<Subject> {
  const subject = new Subject(cash.house, await newMember(cash), RULES)
  await subject.offer(state === 'COMING_SOON' ? { startAt: subject.now() + HOUR } : {})
  for (const event of WAYS[kind][state] ?? [])
    assert.equal(await EVENTS[event]!(subject), 'done', `${event} on the way to ${state}`)
  assert.equal(await subject.status(), shown)
  return subject
}

test.each(pairsOf('DEPOSIT_BONUS'))('$state, $event: $answer, then $after', async (pair) => {
  const subject = await standing(pair)
  assert.equal(await EVENTS[pair.event]!(subject), pair.answer)
  assert.equal(await subject.status(), pair.after)
  await subject.stop()
})
