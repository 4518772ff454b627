import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand, JurisdictionProfile } from '@senluna/kit/brand.ts'
import type { HouseGame } from '@senluna/kit/games/game.ts'
import { costOf, modeOf } from '@senluna/kit/games/modes.ts'
import { isTableGame } from '@senluna/kit/games/table.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { RunningGame } from './rounds.ts'

/**
 * A stake of the game's ladder, in the brand's currency: of a table game what its bets come to;
 * where choices have prices, what a bet of the ladder costs by this one. Refuses STAKE_LADDER.
 */
export function ladderStake(
  { game }: Pick<RunningGame, 'game'>,
  brand: Brand,
  digits: string,
  choice?: string,
): Amount {
  const stake = amount(BigInt(digits))
  const unit = 10n ** BigInt(brand.currency.scale)
  const stakes = stakesBy(game, choice, unit)
  if (!stakes.includes(stake)) throw new Refusal('STAKE_LADDER', { value: { stakes: stakes.map(String) } })
  return stake
}

/** What a round by a choice may cost, in smallest units; `unit` is one of the ladder's. */
function stakesBy(game: HouseGame, choice: string | undefined, unit: bigint): readonly bigint[] {
  if (choice !== undefined && isTableGame(game)) return [game.stakeOf(choice) * unit]
  const ladder = game.stakes.map((step) => step * unit)
  if (choice === undefined || !game.modes) return ladder
  const mode = modeOf(game.modes, choice)
  return ladder.map((step) => costOf(step, mode))
}

/** Whether a choice buys the free spins. Refuses VAL_FIELD where the profile doesn't let it. */
export function isBought(
  { game }: Pick<RunningGame, 'game'>,
  { bonusBuy }: Pick<JurisdictionProfile, 'bonusBuy'>,
  choice: string | undefined,
): boolean {
  const bought = game.modes?.some((mode) => mode.choice === choice && mode.kind === 'buy') ?? false
  if (bought && !bonusBuy) throw new Refusal('VAL_FIELD', { fields: [{ field: 'choice' }] })
  return bought
}

/** Whether a choice costs its stake and no more: what the house gives is such a bet. */
export const isPlain = ({ game }: Pick<RunningGame, 'game'>, choice: string | undefined): boolean =>
  game.modes?.every((mode) => mode.choice !== choice || mode.kind === 'base') ?? true
