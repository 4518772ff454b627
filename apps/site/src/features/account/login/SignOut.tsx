import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { isTrialMember, signOut, useMember } from '../../../session.ts'
import { useModal } from '../../../shell/windows/use-modal.ts'

/** Asks before signing out; staying is the safe button. */
export default function SignOut() {
  const modal = useModal()
  const navigate = useNavigate()
  const trial = isTrialMember(useMember())
  const out = useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      toast('success', text('shell.signedOut'))
      void navigate('/', { replace: true })
    },
  })
  return (
    <Modal title={text('shell.signOut.title')} dialog onClose={modal.close}>
      <p>{text(trial ? 'signOut.trial' : 'shell.signOut.body')}</p>
      <div className="modal-foot">
        <Button onClick={modal.close} data-autofocus>
          {text('shell.signOut.stay')}
        </Button>
        <Button look="danger" busy={out.isPending} onClick={() => out.mutate()}>
          {text('shell.signOut')}
        </Button>
      </div>
    </Modal>
  )
}
