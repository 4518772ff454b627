import { createECDH } from 'node:crypto'
import * as z from 'zod'
import { derivedKey } from '../config/secrets.ts'

const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const template = z.string().min(1)

/** The settings of the channels toward people; what they mean says docs/outgoing.md. */
export const outgoingSchema = z.object({
  MAIL_SENDER: z.enum(['smtp', 'outbox', 'off']).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }).optional(),
  MAIL_FROM: z.email({ error: 'must be an e-mail address' }).optional(),
  SMS_SENDER: z.enum(['twilio', 'gateway', 'outbox', 'off']).optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'must be AC and 32 hex digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TWILIO_FROM: z
    .string()
    .regex(
      /^(?:\+[1-9]\d{5,14}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$/,
      'must be a number in E.164, a messaging service or a sender name',
    )
    .optional(),
  TWILIO_URL: webUrl.default('https://api.twilio.com'),
  SMS_GATEWAY_URL: template.optional(),
  SMS_GATEWAY_METHOD: z.enum(['GET', 'POST', 'PUT']).default('POST'),
  SMS_GATEWAY_HEADERS: z.string().default('{}'),
  SMS_GATEWAY_BODY: z.string().default(''),
  SMS_GATEWAY_SENT: z
    .string()
    .regex(/^[\w.]+=.+$/, 'must be field=value')
    .optional(),
  SMS_GATEWAY_QUOTA: z
    .string()
    .regex(/^[\w.]+=.+$/, 'must be field=value or status=number')
    .optional(),
  PUSH_SENDER: z.enum(['webpush', 'outbox', 'off']).optional(),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'must be a mailto: or https: address')
    .optional(),
  PUSH_HOSTS: z.string().optional(),
})

type Given = z.infer<typeof outgoingSchema>

/** How to reach an SMTP server. */
export interface SmtpConfig {
  by: 'smtp'
  url: string
  from: string
}

/** Twilio's account and the sender its messages carry. */
export interface TwilioConfig {
  by: 'twilio'
  url: string
  accountSid: string
  authToken: string
  from: string
}

/**
 * A provider of text messages that takes one HTTP call a message. `{to}`, `{digits}`, `{text}`,
 * `{from}`, `{id}` stand in its templates.
 */
export interface GatewayConfig {
  by: 'gateway'
  url: string
  method: 'GET' | 'POST' | 'PUT'
  headers: Readonly<Record<string, string>>
  body: string
  /**
   * The field of its JSON answer that says it was taken, and the value it has then; else the status
   * decides.
   */
  sent: { field: string; value: string } | undefined
  quota: { field: string; value: string } | undefined
}

/** The site's key pair toward push services (VAPID), base64url. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
  subject: string
}

/** How each channel sends; `outbox` keeps messages for /dev/outbox instead. */
export interface OutgoingConfig {
  mail: SmtpConfig | { by: 'outbox' } | { by: 'off' }
  sms: TwilioConfig | GatewayConfig | { by: 'outbox' } | { by: 'off' }
  push: { by: 'webpush' | 'outbox'; vapid: VapidKeys; hosts: readonly string[] } | { by: 'off' }
}

/**
 * Where browsers' own push services are. Nothing is sent anywhere else, whatever a browser claims.
 */
const PUSH_HOSTS = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.notify.windows.com', '*.push.apple.com']

/**
 * Works out how each channel sends.
 *
 * Throws an Error whose message is one sentence on what is wrong. A channel that nothing was said
 * about keeps its messages for the outbox page outside production, and is off in production.
 */
export function outgoingConfig(given: Given, about: { production: boolean; keySecret: string }): OutgoingConfig {
  const unsaid = about.production ? 'off' : 'outbox'
  const mail = given.MAIL_SENDER ?? (given.SMTP_URL ? 'smtp' : unsaid)
  const sms = given.SMS_SENDER ?? (given.TWILIO_ACCOUNT_SID ? 'twilio' : given.SMS_GATEWAY_URL ? 'gateway' : unsaid)
  const push = given.PUSH_SENDER ?? (given.VAPID_PRIVATE_KEY ? 'webpush' : unsaid)
  for (const [name, by] of Object.entries({ MAIL_SENDER: mail, SMS_SENDER: sms, PUSH_SENDER: push }))
    if (about.production && by === 'outbox')
      throw new Error(`${name}=outbox keeps codes and links where anyone can read them and is refused in production.`)
  return {
    mail: mail === 'smtp' ? smtpOf(given) : { by: mail },
    sms: sms === 'twilio' ? twilioOf(given) : sms === 'gateway' ? gatewayOf(given) : { by: sms },
    push:
      push === 'off'
        ? { by: 'off' }
        : { by: push, vapid: vapidOf(given, about), hosts: listOf(given.PUSH_HOSTS) ?? PUSH_HOSTS },
  }
}

