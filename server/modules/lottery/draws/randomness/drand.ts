import { createHash } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import * as z from 'zod'
import type { Log } from '../../../../platform/log.ts'
import { SECOND, type Clock, type Instant } from '@senluna/kit/time.ts'
import type { Beacon, BeaconWord } from './beacon.ts'

/** A public chain of signed rounds. */
export interface Chain {
  /** Hex, 96 bytes: whoever signs the rounds. */
  publicKey: string
  /** Between two rounds, and the moment of round 1. */
  periodMs: number
  genesis: Instant
}

/** The chain whose rounds come every three seconds. Source: the League of Entropy's `quicknet`. */
export const QUICKNET: Chain = {
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  periodMs: 3 * SECOND,
  genesis: 1_692_803_367_000 as Instant,
}

/** A relay that hasn't answered by then is one that doesn't. */
const PATIENCE_MS = 2 * SECOND
/** A round that wasn't there is asked for again after so long. */
const AGAIN_MS = SECOND
const MOST_BYTES = 4 * 1_024
const MOST_KEPT = 500
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

const answer = z.object({ round: z.int(), signature: z.string().regex(/^[0-9a-f]{96}$/) })

/**
 * The beacon over HTTP relays: `<relay>/public/<round>`. All are asked at once and the first round
 * that the chain's key has signed counts, so a relay that is slow, wrong or gone changes nothing as
 * long as one is there. A signature is checked once a round.
 */
export class Drand implements Beacon {
  readonly source = 'drand-quicknet'
  readonly #relays: readonly string[]
  readonly #clock: Clock
  readonly #log: Log
  readonly #chain: Chain
  readonly #patienceMs: number
  readonly #known = new Map<number, BeaconWord>()
  readonly #asking = new Map<number, Promise<BeaconWord | undefined>>()
  readonly #missedAt = new Map<number, Instant>()

  constructor(
    relays: readonly string[],
    clock: Clock,
    log: Log,
    { chain = QUICKNET, patienceMs = PATIENCE_MS }: { chain?: Chain; patienceMs?: number } = {},
  ) {
    this.#relays = relays
    this.#clock = clock
    this.#log = log
    this.#chain = chain
    this.#patienceMs = patienceMs
  }

  roundAt(at: Instant): number {
    const { genesis, periodMs } = this.#chain
    return Math.max(0, Math.ceil((at - genesis) / periodMs)) + 1
  }

  async word(round: number): Promise<BeaconWord | undefined> {
    const known = this.#known.get(round)
    if (known) return known
    const now = this.#clock.now()
    const missed = this.#missedAt.get(round)
    if (missed !== undefined && now - missed < AGAIN_MS) return undefined
    const asking = this.#asking.get(round) ?? this.#ask(round).finally(() => this.#asking.delete(round))
    this.#asking.set(round, asking)
    const word = await asking
    if (word) keep(this.#known, round, word)
    else keep(this.#missedAt, round, now)
    return word
  }

  /** The first signed word of any relay; undefined when none has one. */
  #ask(round: number): Promise<BeaconWord | undefined> {
    const wrong = new Set<string>()
    const asked = this.#relays.map(async (relay) => {
      const signature = await this.#read(relay, round)
      // The same wrong signature from another relay is not worth the work again.
      if (wrong.has(signature) || !isSigned(this.#chain, round, signature)) {
        wrong.add(signature)
        this.#log.error({ relay, round }, 'a relay of the beacon answered a round that nobody signed')
        throw new Error('not signed')
      }
      return { signature, randomness: createHash('sha256').update(signature, 'hex').digest('hex') }
    })
    return Promise.any(asked).catch(() => undefined)
  }

  async #read(relay: string, round: number): Promise<string> {
    const response = await fetch(`${relay}/public/${round}`, {
      redirect: 'error',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(this.#patienceMs),
    })
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MOST_BYTES) {
      await response.body?.cancel()
      throw new Error(`the relay answered ${response.status}`)
    }
    const read = answer.parse(await response.json())
    if (read.round !== round) throw new Error('the relay answered another round')
    return read.signature
  }
}

function keep<Value>(map: Map<number, Value>, round: number, value: Value): void {
  map.set(round, value)
  if (map.size <= MOST_KEPT) return
  const [oldest] = map.keys()
  if (oldest !== undefined) map.delete(oldest)
}

/** Whether the chain's key signed a round. What can't be read as a signature is none. */
export function isSigned({ publicKey }: Chain, round: number, signature: string): boolean {
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(BigInt(round))
  const message = createHash('sha256').update(number).digest()
  const { shortSignatures, G1, G2 } = bls12_381
  try {
    const point = G1.Point.fromHex(signature)
    // A point off the prime-order group could pass the pairing beside the true signature.
    point.assertValidity()
    return shortSignatures.verify(point, shortSignatures.hash(message, DOMAIN), G2.Point.fromHex(publicKey))
  } catch {
    // Not a point, or a point outside the group: it proves nothing.
    return false
  }
}
