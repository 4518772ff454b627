import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import { DAY } from '@senluna/kit/time.ts'
import { houseAccount, KIND, post, SOURCE, WALLET, type HouseCode } from '@senluna/ledger/index.ts'
import { buildFacts } from '@senluna/server/modules/facts/index.ts'
import { payDays } from '@senluna/server/modules/rebates/index.ts'
import { newSomebody, type House, type Somebody } from '@senluna/server/modules/rounds/testing/house.ts'
import { placed } from '@senluna/server/modules/teams/testing/tree.ts'
import { bet, win } from '@senluna/server/modules/wagers/index.ts'
import { queryOf } from '@senluna/server/platform/database/query.ts'
import { relayed } from '@senluna/server/testing/relayed.ts'
import { cpuSeconds, withChildren } from '../cpu.ts'

const PLAYERS = 50
const BETS_EACH = 40

/**
 * What a bet costs in settlement alone, in facts and in rebates: processor time of server and
 * database.
 */
export async function costPerBet(house: House, databasePid: number): Promise<void> {
  const { database, brands, log, clock } = house.parts
  const { db } = database
  const above = [await newSomebody(house, 2)]
  while (above.length < 5) {
    const next = await newSomebody(house, 1)
    await placed(house, next, above, clock.now() + 1)
    above.push(next)
  }
  const players: Somebody[] = []
  for (let n = 0; n < PLAYERS; n++) {
    const who = await newSomebody(house)
    await placed(house, who, above, clock.now() + 1)
    players.push(who)
  }
  for (const [place, who] of [...above, ...players].entries())
    await sql`insert into rates.rate (member_id, product, merchant_id, ppm, since) values (${who.member.id}, 'LIVE', 'senluna', ${10_000 - 1_000 * Math.min(place, 5)},
      ${new Date(clock.now() - DAY)}) on conflict (member_id, product) do update set ppm = excluded.ppm`.execute(db)
  await relayed(house.parts)
  await buildFacts({ db, brands, log })
  house.advance(60_000)
  const query = queryOf(db)
  const contra = await houseAccount(
    query,
    { merchant: merchantCode('senluna'), code: 'TEST' as HouseCode, currency: 'XVD', lane: 0 },
    clock.now(),
  )
  const now = clock.now()
  for (const { member } of players)
    await post(
      query,
      [
        {
          owner: member.id,
          account: WALLET.MAIN,
          key: randomUUID(),
          source: SOURCE.GRANT,
          at: now,
          legs: [{ kind: KIND.DEMONSTRATION_MONEY, amount: amount(10_000n * BigInt(BETS_EACH)), contra }],
        },
      ],
      now,
    )
  const bets = PLAYERS * BETS_EACH
  const cost = async (work: () => Promise<unknown>) => {
    const used = () => cpuSeconds([process.pid]) + cpuSeconds(withChildren(databasePid))
    const before = used()
    await work()
    return ((used() - before) * 1e6) / bets
  }
  const bare = await cost(async () => {
    for (const { member } of players)
      for (let n = 0; n < BETS_EACH; n++) {
        const at = clock.now()
        const round = randomUUID()
        const order = () => ({
          owner: member.id,
          source: SOURCE.VENDOR,
          key: randomUUID(),
          round,
          wallet: WALLET.MAIN,
          currency: 'XVD',
          vendor: 'OTHER',
          at,
        })
        const game = { mode: 'REAL', product: 'LIVE', game: 'other-game', merchant: merchantCode('senluna') } as const
        await bet(query, { ...order(), ...game, amount: amount(10_000n) }, at)
        await win(query, { ...order(), amount: amount(8_000n) }, at)
      }
  })
  const facts = await cost(async () => {
    await relayed(house.parts)
    await buildFacts({ db, brands, log })
  })
  house.advance(DAY)
  const paid = await cost(() => payDays({ db, brands, units: [], log }, clock.now()))
  console.log(
    `\nA bet, processor time of server and database over ${bets} bets of ${PLAYERS} players with 5 above them: ` +
      `bare settlement ${bare.toFixed(0)} µs, facts ${facts.toFixed(0)} µs, rebates by the day ${paid.toFixed(0)} µs`,
  )
}
