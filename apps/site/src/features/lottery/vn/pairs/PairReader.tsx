import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { vnPair } from '@senluna/games/lottery/rules/families/vn/two-stations.ts'
import { useEffect, type Dispatch, type SetStateAction } from 'react'
import { useDraws, useGame } from '../../draw/queries.ts'
import type { KnownPairs } from './with-pairs.ts'

interface Props {
  game: LotteryGame
  onRead: Dispatch<SetStateAction<KnownPairs>>
}

/** Reads a game of two stations as long as a bet on it is being written. Shows nothing. */
export function PairReader({ game, onRead }: Props) {
  const terms = useGame(game.code).data?.betTypes
  const draws = useDraws(game.code).data
  useEffect(() => {
    if (terms && draws) onRead((known) => new Map(known).set(game.code, { game, structure: vnPair, terms, draws }))
  }, [game, terms, draws, onRead])
  return null
}
