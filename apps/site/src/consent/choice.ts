import type { Analytics } from '@senluna/kit/brand.ts'
import { kept } from '@senluna/web/client/storage.ts'

/** What a reader has said: they agree, they don't, or they were not asked yet. */
export type Choice = 'yes' | 'no' | 'open'

/** What is asked about: the brand's accounts. */
export interface AnalyticsConsent {
  merchantCode: string
  analytics: readonly Analytics[]
}

/** What is kept: the accounts that were agreed to (none: a refusal), and when. */
interface Said {
  to: string[]
  at: number
}

/** Whoever was asked is asked again after so long. */
const HOLDS_MS = 365 * 86_400_000

const choiceKey = (merchantCode: string): string => `analytics-${merchantCode}`

/**
 * Whether the browser itself says that its reader is not to be followed. Nobody is asked then, and
 * nothing is loaded.
 */
export const isSignalled = ({ globalPrivacyControl, doNotTrack }: Signals = navigator): boolean =>
  globalPrivacyControl === true || doNotTrack === '1'

interface Signals {
  globalPrivacyControl?: boolean
  doNotTrack?: string | null
}

/**
 * What holds now. An agreement is to the accounts that were named: one more asks anew, one less
 * doesn't. A refusal is of all there will be.
 */
export function choiceOf(
  { merchantCode, analytics }: AnalyticsConsent,
  now = Date.now(),
  signalled = isSignalled(),
): Choice {
  if (signalled) return 'no'
  const said = read(merchantCode)
  if (!said || now - said.at >= HOLDS_MS || said.at > now) return 'open'
  if (said.to.length === 0) return 'no'
  return analytics.every((account) => said.to.includes(nameOf(account))) ? 'yes' : 'open'
}

/** Keeps what a reader has said, for this brand in this browser. */
export function keepChoice({ merchantCode, analytics }: AnalyticsConsent, yes: boolean, now = Date.now()): void {
  const said: Said = { to: yes ? analytics.map(nameOf) : [], at: now }
  inThisPage.set(merchantCode, JSON.stringify(said))
  kept.set(choiceKey(merchantCode), JSON.stringify(said))
  wanted = false
  changed()
}

const nameOf = ({ provider, id }: Analytics): string => `${provider} ${id}`

/** What was said since the page was loaded, where the browser keeps nothing. */
const inThisPage = new Map<string, string>()

function read(merchantCode: string): Said | undefined {
  try {
    const said: unknown = JSON.parse(kept.get(choiceKey(merchantCode)) ?? inThisPage.get(merchantCode) ?? 'null')
    return isSaid(said) ? said : undefined
  } catch {
    return undefined
  }
}

const isSaid = (said: unknown): said is Said =>
  typeof said === 'object' &&
  said !== null &&
  'to' in said &&
  Array.isArray(said.to) &&
  'at' in said &&
  typeof said.at === 'number'

let wanted = false
const listeners = new Set<() => void>()
const changed = () => listeners.forEach((listener) => listener())

/** Asks once more, or stops asking. */
export function askAgain(on: boolean): void {
  wanted = on
  changed()
}

export const isAskedAgain = (): boolean => wanted

/**
 * Hears of what was said, in any tab of this browser, and of being asked again. Returns what stops
 * it.
 */
export function onChoice(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
