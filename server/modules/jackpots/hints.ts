import type { MerchantCode } from '@senluna/kit/brand.ts'
import { microOf, MICRO, type JackpotLevel } from '@senluna/kit/games/jackpot.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { hiddenPoint } from './hidden-point.ts'
import type { JackpotDeps } from './deps.ts'
import { networkOf } from './pot-store.ts'

/** How old what a process knows of a brand's pots may be. */
const FRESH_MS = 500

/** A level that stakes are drawn for. */
export interface RandomLevel {
  level: JackpotLevel
  oneIn: bigint
}

interface MustHit {
  mainPpm: number
  micro: bigint
  pointMicro: bigint
}

export interface JackpotHint {
  at: number
  /** The games that join, by the rows that the posting asks too. */
  games: ReadonlySet<string>
  random: readonly RandomLevel[]
  mustHit: readonly MustHit[]
  /** What this process posted since. */
  own: bigint
  reading: boolean
  /** A stake is being posted that looks at the pots. */
  looking: boolean
}

/** What is known, for a game that joins. */
const joining = (hint: JackpotHint, game: string): JackpotHint | undefined => (hint.games.has(game) ? hint : undefined)

/**
 * What a process knows of pots without asking the database for each stake: which levels are drawn
 * for, and about how far must-hit ones are from their hidden points.
 *
 * It only says who has to look. Whether a pot is won is decided under the lock of the network, so a
 * hint that is late costs half a second and never money.
 */
export class JackpotHints {
  readonly #hints = new Map<MerchantCode, JackpotHint>()
  readonly #deps: JackpotDeps

  constructor(deps: JackpotDeps) {
    this.#deps = deps
  }

  /**
   * Of a game that joins: its brand's pots as they are known. Who joins stands in the database,
   * where stakes make pots grow: a process of another version, whose own data names other games,
   * asks it too.
   */
  async of(merchantCode: MerchantCode, game: string): Promise<JackpotHint | undefined> {
    if (!this.#hasPots(merchantCode)) return undefined
    const known = this.#hints.get(merchantCode)
    if (!known) return joining(await this.#read(merchantCode), game)
    if (!known.reading && performance.now() - known.at > FRESH_MS) {
      known.reading = true
      this.#read(merchantCode).catch((error: unknown) => {
        known.reading = false
        // Not again with the next stake: the database may be away.
        known.at = performance.now()
        this.#deps.log.warn({ error: String(error) }, 'pots could not be read')
      })
    }
    return joining(known, game)
  }

  /** The same within a transaction, which reads what is old over its own connection. */
  async within(tx: Tx, merchantCode: MerchantCode, game: string): Promise<JackpotHint | undefined> {
    if (!this.#hasPots(merchantCode)) return undefined
    const known = this.#hints.get(merchantCode)
    const isFresh = known && performance.now() - known.at <= FRESH_MS
    return joining(isFresh ? known : await this.#read(merchantCode, tx), game)
  }

  #hasPots(merchantCode: MerchantCode): boolean {
    return this.#deps.brands.some((known) => known.merchantCode === merchantCode && known.jackpots !== undefined)
  }

  /** Whether a stake must look at the pots because a must-hit level may be over its point. */
  isDue(hint: JackpotHint, stake: bigint): boolean {
    if (hint.looking) return false
    return hint.mustHit.some(
      ({ micro, mainPpm, pointMicro }) => micro + microOf(hint.own + stake, mainPpm) >= pointMicro,
    )
  }

  /** What is known is old: a pot began anew. */
  forget(merchantCode: MerchantCode): void {
    this.#hints.delete(merchantCode)
  }

  async #read(merchantCode: MerchantCode, db: Db | Tx = this.#deps.db): Promise<JackpotHint> {
    const began = performance.now()
    const network = await networkOf(db, merchantCode)
    const open = network?.pots.filter(({ state }) => state === 'OPEN') ?? []
    const hint: JackpotHint = {
      at: began,
      games: new Set(network?.games ?? []),
      random: open.flatMap(({ level, terms }) => (terms.oneIn === undefined ? [] : [{ level, oneIn: terms.oneIn }])),
      mustHit: open.flatMap((pot) =>
        pot.terms.kind === 'MUST_HIT'
          ? [
              {
                mainPpm: pot.terms.mainPpm,
                micro: pot.micro,
                pointMicro: hiddenPoint(this.#deps, { merchantCode, level: pot.level, no: pot.cycle }, pot) * MICRO,
              },
            ]
          : [],
      ),
      own: 0n,
      reading: false,
      looking: false,
    }
    this.#hints.set(merchantCode, hint)
    return hint
  }
}
