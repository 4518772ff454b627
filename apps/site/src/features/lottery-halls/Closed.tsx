import { text } from '@senluna/web/client/text.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { EmptyState } from '@senluna/web/ui/States.tsx'
import { Wrench } from 'lucide-react'
import { Link } from 'react-router'

/** The page of a game that takes no bets now. */
export function Closed({ name, back }: { name: string; back: string }) {
  return (
    <section className="card lh-closed">
      <h1>{name}</h1>
      <EmptyState
        action={
          <Link className="btn gold" to={back}>
            {text('lottery.hall.back')}
          </Link>
        }
      >
        {text('lottery.hall.closed')}
      </EmptyState>
    </section>
  )
}

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
