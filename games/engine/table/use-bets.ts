import { CHIPS, type PlacedBet, type TableGame } from '@senluna/kit/games/table.ts'
import { useState } from 'react'
import { doubled, laid } from './bets.ts'

/** The bets before a round, and what can be done with them now. */
export interface Bets {
  /** The chip in hand, in units. */
  chip: number
  /** Whether the last press met a limit, until the round is played. */
  limited: boolean
  take(chip: number): void
  /** Lays bets of so many chips each. */
  lay(bets: readonly PlacedBet[]): void
  /** Undefined where there is nothing to take back, away, twice or again. */
  undo: (() => void) | undefined
  clear: (() => void) | undefined
  double: (() => void) | undefined
  repeat: (() => void) | undefined
}

interface Around {
  /** Undefined in a game without several bets. */
  game: TableGame | undefined
  choice: string
  /** The bets of the round before. */
  last: string | undefined
  locked: boolean
  choose(choice: string): void
}

/** Keeps the chip in hand and the way back. */
export function useBets({ game, choice, last, locked, choose }: Around): Bets | undefined {
  const [chip, take] = useState<number>(CHIPS[2])
  const [limited, setLimited] = useState(false)
  const [former, setFormer] = useState<readonly string[]>([])
  // It was said of the round that is played now.
  if (locked && limited) setLimited(false)
  if (!game) return undefined
  const go = (next: string, met = false) => {
    setLimited(met)
    if (next === choice) return
    setFormer([...former, choice])
    choose(next)
  }
  const twice = doubled(game, choice)
  const again = last === undefined || last === choice ? undefined : game.choosing.read(last)
  return {
    chip,
    limited,
    take,
    lay: (bets) => {
      if (locked) return
      const next = laid(game, choice, bets, chip)
      go(next.choice, next.limited)
    },
    undo: locked || former.length === 0 ? undefined : () => back(),
    clear: locked || choice === '' ? undefined : () => go(''),
    double: locked || twice === undefined ? undefined : () => go(twice),
    repeat: locked || again === undefined ? undefined : () => go(again),
  }

  function back() {
    setLimited(false)
    choose(former.at(-1) ?? '')
    setFormer(former.slice(0, -1))
  }
}
