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
import { isChosen, NewPassword, NO_PASSWORD } from '../forms/NewPassword.tsx'
import { say } from '../say.ts'

/** One's own password, changed by the old one and a code of the authenticator. */
export default function OwnPassword({ onClose }: { onClose: () => void }) {
  const [oldPassword, setOld] = useState('')
  const [chosen, setChosen] = useState(NO_PASSWORD)
  const [code, setCode] = useState('')
  const full = oldPassword !== '' && isChosen(chosen) && code.trim() !== ''
  const form = useForm({
    ready: () => full,
    send: () => call(changeStaffPassword, { body: { oldPassword, ...chosen, code: code.trim() } }),
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
        <NewPassword value={chosen} onValue={setChosen} required />
        <TextField
          label={say('desk.password.code')}
          value={code}
          onValue={setCode}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          required
        />
        <RefusalNote error={form.error} />
        <Button look="gold" type="submit" block busy={form.busy} disabled={!full}>
          {say('desk.password.do')}
        </Button>
      </form>
    </Modal>
  )
}
