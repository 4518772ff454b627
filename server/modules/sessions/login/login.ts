import type { LoginReply } from '@senluna/contract/member/account.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { switchOn } from '@senluna/kit/brand.ts'
import type { SwitchId } from '@senluna/kit/switches.ts'
import { iso } from '@senluna/kit/time.ts'
import { MEMBER_STATE, lockMember, type Member } from '../../members/index.ts'
import { endPresented } from '../end-presented.ts'
import type { Sessions } from '../sessions.ts'
import { noteLogin } from './record-store.ts'
import { refuseOutOfScope } from './login-scope.ts'
import type { LoginCall, Proven } from './login-way.ts'
import { handOver, openSession } from '../open-session.ts'
import { refuseForeignChange } from '../origin.ts'
import { byPassword } from './by-password.ts'
import { deviceOf, placeOf, plainText } from '../visitor.ts'

/**
 * Opens a session. The call's `type` says in which way somebody shows who they are; from there on
 * all ways are one: closed and excluded accounts, the second step, what later modules refuse, and
 * the session itself.
 *
 * Refuses what the way refuses, AUTH_DISABLED, AUTH_EXCLUDED, AUTH_NOT_AGENT, AUTH_NOT_MEMBER, and
 * what `onProven` and `onOpening` refuse.
 */
export async function logIn(sessions: Sessions, call: LoginCall): Promise<LoginReply> {
  const { body, now } = call
  refuseForeignChange(call.request)
  sessions.throttles.login.take(call.ip, now)
  const way = body.type === 'username' ? byPassword : sessions.ways?.[body.type]
  if (!way || !isOffered(call)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'type' }] })
  // With a code the first step was shown before: the ticket stands for it, with the same words once
  // more.
  const second = body.mfa && (await sessions.onCode?.(call))
  const proven = second ?? (await way(sessions, call))
  await refuseClosed(sessions, call, proven.member)
  if (!second) await sessions.onProven?.(proven, call)
  await refuseOutOfScope(sessions, call, proven.member)
  if (body.comeBack) await sessions.onComeBack?.(proven.member, now)
  return handOver(call.reply, await enter(sessions, call, proven))
}

/** The switch a brand offers each way by. A ticket is the end of a way that asked for its own. */
const SWITCHES = {
  username: 'LOGIN',
  ticket: 'LOGIN',
  passkey: 'LOGIN_PASSKEY',
  sms: 'MOBILEVERCODELOGIN3',
  firebase: 'LOGIN_FIREBASE',
  google: 'LOGIN_SOCIAL_GOOGLE',
  facebook: 'LOGIN_SOCIAL_FACEBOOK',
  telegram: 'LOGIN_SOCIAL_TELEGRAM',
} as const satisfies Record<LoginCall['body']['type'], SwitchId | null>

function isOffered({ brand, body }: LoginCall): boolean {
  const name = SWITCHES[body.type]
  return name === null || switchOn(brand.whitelabel, name)
}

async function refuseClosed(sessions: Sessions, call: LoginCall, member: Member): Promise<void> {
  const excluded =
    member.state === MEMBER_STATE.EXCLUDED && (member.excludedUntil === null || member.excludedUntil > call.now)
  if (member.state !== MEMBER_STATE.CLOSED && !excluded) return
  await noteLogin(sessions, call, member, 'LOCKED')
  if (!excluded) throw new Refusal('AUTH_DISABLED')
  throw new Refusal('AUTH_EXCLUDED', {
    value: { until: member.excludedUntil === null ? null : iso(member.excludedUntil) },
  })
}

async function enter(sessions: Sessions, call: LoginCall, proven: Proven) {
  const { brand, now } = call
  return sessions.db.transaction().execute(async (tx) => {
    // Two log-ins at once, or one beside a change of the password, take turns from here.
    const member = await lockMember(tx, proven.member.id)
    if (!member || !proven.stillHolds(member)) throw new Refusal('AUTH_BAD_CREDENTIALS', { value: { captcha: true } })
    // Closed while this log-in was under way.
    if (member.state === MEMBER_STATE.CLOSED) throw new Refusal('AUTH_DISABLED')
    await proven.inside?.(tx, member)
    await endPresented(tx, sessions, call)
    const opened = await openSession(
      tx,
      sessions,
      brand,
      member,
      {
        ip: call.ip,
        deviceId: deviceOf(call),
        deviceName: plainText(call.body.deviceName ?? ''),
        place: placeOf(sessions, call),
        weakPassword: proven.weakPassword,
        byPassword: proven.byPassword,
      },
      now,
    )
    await noteLogin(sessions, call, member, 'OK', tx)
    return opened
  })
}
