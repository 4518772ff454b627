import type { freePlay as contract, LoginReply } from '@senluna/contract/member/account.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { switchOn } from '@senluna/kit/brand.ts'
import type { Call } from '../../../platform/http/route.ts'
import { openTrial } from '../../members/index.ts'
import { endPresented } from '../end-presented.ts'
import type { Sessions } from '../sessions.ts'
import { recordLogin } from '../login/record-store.ts'
import { handOver, openSession } from '../open-session.ts'
import { refuseForeignChange } from '../origin.ts'
import { placeOf, plainText } from '../visitor.ts'

/**
 * Opens a free-play account and logs it in. Refuses GAME_DISABLED where the brand has none,
 * SYS_CRYPTO without a fresh sealed secret.
 */
export async function playFree(sessions: Sessions, call: Call<typeof contract>): Promise<LoginReply> {
  const { brand, now } = call
  refuseForeignChange(call.request)
  if (!switchOn(brand.whitelabel, 'FREEPLAY')) throw new Refusal('GAME_DISABLED')
  sessions.throttles.freePlay.take(call.ip, now)
  const secret = await sessions.sealed.openText(call.body.secret, 'POST', '/wps/session/login/freeplay', now)
  if (!/^[\x21-\x7e]{32}$/.test(secret)) throw new Refusal('SYS_CRYPTO')
  const opened = await sessions.db.transaction().execute(async (tx) => {
    await endPresented(tx, sessions, call)
    const member = await openTrial(tx, sessions.members, brand, call.language, now)
    const way = {
      ip: call.ip,
      deviceId: plainText(call.deviceId),
      deviceName: plainText(call.body.os),
      weakPassword: false,
      byPassword: false,
    }
    const session = await openSession(tx, sessions, brand, member, way, now)
    await recordLogin(
      tx,
      {
        memberId: member.id,
        merchantCode: brand.merchantCode,
        ip: call.ip,
        place: placeOf(sessions, call),
        device: way.deviceName,
        result: 'OK',
      },
      now,
    )
    return session
  })
  return handOver(call.reply, opened)
}
