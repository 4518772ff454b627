import './shortcuts.css'
import type { TextKey } from '@senluna/text/index.ts'
import { text } from '@senluna/web/client/text.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { useModal } from '../../shell/windows/use-modal.ts'

/** What is pressed, ways that do the same side by side, and what it does. */
const SHORTCUTS: readonly (readonly [keys: readonly string[], does: TextKey])[] = [
  [['/', 'Ctrl K'], 'keys.search'],
  [['← ↑ → ↓', 'Home', 'End', 'Page ↑', 'Page ↓'], 'keys.move'],
  [['Enter', 'Space'], 'keys.choose'],
  [['Esc'], 'keys.close'],
  [['?'], 'keys.list'],
]

/** The keys of the site. A game lists its own. */
export default function Shortcuts() {
  const modal = useModal()
  return (
    <Modal title={text('keys.title')} onClose={modal.close}>
      <dl className="shortcuts">
        {SHORTCUTS.map(([keys, does]) => (
          <div key={does}>
            <dt>{text(does)}</dt>
            <dd dir="ltr">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="hint">{text('keys.games')}</p>
    </Modal>
  )
}
