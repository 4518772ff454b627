import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { agentContracts } from '@senluna/contract/agent/contracts.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { consolidated } from '@senluna/contract/money/reports.ts'
import { OFFER_WAITS, TERMINATION_WAITS } from '@senluna/kit/agents/contracts/contract-states.ts'
import { cpaTerms } from '@senluna/kit/agents/testing/newcomers.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { amount, rate } from '@senluna/kit/money.ts'
import { HOUR, instant } from '@senluna/kit/time.ts'
import { askAs, newSession, newSomebody, openHouse, type House, type Somebody } from '../rounds/testing/house.ts'
import { relayed } from '../../testing/relayed.ts'
import { placed } from '../teams/testing/tree.ts'
import { contractNewsOf } from './flags.ts'
import { contractsDuring, contractsOf, endContractsOf } from './index.ts'
import { lapseContracts } from './jobs.ts'
import { contractById } from './store/contract-store.ts'
import {
  actAs,
  flatTerms,
  flip,
  lineOf,
  offerAs,
  offerBody,
  offerByHouse,
  SENLUNA,
  signedLine,
} from './testing/line.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({}, false)
}, 120_000)
afterAll(() => house.close())

const db = () => house.parts.database.db
const stateOf = async (id: Parameters<typeof contractById>[1]) => {
  const contract = await contractById(db(), id)
  return contract?.endReason === undefined ? contract?.state : `${contract.state} ${contract.endReason}`
}
const list = async (who: Somebody, query: string) =>
  (await askAs<ReplyOf<typeof agentContracts>>(house, who, 'GET', `/wps/agent/contracts?${query}`)).value!.list
const funds = async (who: Somebody) =>
  (await askAs<ReplyOf<typeof consolidated>>(house, who, 'GET', '/wps/member/info/funds/consolidated')).value!
const titles = async (who: Somebody) =>
  (
    await sql<{
      template: string
    }>`select template from messages.message where member_id = ${who.member.id} and template <> 'welcome' order by id`.execute(
      db(),
    )
  ).rows.map(({ template }) => template)

test('an offer of the house is accepted, handed on below, and counts from the next day', async () => {
  const [top, agent] = (await lineOf(house, 2)) as [Somebody, Somebody]
  const [, below] = await signedLine(house, [top, agent], 'DIVIDEND', [200_000, 150_000])
  const held = await list(agent, 'side=HOLDER')
  assert.deepEqual(
    held.map(({ offeror, holder, status, version, tiers }) => [offeror, holder, status, version, tiers[0]?.ratePpm]),
    [[top.member.userName, agent.member.userName, 'SIGNED', 1, 150_000]],
  )
  assert.deepEqual(
    held[0]?.history.map(({ by, change }) => [by, change]),
    [
      ['HOLDER', 'ACCEPT'],
      ['OFFEROR', 'OFFER'],
    ],
  )
  assert.match(held[0]?.effectiveFrom ?? '', /T17:00:00\.000Z$/)
  assert.deepEqual(
    (await list(top, `side=OFFEROR&holderId=${agent.member.id}`)).map(({ contractId }) => contractId),
    [below],
  )
  assert.deepEqual(
    (await list(top, 'side=HOLDER&kind=DIVIDEND')).map(({ offeror }) => offeror),
    ['HOUSE'],
  )
  await relayed(house.parts)
  assert.deepEqual(await titles(agent), ['contractOffered', 'contractSigned'])
  assert.deepEqual(await titles(top), ['contractOffered', 'contractSigned', 'contractSigned'])
})

