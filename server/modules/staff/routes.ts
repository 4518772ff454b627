import * as contract from '@senluna/contract/desk/staff.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { switchOn, type Brand } from '@senluna/kit/brand.ts'
import { SWITCH_IDS } from '@senluna/kit/switches.ts'
import type { Call } from '../../platform/http/route.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { tokenHash } from '../../platform/ids.ts'
import { recordAudit } from '../audit/index.ts'
import { refuseForeignChange, refuseForeignRead } from '../sessions/index.ts'
import { byInvitation } from './login/by-invitation.ts'
import { changeStaffPassword } from './login/change-password.ts'
import { cookieToken, takeCookie } from './login/cookie.ts'
import type { Staff } from './staff.ts'
import { giveStaffTicket } from './ticket-store.ts'
import { logIn } from './login/log-in.ts'
import { sessionOf } from './login/open-session.ts'
import { isOpen, endStaffSessions, sessionByToken } from './store.ts'
import { takeCode } from './login/take-code.ts'
import { favoriteRoutes } from './views/favorite-routes.ts'
import { viewRoutes } from './views/view-routes.ts'

/** What a brand's vendors are called, in the languages of the desk. */
type VendorsOf = (brand: Brand) => Promise<ReplyOf<typeof contract.deskStatus>['vendors']>

/** The calls that open and end staff sessions. */
export function staffRoutes(staff: Staff, vendors: VendorsOf): Route[] {
  return [
    route(contract.deskStatus, (call) => deskStatus(staff, vendors, call)),
    route(contract.staffLogin, (call) => logIn(staff, call)),
    route(contract.openInvitation, (call) => byInvitation(staff, call)),
    route(contract.staffCode, (call) => takeCode(staff, call)),
    route(contract.staffLogout, (call) => logOut(staff, call)),
    route(contract.changeStaffPassword, (call) => changeStaffPassword(staff, call)),
    route(contract.staffLiveTicket, ({ caller, now }) => giveStaffTicket(staff.db, caller, now)),
    ...viewRoutes(staff.db),
    ...favoriteRoutes(staff.db),
  ]
}

async function deskStatus(staff: Staff, vendors: VendorsOf, call: Call<typeof contract.deskStatus>) {
  const { brand, now, request } = call
  refuseForeignRead(request)
  const token = cookieToken(request)
  const session = token === undefined ? undefined : await sessionByToken(staff.db, tokenHash(token))
  const open = session?.caller.merchantCode === brand.merchantCode && isOpen(session, now) ? session : undefined
  return {
    merchantCode: brand.merchantCode,
    brandName: brand.brandName,
    production: staff.config.env === 'production',
    demonstration: brand.currency.demonstration,
    switchesOn: SWITCH_IDS.filter((id) => switchOn(brand.whitelabel, id)),
    timeZone: brand.timeZone,
    currency: {
      code: brand.currency.code,
      exponent: brand.currency.scale,
      displayDecimals: brand.currency.displayDecimals,
    },
    vendors: await vendors(brand),
    keys: await staff.sealed.publicKeys(now),
    session: open && token ? sessionOf(open.caller, staff.secrets.handleOf(token), open.expiresAt) : null,
  }
}

/** Ends the session of this browser's cookie. */
async function logOut(staff: Staff, call: Call<typeof contract.staffLogout>) {
  refuseForeignChange(call.request)
  const token = cookieToken(call.request)
  const session = token === undefined ? undefined : await sessionByToken(staff.db, tokenHash(token))
  if (session)
    await staff.db.transaction().execute(async (tx) => {
      const ended = await endStaffSessions(tx, { sessionId: session.caller.sessionId }, call.now)
      if (ended === 0) return
      await recordAudit(tx, {
        merchantCode: session.caller.merchantCode,
        at: call.now,
        actor: { kind: 'staff', id: session.caller.staffId, name: session.caller.name },
        ip: call.ip,
        action: 'session.logout',
        object: { kind: 'staff', id: session.caller.staffId },
        reason: '',
        traceId: call.traceId,
      })
    })
  takeCookie(call.reply)
  return { loggedOut: true as const }
}
