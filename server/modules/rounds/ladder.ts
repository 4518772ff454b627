import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { RunningGame } from './rounds.ts'

/** A stake of the game's ladder, in the brand's currency. Refuses STAKE_LADDER. */
export function ladderStake({ game }: Pick<RunningGame, 'game'>, brand: Brand, digits: string): Amount {
  const stake = amount(BigInt(digits))
  const unit = 10n ** BigInt(brand.currency.scale)
  if (!game.stakes.some((step) => step * unit === stake)) {
    throw new Refusal('STAKE_LADDER', { value: { stakes: game.stakes.map((step) => (step * unit).toString()) } })
  }
  return stake
}
