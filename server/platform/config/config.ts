import { isAbsolute } from 'node:path'
import * as z from 'zod'
import { AddressList } from '../addresses.ts'
import type { ObjectStoreConfig } from '../object-store/object-store.ts'
import { outgoingConfig, outgoingSchema, type OutgoingConfig } from '../outgoing/config.ts'
import { paymentsConfig, paymentsSchema, type PaymentsConfig } from '../payments/config.ts'
import type { TracingConfig } from '../tracing/span-exporter.ts'
import { refusePlainHttp } from './https-only.ts'
import { signInConfigs, type SignInConfigs } from './sign-in-config.ts'

const ROLES = ['api', 'live', 'jobs', 'all'] as const
const key32 = z
  .string('must be set: 64 hex digits (32 bytes)')
  .regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits (32 bytes)')
/** A whole number; left empty it is as good as not set. */
const whole = (least: number, most: number, usual: number) =>
  z.preprocess(
    (text) => text || undefined,
    z.coerce.number('must be a number').int().min(least).max(most).default(usual),
  )

/** Whether words are `name=value`, the value percent-encoded. */
function isHeader(text: string): boolean {
  try {
    return /^[\w-]+=[^\s,]+$/.test(text) && decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}

const NO_DATABASE = 'must be set: the address of a PostgreSQL 15 or newer'

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  ROLE: z.enum(ROLES).default('all'),
  STANDBY: z.literal('1').optional(),
  PORT: whole(0, 65_535, 8080),
  HOST: z.string().optional(),
  DATABASE_URL: z.string(NO_DATABASE).min(1, NO_DATABASE),
  DATABASE_READ_URL: z.preprocess((text) => text || undefined, z.string().optional()),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  SEED_KEY: key32,
  SEED_KEYS_FORMER: z
    .string()
    .regex(/^(?:[0-9a-f]{64}(?:,[0-9a-f]{64})*)?$/, 'must be keys of 64 hex digits each, with commas between them')
    .default(''),
  PEPPER: key32,
  KEY_SECRET: key32,
  TRUSTED_PROXIES: z.string().default(''),
  GEOIP_CSV: z.string().min(1).optional(),
  NETWORKS_CSV: z.string().min(1).optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/i)
    .optional(),
  PROFILE: z.enum(['bench']).optional(),
  ART_CACHE: z.string().optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine((text) => text === '' || text.split(',').every(isHeader), 'must be headers: name=value,name=value')
    .default(''),
  OTEL_SERVICE_NAME: z.string().min(1).max(64).default('senluna'),
  LANES: whole(1, 64, 6),
  FIREBASE_PROJECT: z
    .string()
    .regex(/^[a-z0-9-]{4,40}$/, 'must be the id of a Firebase project')
    .optional(),
  FIREBASE_JWKS_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .default('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
  FILES_STORE: z.enum(['disk', 'database']).optional(),
  FILES_DIR: z.string().refine(isAbsolute, 'must be the whole path of a folder').optional(),
  FILES_S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  FILES_S3_REGION: z.string().min(1).default('us-east-1'),
  FILES_S3_BUCKET: z.string().min(3).optional(),
  FILES_S3_ACCESS_KEY: z.string().min(1).optional(),
  FILES_S3_SECRET_KEY: z.string().min(1).optional(),
  VENDOR_SANDBOX_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  VENDOR_SANDBOX_SECRET: z.string().min(16).optional(),
  ...outgoingSchema.shape,
  ...paymentsSchema.shape,
})

/** The configuration of a process, from its environment, checked. */
export interface Config {
  env: 'development' | 'test' | 'production'
  role: (typeof ROLES)[number]
  standby: boolean
  port: number
  host: string
  databaseUrl: string
  /** Where reports are read: a replica, or the same database. */
  databaseReadUrl: string
  logLevel: string
  /** Key that server seeds are sealed with, 32 bytes in hex. */
  seedKey: string
  /** Keys that server seeds were sealed with before; they only open. */
  formerSeedKeys: readonly string[]
  /** Secret mixed into password hashes, 32 bytes in hex. */
  pepper: string
  /** Key that the private keys of sealed bodies are kept under, 32 bytes in hex. */
  keySecret: string
  /** Addresses and ranges whose word on where a call comes from counts. */
  trustedProxies: readonly string[]
  /** The header in which a trusted proxy names the visitor's country. */
  countryHeader: string | undefined
  /** A file of lines `from,to,country` that stands in for the packaged table of countries. */
  geoipCsv: string | undefined
  /** A file of lines `network,kind`: networks that hide where their visitors are. */
  networksCsv: string | undefined
  /** Limits evaluated but not binding, no throttle, no least cycle: for measuring only. */
  bench: boolean
  artCache: string | undefined
  /** When set, `/metrics` asks for it as a bearer. */
  metricsToken: string | undefined
  /** The collector that spans are sent to; absent: nothing is timed. */
  tracing: TracingConfig | undefined
  /** Database connections of the money path in this process. */
  lanes: number
  /**
   * The Firebase project whose proofs of a mobile number are taken, and where its signing keys are
   * published.
   */
  firebase: { project: string; jwksUrl: string } | undefined
  /** Where new pictures lie: on the disk unless said otherwise. */
  filesIn: 'disk' | 'database' | 's3'
  /** The folder of pictures on the disk; absent: the product's own. */
  filesDir: string | undefined
  /** An S3-compatible store for pictures. */
  objectStore: ObjectStoreConfig | undefined
  /** The made-up vendor with wallets of its own, of development and demonstrations. */
  sandboxVendor: { url: string; secret: string } | undefined
  /** How text messages, e-mails and notifications leave. */
  outgoing: OutgoingConfig
  /** Accounts elsewhere that people sign in by, and the hosted human check, by brand. */
  signIn: SignInConfigs
  /** Where providers of payments are. */
  payments: PaymentsConfig
}

