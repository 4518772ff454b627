import { text } from '@senluna/web/client/text.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { useModal } from '../../shell/windows/use-modal.ts'
import { Talk } from './Talk.tsx'

/** Live chat with the brand's people, over any page. */
export default function ChatWindow() {
  const modal = useModal()
  return (
    <Modal title={text('chat.title')} size="narrow" onClose={modal.close}>
      <Talk />
    </Modal>
  )
}
