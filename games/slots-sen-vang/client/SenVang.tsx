import { useEffect, useRef, useState } from 'react'
import type { ScreenProps } from '../../engine/client.ts'
import { Sounds } from '../../engine/canvas/sound.ts'
import { Closed } from '../../engine/ui/Trouble.tsx'
import { useGame } from '../../engine/ui/use.ts'
import { useManner } from '../../engine/ui/manner.ts'
import { Presenter } from './presenter.ts'
import { Scene } from './scene/scene.ts'
import { Controls } from './Controls.tsx'
import '../../engine/ui/ui.css'
import './sen-vang.css'

/** The whole game: the pond on its canvas, and the controls over it. */
export function SenVang({ session, site, onLoading }: ScreenProps) {
  const game = useGame(session)
  const host = useRef<HTMLDivElement>(null)
  const [sounds] = useState(() => new Sounds())
  const [presenter, setPresenter] = useState<Presenter>()
  const manner = useManner(session, sounds)
  const { calmNow, turboNow } = manner
  const { opened } = session
  useEffect(() => {
    if (!host.current || !opened) return
    let gone = false
    let scene: Scene | undefined
    let playing: Presenter | undefined
    void Scene.open(host.current, { still: calmNow(), onLoading }).then((made) => {
      if (gone) return made.destroy()
      scene = made
      const { quickStop, minCycleMs } = opened.profile
      playing = new Presenter(made, session, { calm: calmNow, turbo: turboNow, quickStop, minCycleMs, sounds })
      setPresenter(playing)
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
  }, [session, opened, sounds, onLoading, calmNow, turboNow])
  return (
    <main
      className={manner.calm ? 'sv calm' : 'sv'}
      data-phase={game.phase.at}
      data-step={'step' in game.phase ? game.phase.step : undefined}
      aria-label="Sen Vàng"
    >
      <div ref={host} className="sv-canvas" />
      {presenter && opened && (
        <Controls session={session} presenter={presenter} opened={opened} site={site} manner={manner} />
      )}
      {game.phase.at === 'closed' && <Closed session={session} why={game.phase.why} />}
    </main>
  )
}