test.each<[ContractKind, number]>([
  ['DAILY_SALARY', 5_000],
  ['HOURLY_SALARY', 2_000],
  ['REALTIME_SALARY', 1_000],
])('a contract of %s is signed by the call of its kind alone', async (kind, ppm) => {
  await flip(house, { AGENT_HOURLY: true, AGENT_REALTIME: true })
  const [top] = (await lineOf(house, 1)) as [Somebody]
  const { requestId } = await offerByHouse(house, top, flatTerms(kind, ppm))
  assert.equal((await actAs(house, top, 'DIVIDEND', { requestId, action: 'ACCEPT' })).errorCode, 'CTR_NOT_FOUND')
  const signed = await actAs(house, top, kind, { requestId, action: 'ACCEPT' })
  assert.equal(signed.value?.status, 'SIGNED')
})

test('who may offer what to whom', async () => {
  const [top, agent, deep] = (await lineOf(house, 3)) as [Somebody, Somebody, Somebody]
  await signedLine(house, [top], 'DIVIDEND', [200_000])
  const terms = flatTerms('DIVIDEND', 100_000)
  const code = async (who: Somebody, holder: Somebody, more = {}, of = terms) =>
    (await offerAs(house, who, holder, of, more)).errorCode
  assert.equal(await code(top, deep), 'AGT_NOT_DIRECT', 'two below')
  assert.equal(await code(agent, top), 'AGT_NOT_DIRECT', 'above')
  assert.equal(await code(top, await newSomebody(house, 1)), 'AGT_NOT_DIRECT', 'a stranger')
  assert.equal(await code(agent, deep), 'CTR_NO_OWN_CONTRACT')
  assert.equal(await code(top, agent, {}, flatTerms('DIVIDEND', 210_000)), 'CTR_TERMS', 'more than it has')
  const wrong = await offerAs(house, top, agent, flatTerms('DIVIDEND', 210_000, { products: [] }))
  assert.deepEqual(wrong.value, { errors: ['NOT_DOMINATED', 'PRODUCTS'] })
  assert.equal((await offerAs(house, top, agent, terms)).success, true)
  assert.equal(await code(top, agent), 'CTR_PENDING_EXISTS')
  await flip(house, { AGENT_DIVIDEND: false })
  assert.equal(await code(top, agent), 'CTR_DISABLED')
  await flip(house, {})
  const [player, other] = [await newSomebody(house, 0), await newSomebody(house, 41)]
  assert.equal((await offerAs(house, player, agent, terms)).errorCode, 'AUTH_NOT_AGENT')
  await assert.rejects(offerByHouse(house, agent, terms), { code: 'AGT_NOT_DIRECT' })
  await assert.rejects(offerByHouse(house, other, flatTerms('DAILY_SALARY', 5_000)), { code: 'AGT_NOT_DIRECT' })
  await assert.rejects(offerByHouse(house, other, terms), { code: 'CTR_TERMS' }, 'an affiliate is paid by the month')
  const monthly = { ...terms, period: 'MONTHLY' } as const
  assert.ok(await offerByHouse(house, other, monthly), 'an affiliate gets a dividend of the house')
  const plan = { ...monthly, affiliate: { platformFee: rate(0), cpa: null } }
  await assert.rejects(offerByHouse(house, await newSomebody(house, 2), plan), { code: 'CTR_TERMS' }, 'no affiliate')
})

