import type { BoardBy } from '@senluna/contract/site/leaderboard-rules.ts'
import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import { prizeOf, typedPrize } from './typed-prize.ts'

/** The rules of a ranking as they are typed, beside its period and products. */
export interface TypedBoard {
  /** Codes of the games that count, with spaces or commas between; all where it is empty. */
  games: string
  by: BoardBy
  perPoint: string
  /** Points; by multiple so many times the stake, by streak wins. */
  minScore: string
  /** `from-to:amount`, with spaces or commas between. */
  places: string
}

export const EMPTY_BOARD: TypedBoard = {
  games: '',
  by: 'TURNOVER',
  perPoint: '10000',
  minScore: '100',
  places: '1:5000000 2-3:1000000 4-10:200000',
}

/** Rules that stand, as they are typed. */
export const typedBoard = (rules: RulesOf<'LEADERBOARD'>): TypedBoard => ({
  games: (rules.games ?? []).join(' '),
  by: rules.by ?? 'TURNOVER',
  perPoint: rules.perPoint,
  minScore: rules.by === 'MULTIPLE' ? String(Number(rules.minScore) / 100) : rules.minScore,
  places: rules.prizes
    .map(({ from, to, ...prize }) => `${from === to ? from : `${from}-${to}`}:${typedPrize(prize)}`)
    .join(' '),
})

/**
 * What was typed, to be checked against the schema; without period, products, hours and turnover.
 */
export const boardOf = (typed: TypedBoard) => ({
  ...(typed.games.trim() === '' ? {} : { games: typed.games.trim().split(/[\s,;]+/) }),
  ...(typed.by === 'TURNOVER' ? {} : { by: typed.by }),
  perPoint: typed.perPoint,
  minScore: typed.by === 'MULTIPLE' ? hundredthsOf(typed.minScore) : typed.minScore,
  prizes: typed.places
    .split(/[\s,;]+/)
    .filter((place) => place !== '')
    .map((place) => {
      const [places = '', given = ''] = place.split(':')
      const [from, to = from] = places.split('-')
      return { from: Number(from), to: Number(to), ...prizeOf(given) }
    }),
})

/** A multiple as it is typed, in hundredths; what is none stays for the schema to refuse. */
const hundredthsOf = (typed: string): string => {
  const [, whole, parts = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  return whole === undefined ? typed : String(Number(`${whole}${parts.padEnd(2, '0')}`))
}
