import { text } from '@senluna/web/client/text.ts'
import type { TextKey } from '@senluna/text/index.ts'
import { Sheet } from './Sheet.tsx'

const KEYS: readonly (readonly [string, TextKey])[] = [
  ['Space', 'game.keys.spin'],
  ['A', 'game.autoplay'],
  ['S · D', 'game.keys.stake'],
  ['M', 'game.keys.sound'],
  ['H', 'game.history'],
  ['F', 'game.fairness'],
  ['R', 'game.rules'],
  ['?', 'game.keys'],
  ['Esc', 'game.keys.close'],
]

/** Which key does what, and whether letters do anything at all. */
export function Keys({ on, onSwitch, onClose }: { on: boolean; onSwitch(on: boolean): void; onClose(): void }) {
  return (
    <Sheet title={text('game.keys')} onClose={onClose}>
      <label className="check">
        <input type="checkbox" checked={on} onChange={(event) => onSwitch(event.target.checked)} />
        {text('game.keys.on')}
      </label>
      <dl className="keys">
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text(what)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
