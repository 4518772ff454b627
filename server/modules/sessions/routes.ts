import * as account from '@senluna/contract/member/account.ts'
import * as passwords from '@senluna/contract/member/passwords.ts'
import * as registration from '@senluna/contract/member/registration.ts'
import * as live from '@senluna/contract/live.ts'
import * as system from '@senluna/contract/site/system.ts'
import { route, type Call, type Route } from '../../platform/http/route.ts'
import { changePassword } from './login/change-password.ts'
import { takeCookie } from './cookie.ts'
import { currentSession } from './current-session.ts'
import { endPresented } from './end-presented.ts'
import { playFree } from './register/free-play.ts'
import type { Sessions } from './sessions.ts'
import { giveTicket } from './ticket-store.ts'
import { logIn } from './login/login.ts'
import { loginsOf } from './login/record-store.ts'
import { refuseForeignChange } from './origin.ts'
import { register } from './register/register.ts'

/** The calls that open, end and describe sessions. */
export function sessionRoutes(sessions: Sessions): Route[] {
  return [
    route(account.login, (call) => logIn(sessions, call)),
    route(registration.register, (call) => register(sessions, call, 'username')),
    route(registration.registerMobile, (call) => register(sessions, call, 'mobile')),
    route(account.freePlay, (call) => playFree(sessions, call)),
    route(account.currentSession, ({ request, brand, now }) => currentSession(sessions, request, brand, now)),
    route(account.logout, (call) => logOut(sessions, call)),
    route(passwords.changePassword, (call) => changePassword(sessions, call)),
    route(passwords.logins, ({ caller, query }) =>
      loginsOf(sessions.db, caller.memberId, { after: query.after, pageSize: query.pageSize ?? 10 }),
    ),
    route(live.liveTicket, ({ caller, now }) => giveTicket(sessions.db, caller, now)),
    route(system.captcha, (call) => captcha(sessions, call)),
    route(system.humanChallenge, ({ ip, now }) => {
      sessions.throttles.challenge.take(ip, now)
      return sessions.human.challenge(now)
    }),
  ]
}

/**
 * Ends the session of this browser's cookie. The handle isn't asked for: who can send the cookie
 * from our own page may leave.
 */
async function logOut(sessions: Sessions, call: Call<typeof account.logout>) {
  refuseForeignChange(call.request)
  await sessions.db.transaction().execute((tx) => endPresented(tx, sessions, call, 'logout'))
  takeCookie(call.reply)
  return { loggedOut: true as const }
}

async function captcha(sessions: Sessions, call: Call<typeof system.captcha>) {
  sessions.throttles.captcha.take(`${call.ip} ${call.deviceId}`, call.now)
  const { captchaId, png, expiresInSec } = await sessions.captchas.make(call.now)
  const base64 = png.toString('base64')
  if (call.request.headers.accept === 'text/plain') {
    // Old clients take the picture alone; its id is in a header.
    await call.reply
      .header('cache-control', 'no-store')
      .header('x-captcha-id', captchaId)
      .type('text/plain')
      .send(base64)
  }
  return { captchaId, value: base64, image: `data:image/png;base64,${base64}`, expiresInSec }
}