const listOf = (text: string | undefined): string[] | undefined =>
  text
    ?.split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean)

/**
 * The values of settings that a sender can't do without. Throws the sentence that names the first
 * missing one.
 */
function needed<Name extends keyof Given>(given: Given, sender: string, ...names: Name[]): Record<Name, string> {
  const found: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = given[name]
    if (!value) throw new Error(`${name} must be set for ${sender} to send.`)
    found[name] = value
  }
  return found as Record<Name, string>
}

function smtpOf(given: Given): SmtpConfig {
  const { SMTP_URL, MAIL_FROM } = needed(given, 'the SMTP sender', 'SMTP_URL', 'MAIL_FROM')
  return { by: 'smtp', url: SMTP_URL, from: MAIL_FROM }
}

function twilioOf(given: Given): TwilioConfig {
  const values = needed(given, 'Twilio', 'TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM')
  return {
    by: 'twilio',
    url: given.TWILIO_URL.replace(/\/$/, ''),
    accountSid: values.TWILIO_ACCOUNT_SID,
    authToken: values.TWILIO_AUTH_TOKEN,
    from: values.TWILIO_FROM,
  }
}

function gatewayOf(given: Given): GatewayConfig {
  const { SMS_GATEWAY_URL: url } = needed(given, 'the SMS gateway', 'SMS_GATEWAY_URL')
  const body = given.SMS_GATEWAY_BODY
  if (!/^https?:\/\/[^{]+/.test(url)) throw new Error('SMS_GATEWAY_URL must be an http or https address.')
  const places = `${url}\n${body}`
  if (!/\{(?:to|digits)\}/.test(places))
    throw new Error('SMS_GATEWAY_URL or SMS_GATEWAY_BODY must say where {to} or {digits} goes.')
  if (!places.includes('{text}')) throw new Error('SMS_GATEWAY_URL or SMS_GATEWAY_BODY must say where {text} goes.')
  return {
    by: 'gateway',
    url,
    method: given.SMS_GATEWAY_METHOD,
    headers: headersOf(given.SMS_GATEWAY_HEADERS),
    body,
    sent: fieldOf(given.SMS_GATEWAY_SENT),
    quota: fieldOf(given.SMS_GATEWAY_QUOTA),
  }
}

const fieldOf = (text: string | undefined) => {
  if (text === undefined) return undefined
  const at = text.indexOf('=')
  return { field: text.slice(0, at), value: text.slice(at + 1) }
}

function headersOf(text: string): Record<string, string> {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(text))
  } catch {
    throw new Error('SMS_GATEWAY_HEADERS must be a JSON object of texts.')
  }
}

function vapidOf(given: Given, about: { production: boolean; keySecret: string }): VapidKeys {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = given
  if (!about.production && !publicKey && !privateKey)
    return { ...developmentKeys(about.keySecret), subject: subject ?? 'mailto:nobody@localhost' }
  const values = needed(given, 'Web Push', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT')
  if (!isPair(values.VAPID_PUBLIC_KEY, values.VAPID_PRIVATE_KEY))
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair; npx web-push generate-vapid-keys makes one.')
  return { publicKey: values.VAPID_PUBLIC_KEY, privateKey: values.VAPID_PRIVATE_KEY, subject: values.VAPID_SUBJECT }
}

/**
 * A pair for development, the same as long as the secret is: browsers that subscribed stay
 * subscribed.
 */
function developmentKeys(keySecret: string): { publicKey: string; privateKey: string } {
  const curve = createECDH('prime256v1')
  const privateKey = derivedKey(keySecret, 'vapid-in-development')
  curve.setPrivateKey(privateKey)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

function isPair(publicKey: string, privateKey: string): boolean {
  try {
    const point = Buffer.from(publicKey, 'base64url')
    const curve = createECDH('prime256v1')
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    return curve.getPublicKey().equals(point)
  } catch {
    return false
  }
}
