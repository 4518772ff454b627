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

interface Props {
  on: boolean
  /** What the game's own keys do. */
  more?: readonly { key: string; what: TextKey }[]
  onSwitch(on: boolean): void
  onClose(): void
}

/** Which key does what, and whether letters do anything at all. */
export function Keys({ on, more = [], onSwitch, onClose }: Props) {
  const [first, ...rest] = KEYS
  const own = more.map(({ key, what }) => [key.toUpperCase(), what] as const)
  return (
    <Sheet title={text('game.keys')} onClose={onClose}>
      <label className="check">
        <input type="checkbox" checked={on} onChange={(event) => onSwitch(event.target.checked)} />
        {text('game.keys.on')}
      </label>
      <dl className="keys">
        {[...(first ? [first] : []), ...own, ...rest].map(([key, what]) => (
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
