import {
  addPasskey,
  beginPasskey,
  passkeys,
  removePasskey,
  renamePasskey,
  type Passkey,
} from '@senluna/contract/member/passkeys.ts'
import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { call } from '@senluna/web/client/call/call.ts'
import { q, refresh } from '@senluna/web/client/query.ts'
import { Refused, Unreachable } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { Fingerprint, PenLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import { deviceName } from '../../device-name.ts'
import { FormWindow } from '../../account-windows/FormWindow.tsx'
import { useConfirmedForm } from '../../account-windows/use-confirmed-form.ts'
import { readAgain } from './use-security.ts'

type Doing = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey }

const changed = () => Promise.all([refresh(passkeys), readAgain()])

/** The member's passkeys: each with its name, its use, and what can be done with it. */
export function Passkeys({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const list = useQuery({ ...q(passkeys), staleTime: 0 })
  const [doing, setDoing] = useState<Doing>()
  const { timeZone } = useBrand()
  const back = () => setDoing(undefined)
  if (doing?.what === 'add') return <Add hasPassword={hasPassword} onDone={back} onClose={back} />
  if (doing?.what === 'rename') return <Rename passkey={doing.passkey} onClose={back} />
  if (doing?.what === 'remove') return <Remove passkey={doing.passkey} hasPassword={hasPassword} onClose={back} />
  return (
    <Modal title={text('sec.row.passkeys')} size="narrow" onClose={onClose}>
      <div className="form">
        <p>{text('sec.passkeys.hint')}</p>
        <RefusalNote error={list.error} />
        {!list.data ? (
          !list.error && <Skeleton style={{ height: 64 }} />
        ) : list.data.list.length === 0 ? (
          <p className="hint">{text('sec.passkeys.none')}</p>
        ) : (
          <ul>
            {list.data.list.map((passkey) => (
              <li key={passkey.id} className="security-row">
                <Fingerprint className="i" aria-hidden />
                <div>
                  <b>{passkey.name}</b>
                  <p className="hint">
                    {passkey.usedAt
                      ? text('sec.passkeys.used', { time: whenText(passkey.usedAt, timeZone) })
                      : text('sec.passkeys.made', { time: whenText(passkey.createdAt, timeZone) })}
                  </p>
                </div>
                <IconButton
                  label={text('sec.passkeys.rename', { name: passkey.name })}
                  onClick={() => setDoing({ what: 'rename', passkey })}
                >
                  <PenLine className="i s" aria-hidden />
                </IconButton>
                <IconButton
                  label={text('sec.passkeys.remove', { name: passkey.name })}
                  onClick={() => setDoing({ what: 'remove', passkey })}
                >
                  <Trash2 className="i s" aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <Button
          look="gold"
          block
          disabled={!list.data || list.data.list.length >= list.data.most}
          onClick={() => setDoing({ what: 'add' })}
        >
          {text('sec.passkeys.add')}
        </Button>
      </div>
    </Modal>
  )
}

function Add({ hasPassword, onDone, onClose }: { hasPassword: boolean; onDone: () => void; onClose: () => void }) {
  const [name, setName] = useState(() => deviceName() || text('sec.passkeys.first'))
  const add = useConfirmedForm({
    asksPassword: hasPassword,
    send: async (again) => {
      const { options } = await call(beginPasskey, { body: again })
      const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON
      const passkey = JSON.stringify(await startRegistration({ optionsJSON }))
      return call(addPasskey, { body: { name: name.trim(), passkey } })
    },
    onDone: () => {
      toast('success', text('sec.passkeys.added'))
      void changed()
      onDone()
    },
  })
  const ours = add.error === null || add.error instanceof Refused || add.error instanceof Unreachable
  return (
    <FormWindow
      title={text('sec.passkeys.add')}
      form={add}
      submit={text('sec.next')}
      said={!ours}
      disabled={name.trim() === ''}
      onClose={onClose}
    >
      {!ours && (
        <p className="note info" role="alert">
          {text('sec.passkeys.failed')}
        </p>
      )}
      <TextField label={text('sec.passkeys.name')} value={name} onValue={setName} required maxLength={40} />
    </FormWindow>
  )
}

function Rename({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [name, setName] = useState(passkey.name)
  const rename = useConfirmedForm({
    asksPassword: false,
    send: () => call(renamePasskey, { params: { id: passkey.id }, body: { name: name.trim() } }),
    onDone: () => {
      void changed()
      onClose()
    },
  })
  return (
    <FormWindow
      title={text('sec.passkeys.rename', { name: passkey.name })}
      form={rename}
      submit={text('sec.save')}
      disabled={name.trim() === ''}
      onClose={onClose}
    >
      <TextField
        label={text('sec.passkeys.name')}
        value={name}
        onValue={setName}
        required
        maxLength={40}
        data-autofocus
      />
    </FormWindow>
  )
}

function Remove({ passkey, hasPassword, onClose }: { passkey: Passkey; hasPassword: boolean; onClose: () => void }) {
  const remove = useConfirmedForm({
    asksPassword: hasPassword,
    send: (again) => call(removePasskey, { params: { id: passkey.id }, body: again }),
    onDone: () => {
      toast('success', text('sec.passkeys.removed'))
      void changed()
      onClose()
    },
  })
  return (
    <FormWindow
      title={text('sec.passkeys.remove', { name: passkey.name })}
      form={remove}
      submit={text('sec.passkeys.remove.do')}
      danger
      onClose={onClose}
    />
  )
}
