import { sql } from 'kysely'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { openInvitation } from '@senluna/contract/desk/staff.ts'
import { openMessage } from '../../../platform/outgoing/sealed.ts'
import { testEnv, type House } from '../../rounds/testing/house.ts'
import { codeAt, cookieOf, giveCode, sendSealed, type Person } from './desk.ts'

/** The password that somebody chooses who opens an account. */
const CHOSEN = 'a fresh Lotus 42'

/** The token of the newest link that was mailed to somebody new. */
export async function invitationTo(house: House, to: string): Promise<string> {
  const { rows } = await sql<{ id: string; sealed: Buffer }>`select id, sealed from platform.outgoing
    where kind = 'mail' order by next_at desc, id desc`.execute(house.parts.database.db)
  for (const { id, sealed } of rows) {
    const message = openMessage(testEnv('').KEY_SECRET ?? '', id, sealed)
    const token = message.kind === 'mail' && message.to === to && /\/welcome#token=([\w-]{43})/.exec(message.text)?.[1]
    if (token) return token
  }
  throw new Error(`no invitation went to ${to}`)
}

/** Opens an account by an invitation. */
export const openBy = (house: House, token: string, ip = '198.51.99.1', password = CHOSEN) =>
  sendSealed<ReplyOf<typeof openInvitation>>(house, { host: 'desk.localhost', ip }, '/bo/v1/session/invitation', {
    token,
    newPassword: password,
    confirmNewPassword: password,
  })

/** Opens an account by an invitation and sets its authenticator up. */
export async function enterBy(house: House, id: string, token: string, ip = '198.51.99.1'): Promise<Person> {
  const opened = await openBy(house, token, ip)
  if (!opened.value) throw new Error(`the invitation opened nothing: ${opened.errorCode}`)
  const who = { host: 'desk.localhost', ip, name: opened.value.name, password: CHOSEN, id }
  const secret = opened.value.enrol?.secret ?? ''
  const inside = await giveCode(house, who, opened.value.ticket, codeAt(house, secret))
  if (!inside.value) throw new Error(`the desk did not open: ${inside.errorCode}`)
  return { ...who, secret, cookie: cookieOf(inside), handle: inside.value.session.token }
}
