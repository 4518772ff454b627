import { createChallenge, verifySolution, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Log } from '../../../platform/log.ts'
import { signInOf, type SignInConfigs } from '../../../platform/config/sign-in-config.ts'
import { derivedKey } from '../../settings/index.ts'
import { isPerson } from './turnstile.ts'
import { takeProof } from './proof-store.ts'

const ALGORITHM = 'PBKDF2/SHA-256'
/** Rounds of one guess; a browser needs 256 guesses on average, about a tenth of a second. */
const ROUNDS = 500
const LIFE = 10 * MINUTE

const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string().max(200),
      cost: z.number().int().max(10_000),
      keyLength: z.number().int().max(64),
      keyPrefix: z.string().max(64),
      expiresAt: z.number(),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string().max(200) }),
})

/** What a check is made of. `hosted` has what brands with a hosted service need. */
interface Deps {
  db: Db
  log: Pick<Log, 'warn'>
  keySecret: string
  hosted?: SignInConfigs | undefined
  rounds?: number | undefined
}

/** Whose call it is that must be a person's. */
interface From {
  brand: Brand
  ip: string
  now: Instant
}

/**
 * Tells people from programs, as the brand wants it: by a small puzzle that a browser solves by
 * itself and that makes bulk tries dear, or by a hosted service.
 */
export class HumanCheck {
  readonly #db: Db
  readonly #log: Pick<Log, 'warn'>
  readonly #secret: string
  readonly #rounds: number
  readonly #hosted: SignInConfigs

  constructor({ db, log, keySecret, hosted = {}, rounds = ROUNDS }: Deps) {
    this.#db = db
    this.#log = log
    this.#rounds = rounds
    this.#hosted = hosted
    this.#secret = derivedKey(keySecret, 'human-check').toString('hex')
  }

  /** A signed puzzle, good for ten minutes; the browser's widget reads it as it is. */
  async challenge(now: Instant): Promise<Record<string, unknown>> {
    const made = await createChallenge({
      algorithm: ALGORITHM,
      cost: this.#rounds,
      deriveKey,
      expiresAt: Math.floor((now + LIFE) / 1_000),
      hmacSignatureSecret: this.#secret,
    })
    return { ...made }
  }

  /**
   * Takes a solution, once. Refuses AUTH_HUMAN_VERIFY, also when the hosted service doesn't answer.
   */
  async demand(given: Readonly<Record<string, string>> | undefined, from: From): Promise<void> {
    const { brand, ip, now } = from
    if (brand.security.humanVerify === 'TURNSTILE') {
      const config = signInOf(this.#hosted, brand.merchantCode).turnstile
      const asked = { token: given?.turnstile ?? '', ip, hosts: brand.hosts }
      if (config && (await isPerson(config, asked, this.#log))) return
      throw new Refusal('AUTH_HUMAN_VERIFY')
    }
    const read = solutionIn(given?.payload)
    if (!read || !(await this.#isSolved(read, now))) throw new Refusal('AUTH_HUMAN_VERIFY')
    const { nonce, expiresAt } = read.challenge.parameters
    const taken = await takeProof(this.#db, nonce, expiresAt)
    if (!taken) throw new Refusal('AUTH_HUMAN_VERIFY')
  }

  async #isSolved(read: Payload, now: Instant): Promise<boolean> {
    if ((read.challenge.parameters.expiresAt ?? 0) * 1_000 <= now) return false
    try {
      const result = await verifySolution({ ...read, deriveKey, hmacSignatureSecret: this.#secret })
      return result.verified
    } catch {
      // The library throws on figures that no challenge of ours has.
      return false
    }
  }
}

/** The widget's answer: JSON in base64. Anything else is no answer. */
function solutionIn(text: string | undefined): Payload | undefined {
  if (text === undefined) return undefined
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64').toString())
    const checked = payload.safeParse(parsed)
    if (!checked.success) return undefined
    const { solution } = checked.data
    // The signature covers every parameter in its order, so they go on as they came.
    return { challenge: (parsed as Payload).challenge, solution }
  } catch {
    return undefined
  }
}
