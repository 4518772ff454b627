import { freePlay, memberInfo } from '@senluna/contract/member/account.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { cache, keyOf, q } from '@senluna/web/client/query.ts'
import { sealed } from '@senluna/web/client/call/sealed.ts'
import { sessionOpened } from './session.ts'

/** Opens a free-play account: play money, no form, gone after a day. */
export async function startFreePlay(): Promise<void> {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  const secret = await sealed(random, freePlay.method, freePlay.path)
  const reply = await call(freePlay, {
    body: { os: navigator.platform.slice(0, 40), platform: 'W', secret, gatewayVersion: 3 },
  })
  sessionOpened(reply)
  await cache.prefetchQuery({ ...q(memberInfo), queryKey: keyOf(memberInfo) })
}
