import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { isTableGame } from '@senluna/kit/games/table.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { RunningGame } from './rounds.ts'

/**
 * A stake of the game's ladder, in the brand's currency; of a table game, what its bets come to.
 * Refuses STAKE_LADDER.
 */
export function ladderStake(
  { game }: Pick<RunningGame, 'game'>,
  brand: Brand,
  digits: string,
  choice?: string,
): Amount {
  const stake = amount(BigInt(digits))
  const unit = 10n ** BigInt(brand.currency.scale)
  const steps = isTableGame(game) && choice !== undefined ? [game.stakeOf(choice)] : game.stakes
  if (!steps.some((step) => step * unit === stake)) {
    throw new Refusal('STAKE_LADDER', { value: { stakes: steps.map((step) => (step * unit).toString()) } })
  }
  return stake
}
