import { text } from '@senluna/web/client/text.ts'
import type { Opened } from '../session/events.ts'
import type { GameSession } from '../session/game-session.ts'
import type { GameState } from '../session/state.ts'
import { Clock } from '../ui/Clock.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { Manner } from '../ui/manner.ts'
import type { MoneyWriter } from '../ui/money.ts'
import type { Panel } from './Panels.tsx'

interface Props {
  session: GameSession
  game: GameState
  opened: Opened
  manner: Manner
  write: MoneyWriter
  name: string
  onPanel(panel: Panel): void
}

/** The game's name, how long one has played, and what can be opened. */
export function Top({ game, opened, manner, write, name, onPanel }: Props) {
  const sound = text(manner.sound ? 'game.sound.off' : 'game.sound.on')
  return (
    <header className="ig-top">
      <h1>{name}</h1>
      <Clock since={Date.parse(opened.startedAt)} net={game.net} write={write} />
      <nav>
        <PanelButton icon="rules" label={text('game.rules')} onPress={() => onPanel('rules')} />
        <PanelButton icon="history" label={text('game.history')} onPress={() => onPanel('history')} />
        <PanelButton icon="shield" label={text('game.fairness')} onPress={() => onPanel('fairness')} />
        <PanelButton icon="keyboard" label={text('game.keys')} onPress={() => onPanel('keys')} wide />
        <PanelButton icon="settings" label={text('game.settings')} onPress={() => onPanel('settings')} />
        <PanelButton
          icon={manner.sound ? 'sound' : 'mute'}
          label={sound}
          onPress={() => manner.setSound(!manner.sound)}
        />
      </nav>
    </header>
  )
}

interface ButtonProps {
  icon: 'rules' | 'history' | 'shield' | 'keyboard' | 'settings' | 'sound' | 'mute'
  label: string
  wide?: boolean
  onPress(): void
}

const PanelButton = ({ icon, label, wide, onPress }: ButtonProps) => (
  <button
    type="button"
    className={wide ? 'round only-wide' : 'round'}
    aria-label={label}
    title={label}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
)
