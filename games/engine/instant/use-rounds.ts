import type { Round } from '@senluna/contract/play/house.ts'
import { useEffect, useState } from 'react'
import type { GameSession } from '../session/game-session.ts'

const KEPT = 60

/**
 * Own rounds, the newest first: those played since the game was opened, and with `before` the
 * stored ones before them.
 */
export function useRounds(session: GameSession, last: Round | undefined, before: boolean): readonly Round[] {
  const [rounds, setRounds] = useState<readonly Round[]>([])
  if (last && rounds[0]?.id !== last.id && !rounds.some(({ id }) => id === last.id))
    setRounds([last, ...rounds].slice(0, KEPT))
  useEffect(() => {
    if (!before) return
    void session.rounds(undefined).then((page) => {
      const shown = page?.list.filter(({ seen, steps }) => seen >= steps) ?? []
      setRounds((known) => [...known, ...shown.filter(({ id }) => !known.some((round) => round.id === id))])
    })
  }, [session, before])
  return rounds
}