test('an affiliate signs a plan, which keeps its fee and what new members bring', async () => {
  const affiliate = await newSomebody(house, 41)
  const cpa = cpaTerms({ mostPerPeriod: 50, counts: 'AGAINST_SHARE' })
  const terms = flatTerms('DIVIDEND', 300_000, {
    period: 'MONTHLY',
    vendorFee: rate(100_000),
    affiliate: { platformFee: rate(20_000), cpa },
  })
  const { requestId } = await offerByHouse(house, affiliate, terms)
  const news = await contractNewsOf(house.parts.database.db, house.parts.brands[0]!, affiliate.member.id)
  assert.deepEqual(news.info.dividend?.affiliate, {
    platformFeePpm: 20_000,
    cpa: { ...cpa, amount: '300000', minFirstDeposit: '200000', minValidBet: '1000000' },
  })
  assert.equal((await actAs(house, affiliate, 'DIVIDEND', { requestId, action: 'ACCEPT' })).value?.status, 'SIGNED')
  const [held] = await list(affiliate, 'side=HOLDER')
  assert.deepEqual([held?.vendorFeePpm, held?.affiliate?.cpa?.mostPerPeriod], [100_000, 50])
  // Other terms are another version; those of before stay as they were signed.
  const alone = { ...terms, tiers: [], affiliate: { platformFee: rate(0), cpa } }
  const next = await offerByHouse(house, affiliate, alone)
  await actAs(house, affiliate, 'DIVIDEND', { requestId: next.requestId, action: 'ACCEPT' })
  assert.deepEqual(
    (await list(affiliate, 'side=HOLDER')).map(({ version, tiers, status }) => [version, tiers.length, status]),
    [
      [2, 0, 'SIGNED'],
      [1, 1, 'TERMINATED'],
    ],
  )
})

test('a preview says what is wrong and writes nothing; what periods would have paid another module says', async () => {
  const [top, agent] = (await lineOf(house, 2)) as [Somebody, Somebody]
  await signedLine(house, [top], 'DIVIDEND', [200_000])
  const tried = (ppm: number) => offerAs(house, top, agent, flatTerms('DIVIDEND', ppm), { preview: true })
  const { lastPeriods } = house.parts.contracts
  delete house.parts.contracts.lastPeriods
  assert.deepEqual((await tried(300_000)).value, { errors: ['NOT_DOMINATED'] })
  assert.deepEqual((await tried(100_000)).value, { errors: [] })
  assert.deepEqual(await list(agent, 'side=HOLDER'), [])
  const period = {
    period: { start: '2026-11-01T00:00:00Z', endExclusive: '2026-11-16T00:00:00Z' },
    metrics: { validBet: '7', active: 1 },
    amount: '3',
  }
  house.parts.contracts.lastPeriods = (holderId, terms) =>
    Promise.resolve(holderId === agent.member.id && terms.tiers[0]?.rate === rate(90_000) ? [period] : [])
  assert.deepEqual((await tried(90_000)).value, { errors: [], lastPeriods: [period] })
  Object.assign(house.parts.contracts, { lastPeriods })
})

test('what each side may do in each state', async () => {
  const [top, agent, other] = (await lineOf(house, 3)) as [Somebody, Somebody, Somebody]
  await signedLine(house, [top], 'DIVIDEND', [200_000])
  const offer = async () => (await offerAs(house, top, agent, flatTerms('DIVIDEND', 100_000))).value!
  const act = (who: Somebody, body: Parameters<typeof actAs>[3]) => actAs(house, who, 'DIVIDEND', body)
  const first = await offer()
  assert.equal((await act(other, { requestId: first.requestId, action: 'ACCEPT' })).errorCode, 'CTR_NOT_FOUND')
  assert.equal((await act(top, { requestId: first.requestId, action: 'ACCEPT' })).errorCode, 'CTR_NOT_YOURS')
  assert.equal((await act(agent, { requestId: first.requestId, action: 'WITHDRAW' })).errorCode, 'CTR_NOT_YOURS')
  assert.equal((await act(agent, { contractId: first.contractId, action: 'TERMINATE' })).errorCode, 'CTR_STATE')
  assert.deepEqual(
    (await act(agent, { action: 'ACCEPT' })).fields?.map(({ field }) => field),
    ['requestId'],
  )
  assert.equal(
    (await act(agent, { requestId: first.requestId, action: 'REJECT', reason: 'too low' })).value?.status,
    'REJECTED',
  )
  assert.equal((await act(agent, { requestId: first.requestId, action: 'ACCEPT' })).errorCode, 'CTR_STATE')
  const second = await offer()
  assert.equal((await act(top, { requestId: second.requestId, action: 'WITHDRAW' })).value?.status, 'CANCELLED')
  const third = await offer()
  assert.equal((await act(agent, { requestId: third.requestId, action: 'ACCEPT' })).value?.status, 'SIGNED')
  const asked = (await act(agent, { contractId: third.contractId, action: 'TERMINATE' })).value!
  assert.equal(asked.status, 'TERMINATION_REQUEST')
  const { requestId } = asked
  assert.equal((await act(agent, { requestId, action: 'ACCEPT' })).errorCode, 'CTR_NOT_YOURS')
  assert.equal((await act(top, { requestId, action: 'WITHDRAW' })).errorCode, 'CTR_STATE')
  assert.equal((await act(top, { requestId, action: 'REJECT' })).value?.status, 'SIGNED')
  const again = (await act(top, { contractId: third.contractId, action: 'TERMINATE' })).value!
  const ended = (await act(agent, { requestId: again.requestId, action: 'ACCEPT' })).value!
  assert.deepEqual([ended.status, await stateOf(third.contractId)], ['TERMINATED', 'TERMINATED AGREED'])
  assert.match(ended.effectiveTo ?? '', /T17:00:00\.000Z$/)
  await relayed(house.parts)
  assert.deepEqual(await titles(top), [
    'contractOffered',
    'contractSigned',
    'contractOfferOver',
    'contractSigned',
    'contractEndAsked',
    'contractEnded',
  ])
  assert.deepEqual((await titles(agent)).slice(-3), ['contractEndRefused', 'contractEndAsked', 'contractEnded'])
})

