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
import { SEN_VANG } from '../rules/index.ts'
import { pointedNote, spoken } from './captions.ts'
import { Mirror } from './Mirror.tsx'
import { Presenter } from './presenter.ts'
import { Scene } from './scene/scene.ts'
import './sen-vang.css'

/** The whole game: the pond on its canvas, and the controls over it. */
export const SenVang = (props: ScreenProps) => (
  <SlotScreen {...props} name="Sen Vàng" tune="pond" open={open} present={present} controls={controls} />
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
  const times = SEN_VANG.freeSpinMultiplier
  return (
    <Controls
      {...props}
      name={text('senVang.name')}
      view={view}
      hurry={() => presenter.hurry()}
      panels={panels}
      spoken={view.spokenBeat && spoken(view.spokenBeat, write)}
      note={pointedNote(view, write)}
      freeSpins={{ note: text('game.freeSpins.times', { times }), times: <b>×{times}</b> }}
    >
      <Mirror window={view.window} moving={view.moving} />
    </Controls>
  )
}
