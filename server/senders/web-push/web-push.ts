import webPush from 'web-push'
import { askProvider, outcomeOfStatus } from '../../platform/outgoing/ask.ts'
import type { VapidKeys } from '../../platform/outgoing/config.ts'
import type { PushMessage } from '../../platform/outgoing/message.ts'
import { isPushHost } from '../../platform/outgoing/push-host.ts'
import type { Sender } from '../../platform/outgoing/sender.ts'

/**
 * Sends notifications to browsers' push services, encrypted for the browser (RFC 8291) and signed
 * by us (RFC 8292).
 *
 * A repeat is safe: a notification carries a tag, and a browser shows one of each. Nothing goes to
 * a host that is none of `hosts`, whatever address a browser gave.
 */
export function webPushSender(
  config: { vapid: VapidKeys; hosts: readonly string[] },
  limitMs?: number,
): Sender<'push'> {
  return {
    kind: 'push',
    name: 'web-push',
    repeatsSafely: true,
    send: async (message, attempt) => {
      const { endpoint } = message.subscription
      if (!isPushHost(endpoint, config.hosts)) return { is: 'gone', why: 'no push service' }
      let request: ReturnType<typeof requestOf>
      try {
        request = requestOf(message, config.vapid, attempt.lifeMs)
      } catch {
        return { is: 'refused', why: 'keys that encrypt nothing' }
      }
      const answer = await askProvider(endpoint, request, limitMs)
      if ('is' in answer) return answer
      if (answer.status >= 200 && answer.status < 300) return { is: 'sent' }
      if (answer.status === 404 || answer.status === 410) return { is: 'gone', why: `status ${answer.status}` }
      // The keys a browser subscribed for are not ours any more: it has to subscribe anew.
      if (answer.status === 403) return { is: 'gone', why: 'status 403' }
      return outcomeOfStatus(answer)
    },
  }
}

function requestOf(message: PushMessage, vapidDetails: VapidKeys, lifeMs: number) {
  const { endpoint, p256dh, auth } = message.subscription
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message.payload, {
    vapidDetails,
    TTL: Math.max(0, Math.ceil(lifeMs / 1_000)),
    ...(message.topic === undefined ? {} : { topic: message.topic }),
  })
  const texts = Object.entries(headers).filter(([name]) => name !== 'Content-Length')
  return {
    method: 'POST',
    headers: Object.fromEntries(texts.map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body ?? []),
  }
}