test('silence: an offer lapses after seven days, a wish to end ends after 72 hours', async () => {
  const [top, agent] = (await lineOf(house, 2)) as [Somebody, Somebody]
  const [, signed] = await signedLine(house, [top, agent], 'DIVIDEND', [200_000, 100_000])
  const offer = (await offerAs(house, top, agent, flatTerms('DIVIDEND', 110_000))).value!
  await actAs(house, top, 'DIVIDEND', { contractId: signed!, action: 'TERMINATE' })
  const lapsed = (ms: number) => lapseContracts(house.parts.contracts, instant(house.parts.clock.now() + ms))
  await lapsed(TERMINATION_WAITS - HOUR)
  assert.equal(await stateOf(signed!), 'TERMINATION_REQUEST')
  await lapsed(TERMINATION_WAITS + HOUR)
  assert.deepEqual([await stateOf(signed!), await stateOf(offer.contractId)], ['TERMINATED SILENCE', 'NEW_REQUEST'])
  await lapsed(OFFER_WAITS + HOUR)
  assert.equal(await stateOf(offer.contractId), 'EXPIRED')
})

test('lower terms warn of what ends below; once that is confirmed all of it ends at one moment', async () => {
  const people = await lineOf(house, 4)
  const [top, a, b, c] = people as [Somebody, Somebody, Somebody, Somebody]
  const ids = await signedLine(house, people, 'DIVIDEND', [200_000, 150_000, 120_000, 50_000])
  const { requestId, contractId } = (await offerAs(house, top, a, flatTerms('DIVIDEND', 100_000))).value!
  const waiting = (await offerAs(house, a, b, flatTerms('DIVIDEND', 140_000))).value!
  const warned = await actAs(house, a, 'DIVIDEND', { requestId, action: 'ACCEPT' })
  assert.equal(warned.errorCode, 'CTR_DOWNLINE_HIGHER')
  assert.deepEqual(warned.value, {
    affected: [
      {
        contractId: ids[2],
        account: b.member.userName,
        depth: 1,
        ratePpm: 120_000,
        newMaxPpm: 100_000,
        reason: 'DOWNLINE_RATE_HIGHER',
      },
      {
        contractId: ids[3],
        account: c.member.userName,
        depth: 2,
        ratePpm: 50_000,
        newMaxPpm: 100_000,
        reason: 'UPLINE_TERMINATED',
      },
    ],
  })
  assert.equal(await stateOf(contractId), 'NEW_REQUEST', 'a warning changes nothing')
  const signed = await actAs(house, a, 'DIVIDEND', { requestId, action: 'ACCEPT', confirmDownlineTermination: true })
  assert.deepEqual(signed.value?.terminated, [
    { contractId: ids[2], account: b.member.userName, reason: 'DOWNLINE_RATE_HIGHER' },
    { contractId: ids[3], account: c.member.userName, reason: 'UPLINE_TERMINATED' },
  ])
  assert.deepEqual(await Promise.all([...ids, waiting.contractId].map(stateOf)), [
    'SIGNED',
    'TERMINATED REPLACED',
    'TERMINATED DOWNLINE_RATE_HIGHER',
    'TERMINATED UPLINE_TERMINATED',
    'CANCELLED',
  ])
  const ends = await Promise.all([ids[1]!, ids[2]!, ids[3]!].map(async (id) => (await contractById(db(), id))?.until))
  const from = (await contractById(db(), contractId))?.from
  assert.deepEqual(new Set(ends), new Set([from]), 'the old ends where the new begins')
  assert.equal((await list(a, 'side=HOLDER&state=SIGNED'))[0]?.version, 2)
})

