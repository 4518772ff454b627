import type { RefusalCode } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Caller, GameCaller } from '@senluna/kit/caller.ts'
import type { StaffCaller } from '@senluna/kit/staff.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { FastifyRequest } from 'fastify'

/**
 * Identifies the caller. Answers null for nobody; throws a Refusal for a session that has ended.
 */
export interface Authenticator {
  session(request: FastifyRequest, brand: Brand, now: Instant): Promise<Caller | null>
  game(request: FastifyRequest, brand: Brand, now: Instant): Promise<GameCaller | null>
  /** The brand's own people; nobody is where there is no desk. */
  staff?(request: FastifyRequest, brand: Brand, now: Instant): Promise<StaffCaller | null>
  /** Notes that one of them was refused a call (AUTH_FORBIDDEN), by its method and path. */
  staffRefused?(
    caller: StaffCaller,
    refused: { call: string; ip: string; traceId: string },
    now: Instant,
  ): Promise<void>
}

/** Opens a sealed body meant for this method and path. Throws SYS_CRYPTO or SYS_CRYPTO_KEY. */
export interface SealedBodies {
  open(jwe: string, method: string, path: string, now: Instant): Promise<unknown>
}

/** Access to the site: asked at every call; answers the brand as it stands now. */
export interface Entry {
  /**
   * The brand as its operator has switched it. `open` calls answer everybody. Throws SYS_REGION
   * where the brand is closed to the visitor's country, SYS_MAINTENANCE while the whole site is.
   */
  enter(request: FastifyRequest, brand: Brand, open: boolean, now: Instant): Brand | Promise<Brand>
}

/** Follows what is set elsewhere on which host is whose. */
export interface Hosts {
  /** What to wait for before a host is looked up; usually nothing. */
  current(now: Instant): Promise<void> | undefined
}

/** Finds the brand and the words for a request. */
export interface Brands {
  /** The brand of a host without port, or nothing. */
  byHost(host: string): Brand | undefined
  /** The language to answer in, from the header or the brand's rule. */
  languageOf(brand: Brand, asked: string | undefined): string
  /**
   * The text of a refusal in a language of the brand, in its operator's own words where there are
   * any.
   */
  refusalText(
    language: string,
    code: RefusalCode,
    args?: Readonly<Record<string, string | number>>,
    own?: Brand['words'],
  ): string
}
