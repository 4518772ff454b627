import { askProvider, outcomeOfStatus, type ProviderAnswer } from '../../platform/outgoing/ask.ts'
import type { GatewayConfig } from '../../platform/outgoing/config.ts'
import type { Outcome, Sender } from '../../platform/outgoing/sender.ts'

type Values = Readonly<Record<string, string>>

/** Puts the values at their places; what is no place of ours stays. */
const filled = (template: string, values: Values, written: (value: string) => string): string =>
  template.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? written(values[name]!) : place,
  )

const inJson = (value: string): string => JSON.stringify(value).slice(1, -1)
/** A header's value is one line. */
const inHeader = (value: string): string => value.replace(/[^\x20-\x7e]/g, '')

/**
 * Sends text messages through any provider that takes one HTTP call a message, as the configuration
 * describes it.
 *
 * Where a template holds `{id}` the provider gets a reference by which it knows a repeat; without
 * it a message that may have gone out is not sent again.
 */
export function gatewaySender(config: GatewayConfig, limitMs?: number): Sender<'sms'> {
  const json = /^\s*(?:\{\s*"|\[)/.test(config.body)
  const places = [config.url, config.body, ...Object.values(config.headers)]
  return {
    kind: 'sms',
    name: 'gateway',
    repeatsSafely: places.some((template) => template.includes('{id}')),
    send: async (message, attempt) => {
      const values: Values = {
        to: message.to,
        digits: message.to.replace('+', ''),
        text: message.text,
        from: message.brand.brandName,
        id: attempt.id,
      }
      const type = json ? 'application/json' : 'application/x-www-form-urlencoded'
      const headers: Record<string, string> = config.body ? { 'content-type': type } : {}
      for (const [name, template] of Object.entries(config.headers))
        headers[name.toLowerCase()] = filled(template, values, inHeader)
      const answer = await askProvider(
        filled(config.url, values, encodeURIComponent),
        {
          method: config.method,
          headers,
          ...(config.body ? { body: filled(config.body, values, json ? inJson : encodeURIComponent) } : {}),
        },
        limitMs,
      )
      return 'is' in answer ? answer : outcomeOf(config, answer)
    },
  }
}

function outcomeOf({ sent, quota }: GatewayConfig, answer: ProviderAnswer): Outcome {
  const pause = answer.retryAfterMs === undefined ? {} : { afterMs: answer.retryAfterMs }
  if (quota && valueOf(answer, quota.field) === quota.value)
    return { is: 'quota', why: `${quota.field} ${quota.value}`, ...pause }
  if (answer.status < 200 || answer.status > 299) return outcomeOfStatus(answer)
  if (!sent || valueOf(answer, sent.field) === sent.value) return { is: 'sent' }
  return { is: 'refused', why: `${sent.field} is not ${sent.value}` }
}

/** A field of the answer by its path (`messages.0.status`), or `status`, the answer's own. */
function valueOf(answer: ProviderAnswer, path: string): string | undefined {
  if (path === 'status') return String(answer.status)
  let value: unknown
  try {
    value = JSON.parse(answer.text)
  } catch {
    return undefined
  }
  for (const part of path.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined
}
