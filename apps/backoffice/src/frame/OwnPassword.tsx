import { changeStaffPassword } from '@senluna/contract/desk/staff.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { PasswordField } from '@senluna/web/ui/fields/PasswordField.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { say } from '../say.ts'

/** One's own password, changed by the old one and a code of the authenticator. */
export default function OwnPassword({ onClose }: { onClose: () => void }) {
  const [oldPassword, setOld] = useState('')
  const [newPassword, setNew] = useState('')
  const [confirmNewPassword, setAgain] = useState('')
  const [code, setCode] = useState('')
  const change = useMutation({
    mutationFn: () =>
      call(changeStaffPassword, { body: { oldPassword, newPassword, confirmNewPassword, code: code.trim() } }),
    onSuccess: () => {
      toast('success', say('desk.password.done'))
      onClose()
    },
    // A code counts once, also one that came with something wrong.
    onError: () => setCode(''),
  })
  const full = oldPassword && newPassword && confirmNewPassword && code.trim()
  return (
    <Modal title={say('desk.password')} size="narrow" onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          if (full) change.mutate()
        }}
      >
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
        <RefusalNote of={change.error} />
        <Button look="gold" type="submit" block busy={change.isPending} disabled={!full}>
          {say('desk.password.do')}
        </Button>
      </form>
    </Modal>
  )
}
