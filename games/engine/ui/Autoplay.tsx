import { text } from '@senluna/web/client/text.ts'
import { useState } from 'react'
import type { GameSession } from '../session/game-session.ts'
import type { MoneyWriter } from './money.ts'
import { Sheet } from './Sheet.tsx'

const CHOICES = [10, 25, 50, 75, 100]
const LOSSES = [5n, 10n, 20n, 50n, 100n]
const WINS = [10n, 20n, 50n, 100n]

interface Props {
  session: GameSession
  stake: bigint
  most: number
  /** Whether the game has free spins to stop at. */
  feature?: boolean
  write: MoneyWriter
  onClose(): void
}

/** How many spins, and when to stop; a limit on losses is always set. */
export function Autoplay({ session, stake, most, feature = true, write, onClose }: Props) {
  const [rounds, setRounds] = useState(10)
  const [loss, setLoss] = useState(stake * 10n)
  const [win, setWin] = useState<bigint>()
  const [onFeature, setOnFeature] = useState(false)
  const start = () => {
    void session.startAutoplay({ rounds, lossLimit: loss, winLimit: win, stopOnFeature: onFeature })
    onClose()
  }
  return (
    <Sheet title={text('game.autoplay')} onClose={onClose}>
      <Choice
        label={text('game.autoplay.rounds')}
        choices={CHOICES.filter((count) => count <= most)}
        chosen={rounds}
        onChoose={setRounds}
        say={String}
      />
      <Choice<bigint>
        label={text('game.autoplay.lossLimit')}
        choices={LOSSES.map((times) => stake * times)}
        chosen={loss}
        onChoose={(limit) => setLoss(limit)}
        say={write.plain}
      />
      <Choice
        label={text('game.autoplay.winLimit')}
        choices={[undefined, ...WINS.map((times) => stake * times)]}
        chosen={win}
        onChoose={(limit) => setWin(limit)}
        say={(limit) => (limit === undefined ? text('game.autoplay.noLimit') : write.plain(limit))}
      />
      {feature && (
        <label className="check">
          <input type="checkbox" checked={onFeature} onChange={(event) => setOnFeature(event.target.checked)} />
          {text('game.autoplay.onFeature')}
        </label>
      )}
      <button type="button" className="gold wide" onClick={start}>
        {text('game.autoplay.start', { rounds })}
      </button>
    </Sheet>
  )
}

interface ChoiceProps<T> {
  label: string
  choices: readonly T[]
  chosen: T
  onChoose(choice: T): void
  say(choice: T): string
}

function Choice<T>({ label, choices, chosen, onChoose, say }: ChoiceProps<T>) {
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div>
        {choices.map((item) => (
          <button
            key={say(item)}
            type="button"
            className="chip num"
            aria-pressed={item === chosen}
            onClick={() => onChoose(item)}
          >
            {say(item)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
