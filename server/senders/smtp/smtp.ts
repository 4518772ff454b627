import { createTransport } from 'nodemailer'
import type { SmtpConfig } from '../../platform/outgoing/config.ts'
import type { Outcome, Sender } from '../../platform/outgoing/sender.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * What providers answer when the account may send nothing more for now: RFC 3463's "system or
 * mailbox limit" of the sender.
 */
const QUOTA = /\b[45]\.4\.5\b|\b[45]\.7\.3\b.*quota/i

/**
 * Sends e-mails to an SMTP server, one connection each.
 *
 * A repeat carries the same Message-ID, by which mailboxes recognize a second copy. A password
 * never travels in the clear, except to this machine itself.
 */
export function smtpSender(config: SmtpConfig, limitMs = 10_000): Sender<'mail'> {
  const url = new URL(config.url)
  const transport = createTransport({
    host: url.hostname,
    port: Number(url.port || (url.protocol === 'smtps:' ? 465 : 587)),
    secure: url.protocol === 'smtps:',
    requireTLS: url.protocol === 'smtp:' && !LOOPBACK.has(url.hostname),
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    dnsTimeout: limitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = config.from.slice(config.from.indexOf('@') + 1)
  return {
    kind: 'mail',
    name: 'smtp',
    repeatsSafely: true,
    send: async (message, attempt) => {
      try {
        await transport.sendMail({
          messageId: `<${attempt.id}@${domain}>`,
          from: { name: message.brand.brandName, address: config.from },
          // As one address: a text would be read as a list of them.
          to: { name: '', address: message.to },
          subject: message.subject,
          text: message.text,
          ...(message.html === undefined ? {} : { html: message.html }),
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return { is: 'sent' }
      } catch (error) {
        return outcomeOf(error)
      }
    },
  }
}

/**
 * What an SMTP conversation that ended badly means. The server's words are left out: they repeat
 * the address.
 */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof Error)) return { is: 'unknown', why: 'unknown' }
  const code = textOf(error, 'code')
  const status = Number(textOf(error, 'responseCode') || 0)
  const why = status > 0 ? `status ${status}` : code || error.name
  if (status > 0 && QUOTA.test(textOf(error, 'response'))) return { is: 'quota', why }
  if (code === 'EAUTH') return { is: 'later', why }
  if (status >= 500 || (code === 'EENVELOPE' && status === 0)) return { is: 'refused', why }
  if (status >= 400) return { is: 'later', why }
  return { is: 'unknown', why }
}

function textOf(error: Error, name: string): string {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
