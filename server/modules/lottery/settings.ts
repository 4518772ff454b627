import * as z from 'zod'
import { readSourceForms, type SourceForm } from './official/source-forms.ts'

/**
 * Relays of the chain `quicknet` that its League names; an operator who has one of their own puts
 * it first. The chain's hash covers its key, period and beginning. Source: docs.drand.love, "drand
 * HTTP API" (relays, chain hash).
 */
const CHAIN = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'
const RELAYS = [
  'api.drand.sh',
  'api2.drand.sh',
  'api3.drand.sh',
  'drand.cloudflare.com',
  'api.drand.secureweb3.com:6875',
]
  .map((host) => `https://${host}/${CHAIN}`)
  .join(',')

const schema = z.object({
  LOTTERY_BEACON: z.enum(['none', 'drand'], 'must be none or drand').default('none'),
  LOTTERY_BEACON_URLS: z.string().default(RELAYS),
  LOTTERY_BY_HAND: z.string().default(''),
  LOTTERY_SOURCES: z.string().default(''),
  LOTTERY_SOURCE_FORMS: z.string().default(''),
  LOTTERY_ESCROW_KEY: z
    .string()
    .regex(/^([0-9a-fA-F]{64})?$/, 'must be an X25519 public key, 64 hex digits')
    .default(''),
})

/** What the lottery's draws are made with, and who publishes official results. */
export interface LotterySettings {
  /** Whether new draws take up the public beacon; without it the house seed stands alone. */
  beacon: 'none' | 'drand'
  /**
   * Addresses of its relays: draws that were committed to it ask them also after it was turned off.
   */
  relays: readonly string[]
  /**
   * Services that publish official results: a name, an address with what it is asked for in it, and
   * its form where that isn't ours.
   */
  sources: readonly { name: string; address: string; form?: SourceForm | undefined }[]
  /**
   * Codes of official games whose results are obtained also where every brand is a demonstration.
   */
  byHand: readonly string[]
  /** The X25519 public key of who can open the seeds of draws besides us; '' for nobody. */
  escrowKey: string
}

/** Reads them from the environment. Throws a sentence for what can't be used. */
export function lotterySettings(env: NodeJS.ProcessEnv): LotterySettings {
  const read = schema.safeParse(env)
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new Error(`The configuration can't be used: ${wrong.join('; ')}.`)
  }
  const { data } = read
  const relays = listOf(data.LOTTERY_BEACON_URLS).map((relay) => relay.replace(/\/+$/, ''))
  for (const relay of relays)
    if (!isAddress(relay)) throw new Error(`LOTTERY_BEACON_URLS names ${relay}, which is no http or https address.`)
  if (data.LOTTERY_BEACON === 'drand' && relays.length === 0)
    throw new Error('LOTTERY_BEACON=drand needs relays: LOTTERY_BEACON_URLS is empty.')
  if (data.LOTTERY_ESCROW_KEY !== '' && data.LOTTERY_BEACON === 'none')
    throw new Error(
      'LOTTERY_ESCROW_KEY needs LOTTERY_BEACON=drand: without a beacon who has its other half knows every result beforehand.',
    )
  const forms = data.LOTTERY_SOURCE_FORMS === '' ? undefined : readSourceForms(data.LOTTERY_SOURCE_FORMS)
  const sources = listOf(data.LOTTERY_SOURCES).map((text) => sourceOf(text, forms))
  const names = new Set(sources.map(({ name }) => name))
  if (names.size !== sources.length)
    throw new Error('LOTTERY_SOURCES names a source twice: two words of one source prove nothing.')
  for (const name of forms?.keys() ?? [])
    if (!names.has(name))
      throw new Error(`LOTTERY_SOURCE_FORMS has a form for ${name}, which LOTTERY_SOURCES doesn't name.`)
  return {
    beacon: data.LOTTERY_BEACON,
    relays,
    sources,
    byHand: listOf(data.LOTTERY_BY_HAND),
    escrowKey: data.LOTTERY_ESCROW_KEY.toLowerCase(),
  }
}

function sourceOf(
  text: string,
  forms: ReadonlyMap<string, SourceForm> | undefined,
): LotterySettings['sources'][number] {
  const [, name, address] = /^([A-Z][A-Z0-9-]{1,19})=(.+)$/.exec(text) ?? []
  if (!name || !address || name === 'DESK')
    throw new Error(
      `LOTTERY_SOURCES has "${text}": a source is NAME=address, its name 2 to 20 capital letters, digits and -, and not DESK.`,
    )
  if (!isAddress(address.replaceAll(/\{\w+\}/g, '1')))
    throw new Error(`LOTTERY_SOURCES has no http or https address for ${name}.`)
  const form = forms?.get(name)
  if (form) return { name, address, form }
  if (!address.includes('{game}') || !address.includes('{numero}'))
    throw new Error(`LOTTERY_SOURCES asks ${name} at an address without {game} and {numero}.`)
  return { name, address }
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
