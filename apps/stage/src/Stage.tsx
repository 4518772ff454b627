import type { GameClient } from '@senluna/games/engine/client.ts'
import type { GameSession } from '@senluna/games/engine/session/game-session.ts'
import { Closed } from '@senluna/games/engine/ui/Trouble.tsx'
import { useGame } from '@senluna/games/engine/ui/use.ts'
import { useCallback, useEffect, useState } from 'react'
import { Loading } from './Loading.tsx'

/** Whoever plays at once has the line for themselves. */
const FACE_AFTER_MS = 2_500

interface Props {
  session: GameSession
  client: GameClient
  site: string
}

/** One game: loading, then its screen, or why it can't be played. */
export function Stage({ session, client: { Screen }, site }: Props) {
  const { phase } = useGame(session)
  const [percent, setPercent] = useState(0)
  const onLoading = useCallback(
    (now: number) => {
      setPercent(now)
      session.frame.send({ type: 'loading', percent: now })
    },
    [session],
  )
  const ready = percent >= 100
  useEffect(() => {
    // The face of the letters comes behind what is played with, the first round's answer too: until
    // then the device's own is there.
    if (!ready) return
    const timer = setTimeout(() => void import('./face.css').catch(() => undefined), FACE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [ready])
  if (!session.opened)
    return phase.at === 'closed' ? <Closed session={session} why={phase.why} /> : <Loading percent={0} />
  return (
    <>
      <Screen session={session} site={site} onLoading={onLoading} />
      {!ready && <Loading percent={percent} />}
    </>
  )
}