test('who gives up its own contract is warned of what ends below it', async () => {
  const people = await lineOf(house, 3)
  const ids = await signedLine(house, people, 'DIVIDEND', [200_000, 150_000, 100_000])
  const body = { contractId: ids[1]!, action: 'TERMINATE' as const }
  assert.equal((await actAs(house, people[1]!, 'DIVIDEND', body)).errorCode, 'CTR_DOWNLINE_HIGHER')
  const asked = await actAs(house, people[1]!, 'DIVIDEND', { ...body, confirmDownlineTermination: true })
  const ended = await actAs(house, people[0]!, 'DIVIDEND', { requestId: asked.value!.requestId!, action: 'ACCEPT' })
  assert.deepEqual(
    ended.value?.terminated.map(({ contractId }) => contractId),
    [ids[2]],
  )
})

test('two salaries of one product: refused when offered, and when accepted', async () => {
  await flip(house, { AGENT_HOURLY: true, AGENT_REALTIME: true })
  const [top] = (await lineOf(house, 1)) as [Somebody]
  const hourly = await offerByHouse(house, top, flatTerms('HOURLY_SALARY', 1_000))
  await signedLine(house, [top], 'DAILY_SALARY', [5_000])
  const refused = await actAs(house, top, 'HOURLY_SALARY', { requestId: hourly.requestId, action: 'ACCEPT' })
  assert.deepEqual([refused.errorCode, refused.value], ['CTR_SCOPE_OVERLAP', { products: ['RNG'] }])
  await assert.rejects(offerByHouse(house, top, flatTerms('REALTIME_SALARY', 1_000)), { code: 'CTR_SCOPE_OVERLAP' })
  assert.ok(await offerByHouse(house, top, flatTerms('REALTIME_SALARY', 1_000, { products: ['LIVE'] })))
  await flip(house, {})
})

test('an offer that no longer holds is not signed', async () => {
  const [top, agent] = (await lineOf(house, 2)) as [Somebody, Somebody]
  await signedLine(house, [top], 'DIVIDEND', [200_000])
  const { requestId } = (await offerAs(house, top, agent, flatTerms('DIVIDEND', 100_000))).value!
  const accept = async () => (await actAs(house, agent, 'DIVIDEND', { requestId, action: 'ACCEPT' })).errorCode
  await flip(house, { AGENT_DIVIDEND: false })
  assert.equal(await accept(), 'CTR_DISABLED')
  await flip(house, {})
  await placed(house, agent, [], house.parts.clock.now())
  assert.equal(await accept(), 'AGT_NOT_DIRECT')
})

