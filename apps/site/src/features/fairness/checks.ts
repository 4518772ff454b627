import { VERIFIABLE } from '@senluna/games/verifier/index.ts'
import { isTableGame } from '@senluna/kit/games/table.ts'

/** What a person typed to check a round. */
export interface Typed {
  game: string
  serverSeed: string
  commitment: string
  clientSeed: string
  nonce: string
  stake: string
  /** Empty for a game without a choice. */
  choice: string
}

export const NOTHING_TYPED: Typed = {
  game: VERIFIABLE[0].streamCode,
  serverSeed: '',
  commitment: '',
  clientSeed: '',
  nonce: '0',
  stake: String(VERIFIABLE[0].stakes[0]),
  choice: '',
}

export const GAMES = VERIFIABLE.map((game) => ({
  code: game.code,
  streamCode: game.streamCode,
  stakes: game.stakes.map(String),
  choosing: game.choosing,
  table: isTableGame(game) ? game : undefined,
}))

/** The stakes that a round can have: at a table the sum of its bets, if they are any. */
export function stakesFor({ game: streamCode, choice }: Pick<Typed, 'game' | 'choice'>): readonly string[] {
  const game = GAMES.find((known) => known.streamCode === streamCode)
  if (!game?.table) return game?.stakes ?? []
  const bets = game.table.choosing.read(choice)
  return bets === undefined ? [] : [game.table.stakeOf(bets).toString()]
}

/** The fields with a stake that the game can have, where there is one. */
export function withStake(typed: Typed): Typed {
  const stakes = stakesFor(typed)
  return stakes.includes(typed.stake) ? typed : { ...typed, stake: stakes[0] ?? '' }
}

type Wrong =
  | 'fairness.wrongHex'
  | 'fairness.wrongSeed'
  | 'fairness.wrongNumber'
  | 'fairness.wrongStake'
  | 'fairness.wrongChoice'

/** What is wrong with the fields, by field; nothing when a round can be worked out from them. */
export function wrongIn(typed: Typed): Partial<Record<keyof Typed, Wrong>> {
  const wrong: Partial<Record<keyof Typed, Wrong>> = {}
  if (!/^[0-9a-f]{64}$/.test(typed.serverSeed)) wrong.serverSeed = 'fairness.wrongHex'
  if (typed.commitment !== '' && !/^[0-9a-f]{64}$/.test(typed.commitment)) wrong.commitment = 'fairness.wrongHex'
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(typed.clientSeed)) wrong.clientSeed = 'fairness.wrongSeed'
  if (!/^(?:0|[1-9][0-9]{0,14})$/.test(typed.nonce)) wrong.nonce = 'fairness.wrongNumber'
  const game = GAMES.find((game) => game.streamCode === typed.game)
  if (!stakesFor(typed).includes(typed.stake)) wrong.stake = 'fairness.wrongStake'
  if (game?.choosing && game.choosing.read(typed.choice) === undefined) wrong.choice = 'fairness.wrongChoice'
  return wrong
}
