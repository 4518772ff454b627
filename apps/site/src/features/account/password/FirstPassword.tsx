import { sendOwnCode } from '@senluna/contract/member/codes.ts'
import { setFirstPassword } from '@senluna/contract/member/passwords.ts'
import { securityOverview, type SecurityRow } from '@senluna/contract/member/security.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { cache, q } from '@senluna/web/client/query.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useState } from 'react'
import { useModal } from '../../../shell/windows/use-modal.ts'
import { usePasswordRules } from './password-rules.ts'
import { RuledField } from './RuledField.tsx'
import { useRuledForm } from './use-ruled-form.ts'

type Channel = 'SMS' | 'EMAIL'

/**
 * The first password of an account that was opened without one; after a code where the log-in is a
 * while ago.
 */
export default function FirstPassword() {
  const modal = useModal()
  const rules = usePasswordRules()
  const form = useRuledForm('first-password', rules)
  const [code, setCode] = useState('')
  const ask = useMutation({
    mutationFn: async (channel: Channel) => {
      const sent = await call(sendOwnCode, { body: { channel, purpose: 'OWN' } })
      return { ...sent, channel }
    },
  })
  const proof = ask.data && { channel: ask.data.channel, code: code.trim() }
  const save = useForm({
    ready: form.check,
    send: () =>
      call(setFirstPassword, {
        body: {
          newPassword: form.valueOf('newPassword'),
          confirmNewPassword: form.valueOf('confirmNewPassword'),
          ...(proof && { proof }),
        },
      }),
    onDone: () => {
      toast('success', text('sec.first.done'))
      void cache.invalidateQueries()
      modal.close()
    },
    onRefused: form.refuseBy,
  })
  const late = isRefused(save.error, 'AUTH_CONFIRM') || ask.data !== undefined
  return (
    <Modal title={text('sec.first.title')} size="narrow" onClose={modal.close}>
      <form className="form" onSubmit={save.submit} noValidate>
        <p>{text('sec.first.lead')}</p>
        <RefusalNote error={isRefused(save.error, 'AUTH_CONFIRM') ? ask.error : (ask.error ?? save.error)} />
        {rules.map((rule) => (
          <RuledField key={rule.field} rule={rule} form={form} />
        ))}
        {late && !ask.data && <Where busy={ask.isPending} onChoose={(channel) => ask.mutate(channel)} />}
        {ask.data && (
          <>
            <p className="note info">{text('sec.bind.sent', { minutes: ask.data.expiredMinutes })}</p>
            <TextField
              label={text('sec.bind.code')}
              value={code}
              onValue={setCode}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={12}
              required
            />
          </>
        )}
        {(!late || ask.data) && (
          <Button look="gold" size="lg" block type="submit" busy={save.busy}>
            {text('sec.first.submit')}
          </Button>
        )}
      </form>
    </Modal>
  )
}

/**
 * Where a code can go: to what the account has shown to be its own. Without any, only a new log-in
 * helps.
 */
function Where({ busy, onChoose }: { busy: boolean; onChoose: (channel: Channel) => void }) {
  const overview = useQuery(q(securityOverview))
  if (!overview.data) return null
  const ways = overview.data.rows.flatMap((row) => wayOf(row))
  if (ways.length === 0)
    return (
      <p className="note" role="alert">
        {text('sec.first.late')}
      </p>
    )
  return (
    <div className="form" role="alert">
      <p>{text('sec.first.proof')}</p>
      {ways.map(({ channel, masked }) => (
        <Button key={channel} look="line" block busy={busy} onClick={() => onChoose(channel)}>
          {text('sec.first.send', { masked })}
        </Button>
      ))}
    </div>
  )
}

const wayOf = ({ row, state, masked }: SecurityRow): { channel: Channel; masked: string }[] =>
  state === 'GOOD' && masked !== undefined && (row === 'mobile' || row === 'email')
    ? [{ channel: row === 'mobile' ? 'SMS' : 'EMAIL', masked }]
    : []
