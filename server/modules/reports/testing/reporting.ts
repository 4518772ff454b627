import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import { houseAccount, KIND, post, SOURCE, WALLET, type HouseCode } from '@senluna/ledger/index.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { relayed } from '../../../testing/relayed.ts'
import { buildFacts } from '../../facts/index.ts'
import type { House, Somebody } from '../../rounds/testing/house.ts'
import { askDesk, newPerson } from '../../staff/testing/desk.ts'
import { bet, cancelRound, win } from '../../wagers/index.ts'

const SENLUNA = merchantCode('senluna')

/** A wager at a vendor; paid at once where `paid` says so. Answers how its round is cancelled. */
export async function play(
  house: House,
  who: Somebody,
  {
    staked,
    paid,
    product = 'LIVE',
    game = 'other-game',
  }: { staked: bigint; paid?: bigint; product?: Product; game?: string },
): Promise<() => Promise<unknown>> {
  const query = queryOf(house.parts.database.db)
  const now = () => house.parts.clock.now()
  const operation = {
    owner: who.member.id,
    source: SOURCE.VENDOR,
    round: randomUUID(),
    wallet: WALLET.MAIN,
    currency: 'XVD',
    vendor: 'OTHER',
    at: now(),
  }
  const bets = { mode: 'REAL', product, game, merchant: SENLUNA } as const
  await bet(query, { ...operation, ...bets, key: randomUUID(), amount: amount(staked) }, now())
  if (paid !== undefined) await win(query, { ...operation, key: randomUUID(), amount: amount(paid) }, now())
  return () => cancelRound(query, { ...operation, at: now(), key: randomUUID(), reason: 'test' }, now())
}

/** Gives somebody a bonus. */
export async function give(house: House, who: Somebody, units: bigint): Promise<void> {
  const query = queryOf(house.parts.database.db)
  const now = house.parts.clock.now()
  const account = { merchant: SENLUNA, code: 'EXP:BONUS' as HouseCode, currency: 'XVD', lane: 0 }
  const contra = await houseAccount(query, account, now)
  const legs = [{ kind: KIND.ACTIVITY_REWARD, amount: amount(units), contra }]
  const posting = { owner: who.member.id, account: WALLET.MAIN, key: randomUUID(), source: SOURCE.DESK, at: now, legs }
  assert.equal((await post(query, [posting], now))[0]?.status, 'posted')
}

/** Puts somebody right below an agent, who becomes the top of a line. */
export async function putBelow(house: House, agent: Somebody, who: Somebody): Promise<void> {
  const { db } = house.parts.database
  const top = agent.member.id
  const since = new Date(house.parts.clock.now() + 1)
  await sql`update members.member set type = ${ACCOUNT_TYPE.GENERAL_AGENT}, placed_at = ${since} where id = ${top}`.execute(
    db,
  )
  await sql`update members.member set parent_id = ${top}, path = ${[top]}::uuid[], placed_at = ${since} where id = ${who.member.id}`.execute(
    db,
  )
}

/** Works out everything that happened, as the relay and the job of facts do. */
export async function workedOut(house: House): Promise<void> {
  await relayed(house.parts)
  await buildFacts({ db: house.parts.database.db, brands: house.parts.brands }, { sweep: true })
}

/** A report as somebody of finance reads it now, once everything that happened was worked out. */
export async function readReport<Row>(house: House, path: string, host?: string): Promise<Row[]> {
  await workedOut(house)
  const reader = await newPerson(house, [host ? 'ADMINISTRATOR' : 'FINANCE_MAKER'], host)
  const answer = await askDesk<{ list: Row[] }>(house, reader, 'GET', `/bo/v1/reports/${path}`)
  assert.equal(answer.errorCode, undefined)
  return answer.value!.list
}
