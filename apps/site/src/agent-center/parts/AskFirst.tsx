import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'

interface Props {
  /** What is about to be done. */
  title: string
  /** What comes of it. */
  about: string
  /** The act as it runs; it closes the window itself. */
  act: { isPending: boolean; error: unknown }
  onGo: () => void
  onClose: () => void
}

/** Asks before what can’t be undone. The way back has the focus, so that Enter does no harm. */
export function AskFirst({ title, about, act, onGo, onClose }: Props) {
  return (
    <Modal title={title} size="narrow" dialog onClose={onClose}>
      <div className="form">
        <p>{about}</p>
        <RefusalNote error={act.error} />
        <div className="modal-foot">
          <Button onClick={onClose} data-autofocus>
            {text('contract.back')}
          </Button>
          <Button look="danger" busy={act.isPending} onClick={onGo}>
            {title}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
