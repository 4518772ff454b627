import { changePassword } from '@senluna/contract/member/passwords.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { cache } from '@senluna/web/client/query.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useNavigate } from 'react-router'
import { signOut, useMember } from '../../../session.ts'
import { useModal } from '../../../shell/windows/use-modal.ts'
import { RuledField } from './RuledField.tsx'
import { usePasswordRules } from './password-rules.ts'
import { useRuledForm } from './use-ruled-form.ts'

/** A new password. Where it must be changed the window stays until it is, or until signing out. */
export default function ChangePassword() {
  const modal = useModal()
  const navigate = useNavigate()
  const forced = useMember()?.passwordChangeRequired ?? false
  const rules = usePasswordRules('old')
  const form = useRuledForm('password', rules)
  const change = useForm({
    ready: form.check,
    send: () =>
      call(changePassword, {
        body: {
          oldPassword: form.valueOf('oldPassword'),
          newPassword: form.valueOf('newPassword'),
          confirmNewPassword: form.valueOf('confirmNewPassword'),
        },
      }),
    onDone: async () => {
      // What was refused until now, such as the balance, is read too.
      await cache.invalidateQueries()
      toast('success', text('change.done'))
      void navigate('/', { replace: true })
    },
    onRefused: (error) => {
      form.refuseBy(error)
      if (isRefused(error, 'AUTH_OLD_PASSWORD')) form.refuse([['oldPassword', text('refusal.AUTH_OLD_PASSWORD')]])
    },
  })
  return (
    <Modal title={text('change.title')} size="narrow" onClose={forced ? undefined : modal.close}>
      <form className="form" onSubmit={change.submit} noValidate>
        {forced && <p className="note info">{text('change.forced')}</p>}
        <RefusalNote error={change.error} />
        {rules.map((rule) => (
          <RuledField key={rule.field} rule={rule} form={form} />
        ))}
        <Button look="gold" size="lg" block type="submit" busy={change.busy}>
          {text('change.submit')}
        </Button>
        {forced && (
          <Button block onClick={() => void signOut()}>
            {text('shell.signOut')}
          </Button>
        )}
      </form>
    </Modal>
  )
}
