import assert from 'node:assert/strict'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { freeTickets } from '@senluna/contract/play/free-tickets.ts'
import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import { at } from '@senluna/kit/assert.ts'
import { HOUR } from '@senluna/kit/time.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { openLotteryHouse, placed, type LotteryHouse } from '../../lottery/testing/lottery-house.ts'
import { askAs, newSomebody } from '../../rounds/testing/house.ts'
import { Subject } from '../testing/subject.ts'
import { pairsOf, WAYS, type Pair } from '../testing/transition-table.ts'

// Each pair of a state and an event of free tickets, from the tap to the bet and back.

const GAME = 'VN_FAST_N_300'

let lottery: LotteryHouse
beforeAll(async () => {
  lottery = await openLotteryHouse([GAME])
}, 120_000)
afterAll(async () => {
  assert.deepEqual(await lottery.house.breaks(), [])
  await lottery.house.close()
})

const RULES: RulesOf<'FREE_TICKET'> = {
  kind: 'FREE_TICKET',
  every: 'ONCE',
  needsDeposit: false,
  count: 9,
  games: [GAME],
  stake: '1000',
  rounds: 1,
  days: 2,
  mostTimes: 100,
  turnoverX100: 100,
}

const freeOf = async ({ who }: Subject) =>
  (await askAs<ReplyOf<typeof freeTickets>>(lottery.house, who, 'GET', '/wps/v2/free-tickets')).value!.list
/** The ticket that somebody bet. */
const bets = new WeakMap<Subject, string>()

/** Bets the free ticket on the draw after the next. */
async function play(subject: Subject): Promise<string> {
  const [free] = await freeOf(subject)
  if (!free) return 'nothing'
  const { numero } = at(await lottery.numeros(GAME), 1)
  const ticket = { gameCode: GAME, numero, betType: 'DE_DB', selection: ['58'], unit: '1000' }
  const order = await placed(lottery.house, subject.who, { tickets: [ticket], clientTotal: '1000', free: free.id })
  bets.set(subject, at(order.tickets, 0).ticketNo)
  return 'done'
}

const EVENTS: Readonly<Record<string, (subject: Subject) => Promise<string>>> = {
  take: (subject) => subject.call(`/wps/v2/promotions/${subject.id}/take`),
  play,
  async takeBack(subject) {
    const no = bets.get(subject)
    return no === undefined ? 'nothing' : subject.call(`/lgw/tickets/${no}/cancel`)
  },
  end: (subject) => subject.end(),
  start: (subject) => subject.start(),
  stop: (subject) => subject.stop(),
}

/** The card, and how many of the gift are left. */
const stands = async (subject: Subject) =>
  [await subject.status(), ...(await freeOf(subject)).map(({ left }) => left)].join('+')

async function standing({ kind, state, shown }: Pair): Promise<Subject> {
  const subject = new Subject(lottery.house, await newSomebody(lottery.house), RULES)
  await subject.offer(state === 'COMING_SOON' ? { startAt: subject.now() + HOUR } : {})
  for (const event of WAYS[kind][state] ?? [])
    assert.equal(await EVENTS[event]!(subject), 'done', `${event} on the way to ${state}`)
  assert.equal(await stands(subject), shown)
  return subject
}

test.each(pairsOf('FREE_TICKET'))('$state, $event: $answer, then $after', async (pair) => {
  const subject = await standing(pair)
  assert.equal(await EVENTS[pair.event]!(subject), pair.answer)
  assert.equal(await stands(subject), pair.after)
  await subject.stop()
})
