import * as z from 'zod'
import { MINUTE } from '@senluna/kit/time.ts'
import { askProvider, outcomeOfStatus, type ProviderAnswer } from '../../platform/outgoing/ask.ts'
import type { TwilioConfig } from '../../platform/outgoing/config.ts'
import type { SmsMessage } from '../../platform/outgoing/message.ts'
import type { Attempt, Outcome, Sender } from '../../platform/outgoing/sender.ts'

/**
 * Twilio's error codes of an account that may send nothing more: not active, suspended, over its
 * day's number.
 */
const QUOTA = new Set([10001, 20005, 30002, 63038, 90010])
/** Too many at once: the account, the number's queue. */
const BUSY = new Set([20429, 21611])

const failure = z.object({ code: z.int() })
const listed = z.object({
  messages: z.array(z.object({ body: z.string(), status: z.string(), date_created: z.string() })),
})

/**
 * Sends text messages through Twilio's Messages resource.
 *
 * Twilio knows no reference of ours, so after an attempt without a word its list of messages to
 * that number is read: what stands there is not sent again.
 */
export function twilioSender(config: TwilioConfig, limitMs?: number): Sender<'sms'> {
  const messages = `${config.url}/2010-04-01/Accounts/${config.accountSid}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${config.accountSid}:${config.authToken}`).toString('base64')}`
  const from: Record<string, string> = { [config.from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: config.from }

  async function wasTaken(message: SmsMessage, attempt: Attempt): Promise<boolean | Outcome> {
    const url = `${messages}?${new URLSearchParams({ To: message.to, PageSize: '50' }).toString()}`
    const answer = await askProvider(url, { method: 'GET', headers: { authorization } }, limitMs)
    if ('is' in answer) return { is: 'later', why: answer.why }
    const read = answer.status === 200 ? listed.safeParse(jsonOf(answer.text)) : undefined
    if (!read?.success) return { is: 'later', why: `list ${answer.status}` }
    // Their clock may be behind ours.
    const since = attempt.queuedAt - MINUTE
    return read.data.messages.some(
      ({ body, status, date_created }) =>
        body === message.text && status !== 'failed' && Date.parse(date_created) >= since,
    )
  }

  return {
    kind: 'sms',
    name: 'twilio',
    repeatsSafely: true,
    send: async (message, attempt) => {
      const taken = attempt.unsure && (await wasTaken(message, attempt))
      if (taken === true) return { is: 'sent' }
      if (taken !== false) return taken
      const body = new URLSearchParams({
        To: message.to,
        ...from,
        Body: message.text,
        // A code that comes after its time only confuses.
        ValidityPeriod: String(Math.min(Math.max(Math.ceil(attempt.lifeMs / 1_000), 60), 14_400)),
      }).toString()
      const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await askProvider(messages, { method: 'POST', headers, body }, limitMs)
      return 'is' in answer ? answer : outcomeOf(answer)
    },
  }
}

function outcomeOf(answer: ProviderAnswer): Outcome {
  if (answer.status === 201 || answer.status === 200) return { is: 'sent' }
  const read = failure.safeParse(jsonOf(answer.text))
  if (!read.success) return outcomeOfStatus(answer)
  const { code } = read.data
  const why = `code ${code}`
  if (QUOTA.has(code)) return { is: 'quota', why }
  if (BUSY.has(code))
    return { is: 'later', why, ...(answer.retryAfterMs === undefined ? {} : { afterMs: answer.retryAfterMs }) }
  return { ...outcomeOfStatus(answer), why }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