test('where the brand asks for it, only the payment password signs', async () => {
  const [top] = (await lineOf(house, 1)) as [Somebody]
  await sql`update members.member set payment_password_hash = ${await house.parts.members.passwords.hash('482915')}
    where id = ${top.member.id}`.execute(db())
  await flip(house, { AGENT_CONTRACT_PIN: true })
  const { requestId } = await offerByHouse(house, top, flatTerms('DIVIDEND', 100_000))
  const accept = async (paymentPassword?: string) => {
    const body = { requestId, action: 'ACCEPT' as const, ...(paymentPassword === undefined ? {} : { paymentPassword }) }
    return (await actAs(house, top, 'DIVIDEND', body)).errorCode
  }
  assert.deepEqual([await accept(), await accept('000000')], ['VAL_FIELD', 'PIN_WRONG'])
  assert.equal(await accept('482915'), undefined)
  // Who has none signs nothing, and who guesses may do so five times.
  const [bare] = (await lineOf(house, 1)) as [Somebody]
  const offered = await offerByHouse(house, bare, flatTerms('DIVIDEND', 100_000))
  const signs = async (paymentPassword: string) =>
    (await actAs(house, bare, 'DIVIDEND', { requestId: offered.requestId, action: 'ACCEPT', paymentPassword }))
      .errorCode
  assert.equal(await signs('482915'), 'PIN_NOT_SET')
  await sql`update members.member set payment_password_hash = ${await house.parts.members.passwords.hash('482915')}
    where id = ${bare.member.id}`.execute(db())
  const guesses = []
  for (let tries = 0; tries < 6; tries++) guesses.push(await signs('000000'))
  assert.deepEqual(guesses, [...Array.from({ length: 5 }, () => 'PIN_WRONG'), 'PIN_LOCKED'])
  assert.equal(await signs('482915'), 'PIN_LOCKED')
  await flip(house, {})
})

test('the flags: nothing to do with a kind, nothing waits, an offer waits, an end waits', async () => {
  const [top, agent] = (await lineOf(house, 2)) as [Somebody, Somebody]
  assert.deepEqual([(await funds(top)).divtypereq, (await funds(top)).info], [0, {}])
  await signedLine(house, [top], 'DIVIDEND', [200_000])
  assert.equal((await funds(top)).divtypereq, 1)
  const terms = flatTerms('DIVIDEND', 100_000, { cap: amount(5_000n), activeMinValidBet: amount(3_000_000n) })
  const { requestId, contractId } = (await offerAs(house, top, agent, terms)).value!
  const { divtypereq, dailysalreqtype, info } = await funds(agent)
  assert.deepEqual([divtypereq, dailysalreqtype], [2, 0])
  const { createdAt, expiresAt, ...dividend } = info.dividend!
  assert.equal(Date.parse(expiresAt) - Date.parse(createdAt), OFFER_WAITS)
  assert.deepEqual(dividend, {
    requestId,
    contractId,
    requestType: 'new request',
    from: top.member.userName,
    period: 'semimonthly',
    products: ['RNG'],
    basis: 'NET_LOSS',
    tiers: [{ minValidBet: '0', minLoss: '0', minActive: 0, ratePpm: 100_000 }],
    cap: '5000',
    carryMode: 'WITHIN_MONTH',
    activeMinValidBet: '3000000',
  })
  await actAs(house, agent, 'DIVIDEND', { requestId, action: 'ACCEPT' })
  await offerAs(house, top, agent, flatTerms('DIVIDEND', 120_000))
  const current = { tiers: [{ minValidBet: '0', minLoss: '0', minActive: 0, ratePpm: 100_000 }] }
  assert.deepEqual((await funds(agent)).info.dividend?.current, current)
  await actAs(house, agent, 'DIVIDEND', { contractId, action: 'TERMINATE' })
  const asked = await funds(top)
  assert.deepEqual(
    [asked.divtypereq, asked.info.dividend?.requestType, asked.info.dividend?.from],
    [3, 'termination request', agent.member.userName],
  )
  assert.equal((await funds(agent)).divtypereq, 2, 'it asked itself; the new offer still waits')
})

