import type { Instant } from '@senluna/kit/time.ts'

/** In the words of the log-in call's `type`. */
export const PROVIDERS = ['google', 'facebook', 'telegram'] as const
export type ProviderName = (typeof PROVIDERS)[number]

/** One sign-in on its way, as its provider needs it. */
export interface Journey {
  /** Where the provider sends the browser back to; without a query. */
  redirectUri: string
  /** Comes back with the browser. */
  state: string
  nonce: string
  /** PKCE: only whoever began may end it. */
  verifier: string
}

/** Who somebody is elsewhere. */
export interface VerifiedIdentity {
  /** Whose account it is. With `subject` it names the account for ever. */
  issuer: string
  subject: string
  name: string
  /** Only when the provider has checked it. */
  email?: string
  /** What was signed, for providers whose word could be heard twice. */
  proof?: Buffer
}

/** An outside service that says who somebody is. */
export interface Provider {
  /**
   * Where the browser goes, in the brand's code of the reader's language. Throws when the service
   * can't be reached.
   */
  begin(journey: Journey, language: string): Promise<string>
  /**
   * Who came back, from the query of the address they came back to. Throws `Denied`, or anything
   * when it isn't to be believed.
   */
  end(answer: URLSearchParams, journey: Journey, now: Instant): Promise<VerifiedIdentity>
}

/** The person said no at the provider. */
export class Denied extends Error {}

/** So long a provider may take for one answer. */
export const PATIENCE_MS = 8_000
