import { text } from '@senluna/web/client/text.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { Wrench } from 'lucide-react'

/** Says in a window that a game of the lobby takes no bets now. */
export function ClosedNote({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <Modal title={name} onClose={onClose}>
      <div className="lh-closed-note">
        <Wrench className="i" aria-hidden />
        <p>{text('lottery.hall.closed')}</p>
      </div>
    </Modal>
  )
}
