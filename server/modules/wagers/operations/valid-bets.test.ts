import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import vectors from '@senluna/kit/agents/testing/valid-bet.vectors.json' with { type: 'json' }
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import { PRODUCTS, type Product } from '@senluna/kit/product.ts'
import { validBet, validBetsOfCards, VALID_RULES } from '@senluna/kit/wagers/valid-bet.ts'
import { SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { leave, newSomebody, openHouse, type House, type Somebody } from '../../rounds/testing/house.ts'
import { adjust, bet, cancelRound, closeRound, rollback, win, type Operation } from '../index.ts'

let house: House
let player: Somebody
beforeAll(async () => {
  house = await openHouse()
  player = await newSomebody(house)
})
afterAll(async () => {
  expect(await house.breaks()).toEqual([])
  await house.close()
})

const now = () => house.parts.clock.now()
const query = () => queryOf(house.parts.database.db)
const order = (round: string): Operation => ({
  owner: player.member.id,
  source: SOURCE.VENDOR,
  key: randomUUID(),
  round,
  wallet: WALLET.MAIN,
  currency: 'XVD',
  vendor: 'OTHER',
  at: now(),
})

/** A bet of a vendor's game that is settled. */
async function plays(product: Product, stake: bigint, payout: bigint) {
  await leave(house, player, stake)
  const round = randomUUID()
  const placed = order(round)
  const game = { mode: 'REAL', product, game: 'other-game', merchant: merchantCode('senluna') } as const
  await bet(query(), { ...placed, ...game, amount: amount(stake) }, now())
  await win(query(), { ...order(round), amount: amount(payout) }, now())
  return { round, key: placed.key }
}

const validOf = async (key: string) => {
  const { rows } = await sql<{
    valid: bigint
  }>`select valid_bet as valid from wagers.wager where owner_id = ${player.member.id} and id = ${key}`.execute(
    house.parts.database.db,
  )
  return rows[0]!.valid
}

test('the database counts a bet as the rule of its product does, whatever it staked and won', async () => {
  const units = fc.bigInt(0n, 10n ** 15n)
  const bets = fc.sample(fc.tuple(fc.constantFrom(...PRODUCTS), units, units), 300)
  const close = bets.map(([product, stake]) => [product, stake, stake] as const)
  for (const [product, stake, payout] of [...bets, ...close]) {
    const { rows } = await sql<{
      valid: bigint
    }>`select wagers.valid_bet(${product}, ${stake.toString()}::bigint, ${payout.toString()}::bigint) as valid`.execute(
      house.parts.database.db,
    )
    const counted = validBet(VALID_RULES[product], { stake: amount(stake), payout: amount(payout) })
    expect([product, stake, payout, rows[0]!.valid]).toEqual([product, stake, payout, counted])
  }
})

const OF_RULE = { NET: 'SPORTS', STAKE: 'RNG', CARD: 'PVP' } as const
for (const { id, title, input, expected } of vectors) {
  const { rule, stake, payout, freeSpin } = input as {
    rule?: string
    stake?: number
    payout?: number
    freeSpin?: boolean
  }
  const product = OF_RULE[rule as keyof typeof OF_RULE]
  // A vendor doesn't tell that a bet cost nothing.
  if (product === undefined || stake === undefined || payout === undefined || freeSpin) continue
  test(`${id}, of a vendor's bet: ${title}`, async () => {
    const { key } = await plays(product, BigInt(stake), BigInt(payout))
    expect(Number(await validOf(key))).toBe(expected.validBet)
  })
}

test('half a loss counts half, a low price little, a bet that comes back nothing', async () => {
  for (const product of ['LIVE', 'SPORTS', 'ESPORTS'] as const)
    for (const [payout, valid] of [
      [500n, 500n],
      [1_120n, 120n],
      [1_000n, 0n],
      [9_000n, 1_000n],
      [0n, 1_000n],
    ] as const)
      expect(await validOf((await plays(product, 1_000n, payout)).key)).toBe(valid)
})

/** A round of cards with several bets, none of them settled yet. */
async function cardsWith(stakes: readonly bigint[]) {
  await leave(
    house,
    player,
    stakes.reduce((sum, stake) => sum + stake, 0n),
  )
  const round = randomUUID()
  const game = { mode: 'REAL', product: 'PVP', game: 'other-game', merchant: merchantCode('senluna') } as const
  const placed = stakes.map((stake) => ({ ...order(round), ...game, amount: amount(stake) }))
  for (const order of placed) expect((await bet(query(), order, now())).status).toBe('posted')
  return { round, keys: placed.map(({ key }) => key) }
}
const validOfAll = (keys: readonly string[]) => Promise.all(keys.map(validOf))
/** Valid bets of a wager as its events add up to them. */
const sumOfEvents = async (key: string) => {
  const { rows } = await sql<{ valid: bigint }>`select sum((payload ->> 'validBet')::bigint)::bigint as valid
    from platform.outbox where topic = 'wagerMoved' and payload ->> 'wagerId' = ${key}`.execute(house.parts.database.db)
  return rows[0]!.valid
}

test('a round of cards counts as one, however many bets it has and whichever its win is paid to', async () => {
  const stake = fc.bigInt(1n, 1_000_000n)
  const rounds = fc.sample(fc.tuple(fc.array(stake, { minLength: 1, maxLength: 5 }), fc.bigInt(0n, 4_000_000n)), 12)
  for (const [stakes, paid] of [[[100n, 200n], 500n], [[300n, 300n], 600n], ...rounds] as [bigint[], bigint][]) {
    const { round, keys } = await cardsWith(stakes)
    await win(query(), { ...order(round), amount: amount(paid) }, now())
    await closeRound(query(), order(round), now())
    const bets = stakes.map((units, place) => ({ stake: amount(units), payout: amount(place === 0 ? paid : 0n) }))
    const valid = await validOfAll(keys)
    expect(valid).toEqual(validBetsOfCards(bets))
    const staked = stakes.reduce((sum, units) => sum + units, 0n)
    expect(valid.reduce((sum, units) => sum + units, 0n)).toBe(paid > staked ? paid - staked : staked - paid)
    expect(await Promise.all(keys.map(sumOfEvents))).toEqual(valid)
  }
})

test('a bet of a round of cards that is taken back, and a correction, count the others anew', async () => {
  const { round, keys } = await cardsWith([100n, 200n, 700n])
  await rollback(query(), { ...order(round), undoes: keys[2]!, reason: 'test' }, now())
  for (const [key, paid] of [
    [keys[0]!, 450n],
    [keys[1]!, 0n],
  ] as const)
    await win(query(), { ...order(round), bet: key, amount: amount(paid) }, now())
  expect(await validOfAll(keys)).toEqual([50n, 100n, 0n])
  await closeRound(query(), order(round), now())
  await adjust(query(), { ...order(round), bet: keys[0]!, amount: amount(-300n), reason: 'counted anew' }, now())
  expect(await validOfAll(keys)).toEqual([50n, 100n, 0n])
  await adjust(query(), { ...order(round), bet: keys[0]!, amount: amount(-150n), reason: 'counted anew' }, now())
  expect(await validOfAll(keys)).toEqual([100n, 200n, 0n])
  expect(await Promise.all(keys.map(sumOfEvents))).toEqual([100n, 200n, 0n])
})

test('a correction counts anew, and a bet that is taken back counts nothing', async () => {
  const { round, key } = await plays('SPORTS', 1_000n, 1_120n)
  const more = { ...order(round), bet: key, amount: amount(400n), reason: 'the price was wrong' }
  expect((await adjust(query(), more, now())).status).toBe('posted')
  expect(await validOf(key)).toBe(520n)
  const whole = await plays('LIVE', 1_000n, 0n)
  expect((await cancelRound(query(), { ...order(whole.round), reason: 'void' }, now())).status).toBe('posted')
  expect(await validOf(whole.key)).toBe(0n)
})
