import { kept } from '@senluna/web/client/storage.ts'
import { text } from '@senluna/web/client/text.ts'
import { useEffect, useState } from 'react'
import { Sounds } from '../canvas/sound.ts'
import type { ScreenProps } from '../client.ts'
import { Backdrop } from '../instant/Backdrop.tsx'
import { useManner } from '../ui/manner.ts'
import { JackpotMoment } from '../ui/JackpotMoment.tsx'
import { writerOf } from '../ui/money.ts'
import { Closed } from '../ui/Trouble.tsx'
import { useGame } from '../ui/use.ts'
import type { RunDefinition } from './definition.ts'
import { Playing } from './Playing.tsx'
import '../ui/ui.css'
import '../instant/instant.css'
import './run.css'

/** A game of several moves whole: board, ladder, stake and buttons, and what opens over it. */
export function RunScreen({ session, site, onLoading, definition }: ScreenProps & { definition: RunDefinition }) {
  const game = useGame(session)
  const [sounds] = useState(() => new Sounds('pond'))
  const manner = useManner(session, sounds)
  const { opened } = session
  const { opening, code } = definition.game
  useEffect(() => {
    const wanted = kept.get(`choice:${code}`)
    session.dispatch({ type: 'choiceMade', choice: (wanted && opening.read(wanted)) || opening.first })
    onLoading(100)
    session.frame.send({ type: 'ready', game: session.game })
  }, [session, onLoading, opening, code])
  return (
    <main
      className={manner.calm ? 'ig rn calm' : 'ig rn'}
      data-phase={game.phase.at}
      data-game={code}
      aria-label={text(definition.name)}
    >
      <Backdrop />
      {opened && game.phase.at !== 'opening' && <Playing {...{ session, site, definition, opened, manner, sounds }} />}
      {opened && <JackpotMoment session={session} write={writerOf(opened.member.currency)} />}
      {game.phase.at === 'closed' && <Closed session={session} why={game.phase.why} />}
    </main>
  )
}
