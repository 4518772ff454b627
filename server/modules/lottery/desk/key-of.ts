import type { BetType } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'

/** What a selection may look like whose only number or set has this name. */
const guesses = (key: string): unknown[] => {
  const parts = key.split('-')
  return [[key], parts, [Number(key)], parts.map(Number), key === 'ANY' ? null : key]
}

/**
 * Whether a bet type counts exposure under this key: closing a key that nothing is counted under
 * would close nothing. Where a selection of the type is more than a list of numbers, only its
 * letters are looked at.
 */
export function couldBeKey({ family }: LotteryGame, type: BetType, key: string): boolean {
  for (const selection of guesses(key))
    try {
      if (type.pick(selection).keys?.includes(key)) return true
    } catch {
      // It is no such selection.
    }
  return family !== 'VN' && /^[0-9A-Za-z][0-9A-Za-z_:,-]*$/.test(key) && /[:,A-Za-z-]/.test(key)
}
