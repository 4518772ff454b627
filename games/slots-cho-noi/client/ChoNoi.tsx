import { text } from '@senluna/web/client/text.ts'
import { useSyncExternalStore } from 'react'
import type { ScreenProps } from '../../engine/client.ts'
import type { Opened } from '../../engine/session/events.ts'
import type { GameSession } from '../../engine/session/game-session.ts'
import { Controls } from '../../engine/slot/Controls.tsx'
import type { Playing } from '../../engine/slot/playing.ts'
import { SlotScreen } from '../../engine/slot/SlotScreen.tsx'
import type { Manner } from '../../engine/ui/manner.ts'
import { writerOf } from '../../engine/ui/money.ts'
import { pointedNote, spoken } from './captions.ts'
import { Mirror } from './Mirror.tsx'
import { Presenter } from './presenter.ts'
import { Scene } from './scene/scene.ts'
import './cho-noi.css'

/** The whole game: the river on its canvas, and the controls over it. */
export const ChoNoi = (props: ScreenProps) => (
  <SlotScreen
    {...props}
    name="Chợ Nổi"
    theme="market"
    tune="market"
    open={open}
    present={present}
    controls={controls}
  />
)

const open: typeof Scene.open = (host, how) => Scene.open(host, how)
const present = (scene: Scene, session: GameSession, playing: Playing) => new Presenter(scene, session, playing)
const controls = (props: Around) => <Around {...props} />
const panels = () => import('./panels.tsx')

interface Around {
  session: GameSession
  presenter: Presenter
  opened: Opened
  site: string
  manner: Manner
}

function Around({ presenter, ...props }: Around) {
  const view = useSyncExternalStore(presenter.subscribe, () => presenter.view)
  const write = writerOf(props.opened.member.currency)
  return (
    <Controls
      {...props}
      name={text('choNoi.name')}
      view={view}
      hurry={() => presenter.hurry()}
      panels={panels}
      spoken={view.spokenBeat && spoken(view.spokenBeat, write)}
      note={pointedNote(view, write)}
      freeSpins={{ note: text('choNoi.freeSpins') }}
    >
      <Mirror grid={view.grid} moving={view.moving} />
    </Controls>
  )
}
