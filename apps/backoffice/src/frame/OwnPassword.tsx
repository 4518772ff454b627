import { changeStaffPassword } from '@senluna/contract/desk/staff.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { PasswordField } from '@senluna/web/ui/fields/PasswordField.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { say } from '../say.ts'

/** One's own password, changed by the old one and a code of the authenticator. */
export default function OwnPassword({ onClose }: { onClose: () => void }) {
  const [oldPassword, setOld] = useState('')
  const [newPassword, setNew] = useState('')
  const [confirmNewPassword, setAgain] = useState('')
  const [code, setCode] = useState('')
  const full = [oldPassword, newPassword, confirmNewPassword, code.trim()].every((typed) => typed !== '')
  const form = useForm({
    ready: () => full,
    send: () =>
      call(changeStaffPassword, { body: { oldPassword, newPassword, confirmNewPassword, code: code.trim() } }),
    onDone: () => {
      toast('success', say('desk.password.done'))
      onClose()
    },
    // A code counts once, also one that came with something wrong.
    onRefused: () => setCode(''),
  })
  return (
    <Modal title={say('desk.password')} size="narrow" onClose={onClose}>
      <form className="form" onSubmit={form.submit}>
        <PasswordField
          label={say('desk.password.old')}
          value={oldPassword}
          onValue={setOld}
          autoComplete="current-password"
          required
          data-autofocus
        />
        <PasswordField
          label={say('desk.password.new')}
          hint={say('desk.password.hint')}
          value={newPassword}
          onValue={setNew}
          autoComplete="new-password"
          required
        />
        <PasswordField
          label={say('desk.password.again')}
          value={confirmNewPassword}
          onValue={setAgain}
          autoComplete="new-password"
          required
        />
        <TextField
          label={say('desk.password.code')}
          value={code}
          onValue={setCode}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          required
        />
        <RefusalNote of={form.error} />
        <Button look="gold" type="submit" block busy={form.busy} disabled={!full}>
          {say('desk.password.do')}
        </Button>
      </form>
    </Modal>
  )
}