/** The collector of spans, by the names that OpenTelemetry gave these settings. */
function tracingOf(data: z.infer<typeof schema>): TracingConfig | undefined {
  if (data.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined
  const pairs = data.OTEL_EXPORTER_OTLP_HEADERS.split(',').filter(Boolean)
  const headers = Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), decodeURIComponent(pair.slice(pair.indexOf('=') + 1))]),
  )
  return { endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT, headers, serviceName: data.OTEL_SERVICE_NAME }
}

/** Development secrets are the same on every machine's first start: all of one digit. */
const isDevelopmentKey = (key: string): boolean => /^(.)\1+$/.test(key)

/**
 * Reads and checks the environment.
 *
 * Throws an Error whose message is one sentence for each thing wrong, for a person to read.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = schema.safeParse(env)
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new Error(`The configuration can't be used: ${wrong.join('; ')}.`)
  }
  const { data } = read
  const production = data.NODE_ENV === 'production'
  if (production && data.PROFILE === 'bench') {
    throw new Error('PROFILE=bench lifts the limits of play and is refused in production.')
  }
  if (production && data.METRICS_TOKEN === undefined)
    throw new Error('METRICS_TOKEN must be set in production: /metrics says how the whole product is doing.')
  refusePlainHttp(production, { FIREBASE_JWKS_URL: data.FIREBASE_JWKS_URL })
  const secrets = { SEED_KEY: data.SEED_KEY, PEPPER: data.PEPPER, KEY_SECRET: data.KEY_SECRET }
  for (const [name, value] of Object.entries(secrets)) {
    if (production && isDevelopmentKey(value)) {
      throw new Error(`${name} has a development value; set 32 random bytes in hex before running in production.`)
    }
  }
  return {
    env: data.NODE_ENV,
    role: data.ROLE,
    standby: data.STANDBY === '1',
    port: data.PORT,
    // A demonstration has passwords that everybody knows: only this machine reaches it.
    host: data.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    databaseUrl: data.DATABASE_URL,
    databaseReadUrl: data.DATABASE_READ_URL ?? data.DATABASE_URL,
    logLevel: data.LOG_LEVEL,
    seedKey: data.SEED_KEY,
    formerSeedKeys: data.SEED_KEYS_FORMER.split(',').filter(Boolean),
    pepper: data.PEPPER,
    keySecret: data.KEY_SECRET,
    trustedProxies: proxiesOf(data.TRUSTED_PROXIES),
    countryHeader: data.COUNTRY_HEADER?.toLowerCase(),
    geoipCsv: data.GEOIP_CSV,
    networksCsv: data.NETWORKS_CSV,
    bench: data.PROFILE === 'bench',
    artCache: data.ART_CACHE,
    metricsToken: data.METRICS_TOKEN,
    tracing: tracingOf(data),
    lanes: data.LANES,
    firebase: data.FIREBASE_PROJECT ? { project: data.FIREBASE_PROJECT, jwksUrl: data.FIREBASE_JWKS_URL } : undefined,
    ...filesOf(data),
    sandboxVendor: sandboxVendorOf(data, production),
    outgoing: outgoingConfig(data, { production, keySecret: data.KEY_SECRET }),
    signIn: signInConfigs(env, production),
    payments: paymentsConfig(data, { production, port: data.PORT }),
  }
}

type Read = z.infer<typeof schema>

/** Refused in production: anybody decides there what becomes of a transfer. */
function sandboxVendorOf(data: Read, production: boolean): Config['sandboxVendor'] {
  const { VENDOR_SANDBOX_URL: url, VENDOR_SANDBOX_SECRET: secret } = data
  if ((url === undefined) !== (secret === undefined))
    throw new Error('VENDOR_SANDBOX_URL and VENDOR_SANDBOX_SECRET are set together or not at all.')
  if (production && url !== undefined)
    throw new Error('VENDOR_SANDBOX_URL is a vendor that only pretends; it is refused in production.')
  return url && secret ? { url, secret } : undefined
}

/** One place for new pictures; two would leave it open which. */
function filesOf(data: Read): Pick<Config, 'filesIn' | 'filesDir' | 'objectStore'> {
  const objectStore = objectStoreOf(data)
  if (objectStore && data.FILES_STORE)
    throw new Error('FILES_STORE and FILES_S3_ENDPOINT both say where pictures are kept: set one of them.')
  return { filesIn: objectStore ? 's3' : (data.FILES_STORE ?? 'disk'), filesDir: data.FILES_DIR, objectStore }
}

/** All of it or nothing: with a part missing pictures would be kept where nobody looks for them. */
function objectStoreOf(data: Read): ObjectStoreConfig | undefined {
  const parts = ['FILES_S3_ENDPOINT', 'FILES_S3_BUCKET', 'FILES_S3_ACCESS_KEY', 'FILES_S3_SECRET_KEY'] as const
  const missing = parts.filter((name) => data[name] === undefined)
  if (missing.length === parts.length) return undefined
  const [endpoint, bucket, accessKey, secretKey] = parts.map((name) => data[name])
  if (!endpoint || !bucket || !accessKey || !secretKey)
    throw new Error(`The object store of pictures can't be used: ${missing.join(', ')} must be set too.`)
  return { endpoint, bucket, accessKey, secretKey, region: data.FILES_S3_REGION }
}

function proxiesOf(list: string): string[] {
  const entries = list
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  try {
    void new AddressList(entries)
    return entries
  } catch (error) {
    throw new Error(`TRUSTED_PROXIES can't be used: ${(error as Error).message}.`, { cause: error })
  }
}