test('an account that is closed ends what it holds and pays; one that moves what it holds', async () => {
  const people = await lineOf(house, 4)
  const ids = await signedLine(house, people, 'DIVIDEND', [200_000, 150_000, 120_000, 50_000])
  const end = (who: Somebody, event: 'MOVE' | 'CLOSE') =>
    db()
      .transaction()
      .execute((tx) => endContractsOf(house.parts.contracts, tx, who.member.id, event, house.parts.clock.now()))
  const pending = (await offerAs(house, people[1]!, people[2]!, flatTerms('DIVIDEND', 130_000))).value!
  assert.equal(await end(people[2]!, 'MOVE'), 2)
  assert.deepEqual(await Promise.all([...ids, pending.contractId].map(stateOf)), [
    'SIGNED',
    'SIGNED',
    'TERMINATED ACCOUNT_MOVED',
    'TERMINATED UPLINE_TERMINATED',
    'CANCELLED',
  ])
  assert.equal(await end(people[0]!, 'CLOSE'), 2)
  assert.deepEqual(
    [await stateOf(ids[0]!), await stateOf(ids[1]!)],
    ['TERMINATED ACCOUNT_CLOSED', 'TERMINATED UPLINE_TERMINATED'],
  )
})

test('what is in force in a stretch, by moments', async () => {
  const [top] = (await lineOf(house, 1)) as [Somebody]
  await signedLine(house, [top], 'DAILY_SALARY', [5_000])
  const [held] = await contractsOf(db(), top.member.id)
  assert.ok(held)
  const during = async (from: number, until: number) =>
    (await contractsDuring(db(), SENLUNA, 'DAILY_SALARY', instant(from), instant(until)))
      .filter(({ holderId }) => holderId === top.member.id)
      .map(({ version, until: end }) => [version, end])
  assert.deepEqual(await during(held.from - 10, held.from), [], 'it has not begun')
  assert.deepEqual(await during(held.from - 10, held.from + 1), [[1, undefined]])
  house.advance(48 * HOUR)
  const later = { ...top, ...(await newSession(house, top.member)) }
  const { requestId } = await offerByHouse(house, top, flatTerms('DAILY_SALARY', 6_000))
  await actAs(house, later, 'DAILY_SALARY', { requestId, action: 'ACCEPT' })
  const [first, second] = await contractsOf(db(), top.member.id)
  assert.equal(first?.until, second?.from)
  assert.deepEqual(await during(second!.from - 1, second!.from), [[1, second!.from]])
  assert.deepEqual(await during(second!.from, second!.from + 1), [[2, undefined]])
  await db()
    .transaction()
    .execute((tx) => endContractsOf(house.parts.contracts, tx, top.member.id, 'CLOSE', house.parts.clock.now()))
  assert.deepEqual(await during(second!.from, second!.from + HOUR), [], 'it ended before it began')
})

test('terms that were written cannot be changed, whoever asks', async () => {
  await assert.rejects(sql`update contracts.contract set terms = '{}'`.execute(db()), /permission denied/)
  await assert.rejects(sql`delete from contracts.contract`.execute(db()), /permission denied/)
})

test('an assistant offers and signs nothing', async () => {
  const [top, agent] = (await lineOf(house, 2)) as [Somebody, Somebody]
  const assistant = await newSomebody(house, 42)
  const body = offerBody(agent, flatTerms('DIVIDEND', 100_000))
  assert.equal((await askAs(house, assistant, 'POST', '/wps/agent/contracts/offers', body)).errorCode, 'AUTH_FORBIDDEN')
  const { requestId } = await offerByHouse(house, top, flatTerms('DIVIDEND', 100_000))
  assert.equal((await actAs(house, assistant, 'DIVIDEND', { requestId, action: 'ACCEPT' })).errorCode, 'AUTH_FORBIDDEN')
})
