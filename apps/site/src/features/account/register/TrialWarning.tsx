import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { useNavigate } from 'react-router'
import { useModal } from '../../../shell/windows/use-modal.ts'

/** Free play reached its edge: what follows needs a real account. */
export default function TrialWarning() {
  const modal = useModal()
  const navigate = useNavigate()
  const next = modal.param('next')
  return (
    <Modal title={text('trial.title')} dialog onClose={modal.close}>
      <p>{text('in_need_true_account')}</p>
      <div className="modal-foot">
        <Button data-autofocus onClick={() => (next?.startsWith('/game?') ? void navigate(next) : modal.close())}>
          {text('trial.stay')}
        </Button>
        <Button look="gold" onClick={() => modal.open('register')}>
          {text('in_increase_submit')}
        </Button>
      </div>
    </Modal>
  )
}
