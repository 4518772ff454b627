import { WHOLE_GAME, type BrandTerms, type TermsRow } from '@senluna/contract/lottery/desk/terms.ts'
import type * as contract from '@senluna/contract/lottery/desk/terms.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { findBetType, GAMES, PAIR_GAMES } from '@senluna/games/lottery/rules/index.ts'
import { at } from '@senluna/kit/assert.ts'
import type { Call } from '../../../../platform/http/route.ts'
import type { Lottery } from '../../lottery.ts'
import { priceReply } from '../../price-json.ts'
import { nameOfGame, nameOfType } from '../../reading/names.ts'
import { termsOf } from '../../terms/terms.ts'
import { mostReturn } from './check-terms.ts'
import { moneyShown } from '../money-shown.ts'
import { type KeptTerms, keptTerms } from '../queries/terms.ts'
import type { StoredTerms } from '../../terms/store.ts'

const PAGE = 60

/**
 * What each bet type pays and takes, game by game. Refuses VAL_FIELD for a key that was never given
 * out.
 */
export async function termsList({ db }: Lottery, call: Call<typeof contract.deskTerms>) {
  const { brand, query } = call
  const kept = await keptTerms(db, brand.merchantCode, query.game)
  const sets = new Map(kept.map((row) => [`${row.game} ${row.betType}`, row]))
  const wanted = (query.betType ?? '').toUpperCase()
  const names = [...GAMES.values(), ...PAIR_GAMES.values()]
    .filter(({ code }) => query.game === undefined || code === query.game)
    .flatMap((game) => ['', ...Object.keys(game.prices)].map((betType) => ({ game, betType })))
    .filter(({ betType }) => wanted === '' || (betType || WHOLE_GAME).includes(wanted))
    .filter(({ game, betType }) => !query.set || hasSaid(sets.get(`${game.code} ${betType}`)?.terms))
  const from = query.after === undefined ? 0 : names.findIndex((row) => idOf(row) === query.after) + 1
  if (query.after !== undefined && from === 0) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const size = query.pageSize ?? PAGE
  const shown = names.slice(from, from + size)
  return {
    list: shown.map(({ game, betType }) => rowOf(game, betType, kept, call)),
    ...(from + size < names.length ? { next: idOf(at(shown, shown.length - 1)) } : {}),
    total: names.length,
  }
}

const hasSaid = (terms: StoredTerms | undefined) => terms !== undefined && Object.keys(terms).length > 0
const idOf = ({ game, betType }: { game: LotteryGame; betType: string }) => `${game.code}.${betType || WHOLE_GAME}`

function rowOf(
  game: LotteryGame,
  betType: string,
  kept: readonly KeptTerms[],
  { brand, language }: Pick<Call<typeof contract.deskTerms>, 'brand' | 'language'>,
): TermsRow {
  const own = kept.filter((row) => row.game === game.code)
  const stored = new Map(own.map((row) => [row.betType, row.terms]))
  const said = own.find((row) => row.betType === betType)
  // The whole game has the limits of a type that says nothing of its own.
  const type = findBetType(game, betType)
  const terms = termsOf(
    game,
    betType || (Object.keys(game.prices)[0] ?? ''),
    type ? stored : new Map([['', stored.get('') ?? {}]]),
  )
  const catalogue = game.prices[betType]
  if (!terms) throw new Refusal('SYS_NOT_FOUND')
  const { limits } = terms
  return {
    id: idOf({ game, betType }),
    gameCode: game.code,
    gameName: nameOfGame(game, language),
    betType: betType || WHOLE_GAME,
    ...(type ? { name: nameOfType(betType, language) } : {}),
    money: moneyShown(brand),
    ...(type && catalogue
      ? { catalogue: priceReply(catalogue), price: priceReply(terms.price), returnPpm: mostReturn(type, terms.price) }
      : {}),
    minUnit: limits.minUnit.toString(),
    unitStep: limits.unitStep.toString(),
    perTicketMaxUnit: limits.perTicketMaxUnit.toString(),
    perDrawMaxUnit: limits.perDrawMaxUnit.toString(),
    perDrawPayout: terms.perDrawPayout.toString(),
    perPlayerPayout: terms.perPlayerPayout.toString(),
    closed: terms.closed,
    set: (said?.terms ?? {}) satisfies BrandTerms,
    revision: said?.revision ?? 0,
    ...(said ? { changedAt: said.at.toISOString() } : {}),
    ...(said?.by ? { changedBy: said.by } : {}),
  }
}
