import type { RefusalCode } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Caller, GameCaller } from '@senluna/kit/caller.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { FastifyRequest } from 'fastify'

/** Tells who is calling. Answers null for nobody; throws a Refusal for a session that has ended. */
export interface Authenticator {
  session(request: FastifyRequest, brand: Brand, now: Instant): Promise<Caller | null>
  game(request: FastifyRequest, brand: Brand, now: Instant): Promise<GameCaller | null>
}

/** Opens a sealed body meant for this method and path. Throws SYS_CRYPTO or SYS_CRYPTO_KEY. */
export interface SealedBodies {
  open(jwe: string, method: string, path: string, now: Instant): Promise<unknown>
}

/** Finds the brand and the words for a request. */
export interface Brands {
  /** The brand of a host without port, or nothing. */
  byHost(host: string): Brand | undefined
  /** The language to answer in, from the header or the brand's rule. */
  languageOf(brand: Brand, asked: string | undefined): string
  /** The text of a refusal in a language of the brand. */
  refusalText(language: string, code: RefusalCode, args?: Readonly<Record<string, string | number>>): string
}
