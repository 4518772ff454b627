import { randomUUID } from 'node:crypto'
import { generateSync } from 'otplib'
import { sql } from 'kysely'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { staffCode, staffLogin, StaffSession } from '@senluna/contract/desk/staff.ts'
import { sealed } from '../../sessions/testing/sealing.ts'
import { newVisitor } from '../../sessions/testing/visitor.ts'
import { ask, type House, type Reply } from '../../rounds/testing/house.ts'
import type { HouseRight } from '@senluna/kit/staff.ts'
import { asOwner } from '../../../start/setup.ts'
import { addStaff, giveHouseRights } from '../accounts.ts'

/** Somebody of the staff, with the secret of their authenticator. */
export interface Person {
  id: string
  name: string
  password: string
  secret: string
  host: string
  cookie: string
  handle: string
  ip: string
}

let people = 0
const ipOf = (n: number) => `198.51.${100 + (n >> 8)}.${n & 255}`

/** A staff account as the command line makes it; nobody has logged in by it yet. */
export async function newAccount(house: House, roles: readonly string[], host = 'desk.localhost') {
  const { parts } = house
  const brand = parts.settings.brands.byHost(host)!
  const name = `staff${++people}`
  const { password } = await addStaff(
    parts.database.db,
    { passwords: parts.members.passwords, secrets: parts.staff.secrets },
    { merchantCode: brand.merchantCode, name, shownAs: `Desk ${people}`, roles },
    parts.clock.now(),
  )
  const { rows } = await sql<{ id: string }>`select id from staff.account
    where merchant_id = ${brand.merchantCode} and name = ${name}`.execute(parts.database.db)
  return { id: rows[0]!.id, name, password, host, ip: ipOf(people) }
}

/** The code an authenticator shows some half minutes from now. */
export const codeAt = (house: House, secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(house.parts.clock.now() / 1_000) + steps * 30 })

/** Sends a sealed body to a call of the desk. */
export async function sendSealed<Value>(
  house: House,
  who: { host: string; ip: string; cookie?: string },
  path: string,
  body: unknown,
): Promise<Reply<Value>> {
  const site = { app: house.app, log: house.log, clock: house.parts.clock }
  const jwe = await sealed(site, newVisitor({ host: who.host.replace(/^desk\./, '') }), 'POST', path, body)
  return ask<Value>(house, 'POST', path, {
    body: { jwe },
    headers: {
      host: who.host,
      'x-forwarded-for': who.ip,
      ...(who.cookie ? { cookie: `__Host-staff=${who.cookie}` } : {}),
    },
  })
}

export const logIn = (
  house: House,
  who: { host: string; ip: string; name: string; cookie?: string },
  password: string,
) => sendSealed<ReplyOf<typeof staffLogin>>(house, who, '/bo/v1/session/login', { name: who.name, password })

export const giveCode = (
  house: House,
  who: { host: string; ip: string; cookie?: string },
  ticket: string,
  code: string,
) => sendSealed<ReplyOf<typeof staffCode>>(house, who, '/bo/v1/session/code', { ticket, code })

export const cookieOf = (reply: Reply<unknown>): string =>
  /__Host-staff=([^;]+)/.exec(String(reply.headers['set-cookie']))?.[1] ?? ''

/** Somebody of the staff, logged in for the first time. */
export async function newPerson(house: House, roles: readonly string[], host?: string): Promise<Person> {
  const account = await newAccount(house, roles, host)
  const first = await logIn(house, account, account.password)
  const secret = first.value!.enrol!.secret
  const opened = await giveCode(house, account, first.value!.ticket, codeAt(house, secret))
  if (!opened.value) throw new Error(`the desk did not open: ${opened.errorCode}`)
  return { ...account, secret, cookie: cookieOf(opened), handle: opened.value.session.token }
}

/**
 * Lets somebody do something above the brands, as the command line does: with the database owner's
 * rights.
 */
export const putAboveBrands = (house: House, who: Pick<Person, 'name' | 'host'>, ...rights: HouseRight[]) =>
  asOwner(house.url, ({ db }) =>
    giveHouseRights(
      db,
      house.parts.settings.brands.byHost(who.host)!.merchantCode,
      who.name,
      rights,
      house.parts.clock.now(),
    ),
  )

/** Calls as somebody at the desk, with a reason; changes as far apart as no throttle minds. */
export function askDesk<Value = unknown>(
  house: House,
  who: Pick<Person, 'host' | 'cookie' | 'handle' | 'ip'>,
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  if (method !== 'GET') house.advance(600)
  return ask<Value>(house, method, url, {
    ...(body === undefined ? {} : { body }),
    headers: {
      host: who.host,
      'x-forwarded-for': who.ip,
      cookie: `__Host-staff=${who.cookie}`,
      authorization: `Bearer ${who.handle}`,
      ...(method === 'GET' ? {} : { 'x-reason': 'a%20test', 'idempotency-key': randomUUID() }),
      ...headers,
    },
  })
}

export const statusOf = (house: House, who: { host: string; cookie: string }, headers: Record<string, string> = {}) =>
  ask<{ session: StaffSession | null }>(house, 'GET', '/bo/v1/session', {
    headers: { host: who.host, cookie: `__Host-staff=${who.cookie}`, ...headers },
  })
