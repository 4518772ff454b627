import { betsIn } from '@senluna/kit/games/table.ts'
import { text } from '@senluna/web/client/text.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { BETS, type Bet } from '../rules/index.ts'

/** A bet in words. */
export const labelOf = (bet: Bet): string => text(`baccarat.${bet}`)

/** The same of a bet as the rules name it. */
export const betText = (name: string): string => {
  const bet = BETS.find((known) => known === name)
  return bet ? labelOf(bet) : name
}

/** Every bet of a choice with what lies on it. */
export const choiceText = (choice: string): string =>
  betsIn(choice)
    .flatMap(({ bet: name, units }) => {
      const bet = BETS.find((known) => known === name)
      return bet ? [`${labelOf(bet)}: ${countText(units * 1_000)}`] : []
    })
    .join(' · ')
