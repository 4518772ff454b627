import { text } from '@senluna/web/client/text.ts'
import type { Manner } from './manner.ts'
import { Sheet } from './Sheet.tsx'

interface Props {
  manner: Manner
  /** Whether the profile allows short spins. */
  turbo: boolean
  onClose(): void
}

/** What is heard, and how fast the reels turn. */
export function Settings({ manner, turbo, onClose }: Props) {
  return (
    <Sheet title={text('game.settings')} onClose={onClose}>
      <Switch label={text('game.settings.sound')} on={manner.sound} onSwitch={manner.setSound} />
      <Switch
        label={text('game.settings.music')}
        on={manner.music}
        disabled={!manner.sound}
        onSwitch={manner.setMusic}
      />
      <Switch
        label={text('game.settings.effects')}
        on={manner.effects}
        disabled={!manner.sound}
        onSwitch={manner.setEffects}
      />
      {turbo && <Switch label={text('game.settings.turbo')} on={manner.turbo} onSwitch={manner.setTurbo} />}
    </Sheet>
  )
}

interface SwitchProps {
  label: string
  on: boolean
  disabled?: boolean
  onSwitch(on: boolean): void
}

const Switch = ({ label, on, disabled = false, onSwitch }: SwitchProps) => (
  <label className="check switch">
    <span>{label}</span>
    <input type="checkbox" checked={on} disabled={disabled} onChange={(event) => onSwitch(event.target.checked)} />
  </label>
)
