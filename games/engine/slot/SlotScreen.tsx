import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Sounds } from '../canvas/sound.ts'
import type { ScreenProps } from '../client.ts'
import type { Opened } from '../session/events.ts'
import type { GameSession } from '../session/game-session.ts'
import { useManner, type Manner } from '../ui/manner.ts'
import { JackpotMoment } from '../ui/JackpotMoment.tsx'
import { writerOf } from '../ui/money.ts'
import { Closed } from '../ui/Trouble.tsx'
import { useGame } from '../ui/use.ts'
import type { Tune } from '../sound/music.ts'
import type { Playing } from './playing.ts'
import '../ui/ui.css'

/** What the screen does with whatever plays a game on its scene. */
interface Plays {
  view: { skippable: boolean }
  hurry(): void
  destroy(): void
}

interface Props<Scene, Presenter> extends ScreenProps {
  /** The game's proper name, and a class of its own for its colours. */
  name: string
  theme?: string
  tune: Tune
  open(host: HTMLElement, how: { still: boolean; onLoading(percent: number): void }): Promise<Scene>
  present(scene: Scene, session: GameSession, playing: Playing): Presenter
  controls(props: {
    session: GameSession
    presenter: Presenter
    opened: Opened
    site: string
    manner: Manner
  }): ReactNode
}

/**
 * The whole screen of a slot: its scene on the canvas, and the controls over it. `open`, `present`
 * and `controls` are the same functions every time.
 */
export function SlotScreen<Scene extends { destroy(): void }, Presenter extends Plays>({
  session,
  site,
  onLoading,
  name,
  theme,
  tune,
  open,
  present,
  controls,
}: Props<Scene, Presenter>) {
  const game = useGame(session)
  const host = useRef<HTMLDivElement>(null)
  const [sounds] = useState(() => new Sounds(tune))
  const [presenter, setPresenter] = useState<Presenter>()
  const manner = useManner(session, sounds)
  const { calmNow, turboNow } = manner
  const { opened } = session
  useEffect(() => {
    if (!host.current || !opened) return
    let gone = false
    let scene: Scene | undefined
    let playing: Presenter | undefined
    void open(host.current, { still: calmNow(), onLoading }).then((made) => {
      if (gone) return made.destroy()
      scene = made
      const { quickStop, minCycleMs } = opened.profile
      playing = present(made, session, { calm: calmNow, turbo: turboNow, quickStop, minCycleMs, sounds })
      setPresenter(() => playing)
      session.frame.send({ type: 'ready', game: session.game })
    })
    // What celebrates may be cut short by a press on the picture, too.
    const board = host.current
    const skip = () => playing?.view.skippable && playing.hurry()
    board.addEventListener('pointerdown', skip)
    return () => {
      gone = true
      board.removeEventListener('pointerdown', skip)
      playing?.destroy()
      scene?.destroy()
    }
  }, [session, opened, sounds, onLoading, calmNow, turboNow, open, present])
  return (
    <main
      className={['slot', theme, manner.calm && 'calm'].filter(Boolean).join(' ')}
      data-phase={game.phase.at}
      data-step={'step' in game.phase ? game.phase.step : undefined}
      aria-label={name}
    >
      <div ref={host} className="slot-canvas" />
      {presenter && opened && controls({ session, presenter, opened, site, manner })}
      {opened && <JackpotMoment session={session} write={writerOf(opened.member.currency)} />}
      {game.phase.at === 'closed' && <Closed session={session} why={game.phase.why} />}
    </main>
  )
}
