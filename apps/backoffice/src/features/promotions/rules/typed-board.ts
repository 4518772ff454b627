import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import { prizeOf, typedPrize } from './typed-prize.ts'

/** The rules of a ranking as they are typed, beside its period and products. */
export interface TypedBoard {
  /** Codes of the games that count, with spaces or commas between; all where it is empty. */
  games: string
  perPoint: string
  minScore: string
  /** `from-to:amount`, with spaces or commas between. */
  places: string
}

export const EMPTY_BOARD: TypedBoard = {
  games: '',
  perPoint: '10000',
  minScore: '100',
  places: '1:5000000 2-3:1000000 4-10:200000',
}

/** Rules that stand, as they are typed. */
export const typedBoard = (rules: RulesOf<'LEADERBOARD'>): TypedBoard => ({
  games: (rules.games ?? []).join(' '),
  perPoint: rules.perPoint,
  minScore: rules.minScore,
  places: rules.prizes
    .map(({ from, to, ...prize }) => `${from === to ? from : `${from}-${to}`}:${typedPrize(prize)}`)
    .join(' '),
})

/**
 * What was typed, to be checked against the schema; without period, products, hours and turnover.
 */
export const boardOf = (typed: TypedBoard) => ({
  ...(typed.games.trim() === '' ? {} : { games: typed.games.trim().split(/[\s,;]+/) }),
  perPoint: typed.perPoint,
  minScore: typed.minScore,
  prizes: typed.places
    .split(/[\s,;]+/)
    .filter((place) => place !== '')
    .map((place) => {
      const [places = '', given = ''] = place.split(':')
      const [from, to = from] = places.split('-')
      return { from: Number(from), to: Number(to), ...prizeOf(given) }
    }),
})
