import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { useBrand } from '../../../brand.ts'
import { useMember } from '../../../session.ts'
import { useModal } from '../../../shell/windows/use-modal.ts'
import { lastLogin } from '../login/last-login.ts'

/** After a log-in: when and from where the last one was, so that a stranger's would be seen. */
export default function Welcome() {
  const modal = useModal()
  const member = useMember()
  const { timeZone } = useBrand()
  const last = lastLogin()
  if (!last) return null
  return (
    <Modal
      title={text('after.title', { name: member?.nickname || member?.account || '' })}
      dialog
      onClose={modal.close}
    >
      <p>
        {text('after.last', {
          time: whenText(last.at, timeZone),
          place: [last.place, last.ip].filter(Boolean).join(' · '),
        })}
      </p>
      <p className="hint">{text('after.notYou')}</p>
      <div className="modal-foot">
        <Button onClick={() => modal.open('password')}>{text('after.change')}</Button>
        <Button look="gold" onClick={modal.close} data-autofocus>
          {text('after.continue')}
        </Button>
      </div>
    </Modal>
  )
}
