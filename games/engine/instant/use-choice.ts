import type { Choosing, HouseGame } from '@senluna/kit/games/game.ts'
import { isTableGame, unitsIn, type TableGame } from '@senluna/kit/games/table.ts'
import { kept } from '@senluna/web/client/storage.ts'
import { useCallback, useEffect } from 'react'
import type { GameSession } from '../session/game-session.ts'
import type { GameState } from '../session/state.ts'

interface Chosen {
  /** The choice for the next round; empty at a table without a bet. */
  own: string
  /** The game, where its rounds take several bets. */
  table: TableGame | undefined
  choose(choice: string): void
}

/** The choice for the next round, kept for the next visit; at a table the stake follows it. */
export function useChoice(
  session: GameSession,
  { choice, phase, stakes }: GameState,
  game: HouseGame & { choosing: Choosing },
  locked: boolean,
): Chosen {
  const table = isTableGame(game) ? game : undefined
  const first = table ? '' : game.choosing.first
  const [unit = 0n] = stakes
  const make = useCallback(
    (made: string) => {
      const stake = isTableGame(game) ? unit * BigInt(unitsIn(made)) : undefined
      session.dispatch({ type: 'choiceMade', choice: made, stake })
    },
    [session, game, unit],
  )
  // A round that was asked for before a reload comes first.
  const open = choice === undefined && phase.at === 'idle'
  useEffect(() => {
    if (!open) return
    const wanted = kept.get(`choice:${game.code}`)
    make((wanted && game.choosing.read(wanted)) || first)
  }, [open, game, first, make])
  return {
    own: choice ?? first,
    table,
    choose: (next) => {
      const read = table && next === '' ? '' : game.choosing.read(next)
      if (read === undefined || locked) return
      kept.set(`choice:${game.code}`, read)
      make(read)
    },
  }
}
