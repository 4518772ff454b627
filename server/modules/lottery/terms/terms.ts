import type { MerchantCode } from '@senluna/kit/brand.ts'
import { tiersAt, type LineLimits, type OddsTier } from '@senluna/games/lottery/rules/money/exposure.ts'
import { milliAt } from '@senluna/games/lottery/rules/money/rebate.ts'
import { termsCode, type Price } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import { structureOf } from '@senluna/games/lottery/rules/index.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Db } from '../../../platform/database/db.ts'
import { type StoredTerms, storedTerms } from './store.ts'

/** The terms in force of one bet type. */
export interface Terms {
  price: Price
  limits: LineLimits
  perDrawPayout: Amount
  perPlayerPayout: Amount
  blocked: ReadonlySet<string>
  closed: boolean
}

/**
 * What holds where a brand has said nothing: units before the bet type's own multiplicity. Source:
 * docs/lottery.md, "Limits".
 */
const DEFAULTS = {
  minUnit: '1000',
  unitStep: '100',
  perTicketMaxUnit: '5000000',
  perDrawMaxUnit: '50000000',
  perDrawPayout: '20000000000',
  perPlayerPayout: '5000000000',
} as const

/** Plays priced by a series have units of their own: the classic 2 and its parts. */
const SERIES_DEFAULTS = { ...DEFAULTS, minUnit: '10', unitStep: '10' } as const

/**
 * The terms of a bet type: the catalogue's, the game's, its own, each over the one before. A type
 * that shares another's has exactly those. Undefined when the game doesn't offer it.
 */
export function termsOf(
  game: LotteryGame,
  betType: string,
  stored: ReadonlyMap<string, StoredTerms>,
): Terms | undefined {
  const type = structureOf(game).betTypes.get(betType)
  const code = type ? termsCode(type) : betType
  const price = game.prices[code]
  if (!price) return undefined
  const defaults = price.by === 'SERIES' ? SERIES_DEFAULTS : DEFAULTS
  const set: StoredTerms = { ...stored.get(''), ...stored.get(code) }
  const units = (name: keyof typeof DEFAULTS) => amount(BigInt(set[name] ?? defaults[name]))
  return {
    price: price.by === 'ODDS' && set.odds ? { by: 'ODDS', milli: { ...price.milli, ...set.odds } } : price,
    limits: {
      minUnit: units('minUnit'),
      unitStep: units('unitStep'),
      perTicketMaxUnit: units('perTicketMaxUnit'),
      perDrawMaxUnit: units('perDrawMaxUnit'),
      tiers: (set.tiers ?? []).map(({ fromUnit, milli }): OddsTier => ({ fromUnit: amount(BigInt(fromUnit)), milli })),
    },
    perDrawPayout: units('perDrawPayout'),
    perPlayerPayout: units('perPlayerPayout'),
    blocked: new Set(set.blocked),
    closed: set.closed ?? false,
  }
}

/**
 * The terms as a ticket of this price meets them: at the rebate level it was chosen at, falling
 * odds too.
 */
export const termsFor = (terms: Terms, chosen: Price): Terms =>
  chosen.by !== 'ODDS' || chosen.level === undefined || terms.price.by !== 'ODDS'
    ? terms
    : {
        ...terms,
        price: { by: 'ODDS', milli: milliAt(terms.price.milli, chosen.level), level: chosen.level },
        limits: { ...terms.limits, tiers: tiersAt(terms.limits.tiers, chosen.level) },
      }

/** The most one player of a brand gets of one draw of a game. */
export async function mostPayoutOf({ db }: { db: Db }, merchant: MerchantCode, game: string): Promise<Amount> {
  return perPlayerPayoutOf(await storedTerms(db, merchant, game))
}

/** The same of terms that were read. */
export const perPlayerPayoutOf = (stored: ReadonlyMap<string, StoredTerms>): Amount =>
  amount(BigInt(stored.get('')?.perPlayerPayout ?? DEFAULTS.perPlayerPayout))
