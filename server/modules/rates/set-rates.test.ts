import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { rate } from '@senluna/kit/money.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Tx } from '../../platform/database/db.ts'
import { newSomebody, openHouse, type House, type Somebody } from '../rounds/testing/house.ts'
import { heldRatesOf, rateChanges, ratesOf, setRates, type Rates, type RatesWanted } from './index.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const db = () => house.parts.database.db
const now = () => house.parts.clock.now()
const inTx = <Done>(work: (tx: Tx) => Promise<Done>) => db().transaction().execute(work)

/** So many accounts, each right below the one before. */
async function line(length: number): Promise<Somebody[]> {
  const people: Somebody[] = []
  for (let place = 0; place < length; place++) {
    const who = await newSomebody(house)
    const path = people.map(({ member }) => member.id)
    await sql`update members.member set type = ${ACCOUNT_TYPE.AGENT}, parent_id = ${path.at(-1) ?? null}, path = ${path}::uuid[],
      placed_at = ${new Date(now() + 1)} where id = ${who.member.id}`.execute(db())
    people.push(who)
  }
  return people
}

const wanted = (
  people: readonly Somebody[],
  place: number,
  rates: Rates,
  more: Partial<RatesWanted> = {},
): RatesWanted => ({
  memberId: people[place]!.member.id,
  merchantCode: merchantCode('senluna'),
  parentId: people[place - 1]?.member.id,
  rates,
  by: { setter: 'OPERATOR', id: null },
  rules: {},
  ...more,
})
const set = (...asked: Parameters<typeof wanted>) => inTx((tx) => setRates(tx, wanted(...asked), now()))
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? `${error.code} ${JSON.stringify(error.value)}` : String(error)),
  )
const standing = async (people: readonly Somebody[]) => {
  const rates = await ratesOf(
    db(),
    people.map(({ member }) => member.id),
  )
  return people.map(({ member }) => rates.get(member.id)?.RNG)
}

test('rates are set from above downward, and every one there was is kept', async () => {
  const people = await line(2)
  await set(people, 0, { RNG: rate(12_000), LIVE: rate(8_000) })
  await set(people, 1, { RNG: rate(9_000) })
  await set(people, 1, { RNG: rate(10_000) }, { by: { setter: 'AGENT', id: people[0]!.member.id } })
  assert.deepEqual(await standing(people), [12_000, 10_000])
  const changes = await rateChanges(db(), people[1]!.member.id, 10)
  assert.deepEqual(
    changes.map(({ from, to, by }) => [from, to, by]),
    [
      [9_000, 10_000, people[0]!.member.id],
      [null, 9_000, null],
    ],
  )
})

test.each([
  ['more than its upline has', { RNG: rate(12_100) }, {}, 'RATE_ABOVE_UPLINE'],
  ['over the brand’s cap', { RNG: rate(15_100) }, { parentId: undefined }, 'RATE_CAP'],
  ['no multiple of the step', { RNG: rate(11_050) }, {}, 'RATE_STEP'],
  ['of a product that the upline has no rate of', { FISH: rate(100) }, {}, 'RATE_ABOVE_UPLINE'],
] as const)('a rate is refused: %s', async (_, rates, more, error) => {
  const people = await line(2)
  await set(people, 0, { RNG: rate(12_000) })
  assert.match(await codeOf(set(people, 1, rates, more)), new RegExp(`^AGT_RATE_RANGE .*"${error}"`))
  assert.deepEqual(await standing(people), [12_000, undefined])
})

test('an agent lowers only with leave; the operator does, and whoever has more below falls too', async () => {
  const people = await line(4)
  for (const [place, ppm] of [12_000, 10_000, 9_000, 4_000].entries()) await set(people, place, { RNG: rate(ppm) })
  const agent = { by: { setter: 'AGENT', id: people[0]!.member.id } } as const
  assert.match(await codeOf(set(people, 1, { RNG: rate(8_000) }, agent)), /RATE_LOWERED/)
  const fallen = await set(people, 1, { RNG: rate(8_000) })
  assert.deepEqual(
    fallen.map(({ memberId, from, to }) => [memberId, from, to]),
    [[people[2]!.member.id, 9_000, 8_000]],
  )
  assert.deepEqual(await standing(people), [12_000, 8_000, 8_000, 4_000])
  await set(people, 1, { RNG: rate(7_000) }, { by: { ...agent.by, hasConsent: true } })
  await set(people, 1, { RNG: rate(6_000) }, { ...agent, rules: { uplineMayLower: true } })
  assert.deepEqual(await standing(people), [12_000, 6_000, 6_000, 4_000])
})

test('a rate that is lowered while an account is opened below it: nobody ends with more than its upline', async () => {
  for (let turn = 0; turn < 8; turn++) {
    const people = await line(3)
    await set(people, 0, { RNG: rate(12_000) })
    await set(people, 1, { RNG: rate(10_000) })
    const open = inTx(async (tx) => {
      const own = await heldRatesOf(tx, people[1]!.member.id)
      await setRates(tx, wanted(people, 2, { RNG: own.RNG! }), now())
    })
    await Promise.all([open, set(people, 1, { RNG: rate(5_000) })])
    const [, agent, member] = await standing(people)
    assert.equal(agent, 5_000)
    assert.ok(member! <= agent, `${member} of ${agent}`)
  }
})
