import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'

/** Free rounds as they are typed, beside cycle, members and turnover. */
export interface TypedFree {
  /** Codes of games, with spaces or commas between. */
  freeGames: string
  freeStake: string
  freeRounds: string
  freeDays: string
  mostTimes: string
  /** Beside the money of a mission: whether any, and which. */
  withFree: boolean
  freeKind: 'FREE_SPIN' | 'FREE_BET' | 'FREE_TICKET'
}

/** A game that each kind is usually of. */
const USUAL: Readonly<Record<TypedFree['freeKind'], string>> = {
  FREE_SPIN: 'sen-vang',
  FREE_BET: 'dice',
  FREE_TICKET: 'VN_N',
}

/** The games once the kind is another: those that somebody chose stay. */
export const gamesFor = (kind: TypedFree['freeKind'], typed: string): Pick<TypedFree, 'freeGames'> => ({
  freeGames: ['', ...Object.values(USUAL)].includes(typed.trim()) ? USUAL[kind] : typed,
})

export const EMPTY_FREE: TypedFree = {
  freeGames: USUAL.FREE_SPIN,
  freeStake: '1000',
  freeRounds: '10',
  freeDays: '7',
  mostTimes: '10',
  withFree: false,
  freeKind: 'FREE_SPIN',
}

type Prize = NonNullable<RulesOf<'MISSION'>['free']>

/** Rules that stand, as they are typed. */
export const typedFree = (rules: Prize): TypedFree => ({
  withFree: true,
  freeKind: rules.kind,
  freeGames: rules.games.join(' '),
  freeStake: rules.stake,
  freeRounds: String(rules.rounds),
  freeDays: String(rules.days),
  mostTimes: String(rules.mostTimes),
})

/** What was typed, to be checked against the schema. */
export const freeRoundsOf = (typed: TypedFree) => ({
  games: typed.freeGames.split(/[\s,;]+/).filter((code) => code !== ''),
  stake: typed.freeStake,
  rounds: Number(typed.freeRounds),
  days: Number(typed.freeDays),
  mostTimes: Number(typed.mostTimes),
})
