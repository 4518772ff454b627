import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { ACCOUNT_TYPE, type AccountType } from '@senluna/kit/account-type.ts'
import { rate } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import { rulesOf, setRates } from '../../rates/index.ts'
import { newSomebody, type House, type Somebody } from '../../rounds/testing/house.ts'
import { openAccount } from '../../sessions/register/open-account.ts'

export type PpmByProduct = Partial<Record<Product, number>>

/** Rates out of plain figures. */
export const ratesOfPpm = (ppm: PpmByProduct) =>
  Object.fromEntries(Object.entries(ppm).map(([product, value]) => [product, rate(value)]))

/** Somebody right below somebody else, with rates of their own. */
export async function newBelow(
  house: House,
  above: Somebody | undefined,
  type: AccountType = ACCOUNT_TYPE.AGENT,
  ppm: PpmByProduct = {},
): Promise<Somebody> {
  const who = await newSomebody(house, type)
  const { db } = house.parts.database
  if (above)
    await sql`update members.member set parent_id = ${above.member.id},
        path = (select p.path || p.id from members.member p where p.id = ${above.member.id}),
        placed_at = created_at + interval '1 millisecond' where id = ${who.member.id}`.execute(db)
  await giveRates(house, who, ppm, above)
  return who
}

/** Sets rates as the operator does. */
export async function giveRates({ parts }: House, who: Somebody, ppm: PpmByProduct, above?: Somebody): Promise<void> {
  const brand = parts.settings.brands.byHost(who.host)!
  const wanted = {
    memberId: who.member.id,
    merchantCode: brand.merchantCode,
    parentId: above?.member.id,
    rates: ratesOfPpm(ppm),
    by: { setter: 'OPERATOR', id: null },
    rules: rulesOf(brand),
  } as const
  await parts.database.db.transaction().execute((tx) => setRates(tx, wanted, parts.clock.now()))
}

/** Registers by a code, as the page does. */
export function registerBy({ parts }: House, referralCode: string) {
  const brand = parts.settings.brands.byHost('localhost')!
  const userName = `new${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const request = { hostname: 'localhost', headers: {} } as FastifyRequest
  return openAccount(
    parts.sessions,
    { brand, language: 'VI', ip: '203.0.113.7', request, now: parts.clock.now() },
    {
      userName,
      nickname: userName,
      profile: {},
      passwordHash: null,
      paymentPasswordHash: null,
      codes: { referralCode },
      source: { domain: 'localhost', registerUrl: '', method: 'WEB' },
      deviceId: '',
      deviceName: undefined,
      consented: true,
      login: false,
    },
  )
}
