import * as z from 'zod'
import type { MerchantCode } from '@senluna/kit/brand.ts'

const https = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

const schema = z.object({
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: https.default('https://accounts.google.com'),
  FACEBOOK_APP_ID: z
    .string()
    .regex(/^\d{5,30}$/, 'must be the digits of an app')
    .optional(),
  FACEBOOK_APP_SECRET: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'must be 32 hex digits')
    .optional(),
  FACEBOOK_URL: https.default('https://www.facebook.com/v23.0'),
  FACEBOOK_GRAPH_URL: https.default('https://graph.facebook.com/v23.0'),
  TELEGRAM_BOT_NAME: z
    .string()
    .regex(/^\w{5,32}$/, "must be a bot's name")
    .optional(),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d{5,}:[\w-]{30,}$/, "must be a bot's token")
    .optional(),
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET_KEY: z.string().optional(),
  TURNSTILE_URL: https.default('https://challenges.cloudflare.com'),
})

/**
 * What a brand needs to let people sign in by accounts elsewhere and to have them checked by a
 * hosted service. Absent: not offered.
 */
export interface SignInConfig {
  google?: { issuer: string; clientId: string; clientSecret: string }
  facebook?: { url: string; graphUrl: string; appId: string; appSecret: string }
  telegram?: { botName: string; botToken: string }
  turnstile?: { url: string; siteKey: string; secretKey: string }
}

/** By merchant code in capitals; '' is for brands that have nothing of their own. */
export type SignInConfigs = Readonly<Record<string, SignInConfig>>

const NAMES = Object.keys(schema.shape)
const OWN = new RegExp(`^(${NAMES.join('|')})__([A-Z0-9]+)$`)

/**
 * Reads the sign-in settings: `GOOGLE_CLIENT_ID` is every brand's, `GOOGLE_CLIENT_ID__REFBRAND1`
 * one brand's own.
 *
 * Throws an Error of one sentence for each thing wrong; a value is never part of it.
 */
export function signInConfigs(env: NodeJS.ProcessEnv, production: boolean): SignInConfigs {
  const brands = new Set(Object.keys(env).flatMap((name) => OWN.exec(name)?.[2] ?? []))
  const configs: Record<string, SignInConfig> = {}
  for (const brand of ['', ...brands]) {
    const own = (name: string) => (brand === '' ? undefined : env[`${name}__${brand}`]) ?? env[name]
    configs[brand] = configOf(Object.fromEntries(NAMES.map((name) => [name, own(name) || undefined])), production)
  }
  return configs
}

/** What holds for one brand. */
export const signInOf = (configs: SignInConfigs, merchantCode: MerchantCode): SignInConfig =>
  configs[merchantCode.toUpperCase()] ?? configs[''] ?? {}

function configOf(given: Record<string, string | undefined>, production: boolean): SignInConfig {
  const read = schema.safeParse(given)
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new Error(`Sign-in can't be configured like that: ${wrong.join('; ')}.`)
  }
  const { data } = read
  const google = both(data, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET')
  const facebook = both(data, 'FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET')
  const telegram = both(data, 'TELEGRAM_BOT_NAME', 'TELEGRAM_BOT_TOKEN')
  const turnstile = both(data, 'TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY')
  for (const name of ['GOOGLE_ISSUER', 'FACEBOOK_URL', 'FACEBOOK_GRAPH_URL', 'TURNSTILE_URL'] as const)
    if (production && !data[name].startsWith('https:'))
      throw new Error(`${name} must be an https address in production: secrets are sent there.`)
  const plain = (url: string) => url.replace(/\/$/, '')
  return {
    ...(google && { google: { issuer: data.GOOGLE_ISSUER, clientId: google[0], clientSecret: google[1] } }),
    ...(facebook && {
      facebook: {
        url: plain(data.FACEBOOK_URL),
        graphUrl: plain(data.FACEBOOK_GRAPH_URL),
        appId: facebook[0],
        appSecret: facebook[1],
      },
    }),
    ...(telegram && { telegram: { botName: telegram[0], botToken: telegram[1] } }),
    ...(turnstile && {
      turnstile: { url: plain(data.TURNSTILE_URL), siteKey: turnstile[0], secretKey: turnstile[1] },
    }),
  }
}

type Pair = 'GOOGLE_CLIENT' | 'FACEBOOK_APP' | 'TELEGRAM_BOT' | 'TURNSTILE'
type Name = Extract<keyof z.infer<typeof schema>, `${Pair}_${string}`>

/** Two settings that are nothing without each other. */
function both(data: z.infer<typeof schema>, name: Name, other: Name): [string, string] | undefined {
  const found = [data[name], data[other]] as const
  if (found[0] && found[1]) return [found[0], found[1]]
  if (found[0] || found[1]) throw new Error(`${found[0] ? other : name} must be set beside ${found[0] ? name : other}.`)
  return undefined
}
