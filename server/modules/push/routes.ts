import * as contract from '@senluna/contract/site/push.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Call, Route } from '../../platform/http/route.ts'
import { route } from '../../platform/http/route.ts'
import { isPushHost } from '../../platform/outgoing/push-host.ts'
import type { Push } from './push.ts'
import { pushTo } from './push-member.ts'
import { forgetDevices, isOn, keepSubscription } from './store.ts'

/** The calls by which a browser takes notifications. */
export const pushRoutes = (push: Push): Route[] => [
  route(contract.pushStanding, async ({ caller, deviceId }) => ({
    publicKey: keyOf(push),
    on: await isOn(push.db, caller.memberId, deviceId),
  })),
  route(contract.pushSubscribe, (call) => subscribe(push, call)),
  route(contract.pushUnsubscribe, async ({ caller, deviceId }) => {
    await forgetDevices(push.db, caller.memberId, [deviceId])
    return { publicKey: keyOf(push), on: false }
  }),
]

const keyOf = ({ config }: Push): string | null => (config.by === 'off' ? null : config.vapid.publicKey)

/**
 * Keeps the subscription of the caller's browser and sends it a first notification. Refuses
 * PUSH_OFF, VAL_FIELD.
 */
async function subscribe(push: Push, call: Call<typeof contract.pushSubscribe>) {
  const { caller, body, brand, deviceId, language, now } = call
  if (push.config.by === 'off') throw new Refusal('PUSH_OFF')
  if (deviceId === '') throw new Refusal('VAL_FIELD', { fields: [{ field: 'X-Device-Id' }] })
  // A browser names the address we will call: only browsers' own push services are called.
  if (!isPushHost(body.endpoint, push.config.hosts)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'endpoint' }] })
  if (Buffer.from(body.keys.p256dh, 'base64url')[0] !== 4)
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'keys.p256dh' }] })
  const subscription = {
    endpoint: body.endpoint,
    memberId: caller.memberId,
    deviceId,
    merchantCode: brand.merchantCode,
    p256dh: body.keys.p256dh,
    auth: body.keys.auth,
    language,
  }
  await push.db.transaction().execute(async (tx) => {
    await keepSubscription(tx, subscription, now)
    await pushTo(push, tx, subscription, {
      title: 'push.on.title',
      body: 'push.on.body',
      url: '/account/security',
      about: 'notifications-on',
    })
  })
  return { publicKey: keyOf(push), on: true }
}
