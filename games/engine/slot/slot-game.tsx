import type { BetMode } from '@senluna/kit/games/modes.ts'
import { useSyncExternalStore, type ReactNode } from 'react'
import type { ScreenProps } from '../client.ts'
import type { Opened } from '../session/events.ts'
import type { GameSession } from '../session/game-session.ts'
import type { Tune } from '../sound/music.ts'
import type { Manner } from '../ui/manner.ts'
import { writerOf, type MoneyWriter } from '../ui/money.ts'
import { Controls } from './Controls.tsx'
import { Mirror } from './Mirror.tsx'
import type { Playing } from './playing.ts'
import type { Opening } from './scene/board-scene.ts'
import type { FeatureWords } from './Sign.tsx'
import { SlotScreen } from './SlotScreen.tsx'
import type { Fetching } from './use-panels.ts'
import type { SlotBeat, SlotView, SpokenBeat } from './view.ts'

interface Presents<View> {
  view: View
  subscribe(hear: () => void): () => void
  hurry(): void
  destroy(): void
}

/** What tells one slot's screen from another. */
interface SlotGame<Scene, Beat extends SlotBeat, View extends SlotView<Beat>> {
  /** The game's proper name, and a class of its own for its colours. */
  name: string
  theme?: string
  tune: Tune
  open(host: HTMLElement, how: Opening): Promise<Scene>
  present(scene: Scene, session: GameSession, playing: Playing): Presents<View>
  panels: Fetching
  /** The name in the reader's language. */
  title(): string
  /** A spin in a few sentences, for those who listen. */
  spoken(spoken: SpokenBeat<Beat>, write: MoneyWriter): string
  /** What is pointed at just now and what it paid, in words. */
  note(view: View, write: MoneyWriter): string | undefined
  /** What the feature does, and what stands beside its count. */
  feature(): { note: string; times?: ReactNode; words?: FeatureWords }
  /** What stands beside the board: what a game collects. */
  beside?(view: View): ReactNode
  /** The ways of betting, where there are several. */
  modes?: readonly BetMode[]
  /** The board as it is read out: what a column is called, and the names row by row. */
  mirror(view: View): { column(number: number): string; rows: readonly (readonly string[])[] }
}

interface Around<View> {
  session: GameSession
  presenter: Presents<View>
  opened: Opened
  site: string
  manner: Manner
}

/** The whole screen of a slot: its scene on the canvas, and the controls over it. */
export function slotGame<Scene extends { destroy(): void }, Beat extends SlotBeat, View extends SlotView<Beat>>({
  title,
  spoken,
  note,
  feature,
  mirror,
  beside,
  panels,
  modes = [],
  ...screen
}: SlotGame<Scene, Beat, View>): (props: ScreenProps) => ReactNode {
  function Shown({ presenter, ...props }: Around<View>) {
    const view = useSyncExternalStore(presenter.subscribe, () => presenter.view)
    const write = writerOf(props.opened.member.currency)
    return (
      <Controls
        {...props}
        name={title()}
        view={view}
        hurry={() => presenter.hurry()}
        panels={panels}
        modes={modes}
        spoken={view.spokenBeat && spoken(view.spokenBeat, write)}
        note={note(view, write)}
        freeSpins={feature()}
      >
        <Mirror {...mirror(view)} moving={view.moving} />
        {beside?.(view)}
      </Controls>
    )
  }
  const controls = (props: Around<View>) => <Shown {...props} />
  return (props) => <SlotScreen {...props} {...screen} controls={controls} />
}
