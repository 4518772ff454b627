import { closeAccount, closureTerms, type ClosureTerms } from '@senluna/contract/member/closure.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { q } from '@senluna/web/client/query.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useBrand } from '../../brand.ts'
import { sessionGone, useMember } from '../../session.ts'
import { FormWindow } from '../../account-windows/FormWindow.tsx'
import { useConfirmedForm } from '../../account-windows/use-confirmed-form.ts'
import { pathTo } from '../../shell/nav/path-to.ts'

/** The way to close the account, with everything that it means. */
export function CloseAccount() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <p className="hint">
        {text('sec.close.break')}{' '}
        <Link className="link" to={pathTo('limits')}>
          {text('shell.limits')}
        </Link>
      </p>
      <Button look="danger" onClick={() => setOpen(true)}>
        {text('sec.close.title')}
      </Button>
      {open && <Window onClose={() => setOpen(false)} />}
    </>
  )
}

function Window({ onClose }: { onClose: () => void }) {
  const terms = useQuery({ ...q(closureTerms), staleTime: 0, gcTime: 0 })
  if (terms.data) return <Confirm terms={terms.data} onClose={onClose} />
  return (
    <Modal title={text('sec.close.title')} size="narrow" onClose={onClose}>
      {terms.error ? <RefusalNote error={terms.error} /> : <Skeleton style={{ height: 240 }} />}
    </Modal>
  )
}

function Confirm({ terms, onClose }: { terms: ClosureTerms; onClose: () => void }) {
  const { currency } = useBrand()
  const navigate = useNavigate()
  const account = useMember()?.account ?? ''
  const [confirmation, setConfirmation] = useState('')
  const [code, setCode] = useState('')
  const [reason, setReason] = useState('')
  const close = useConfirmedForm({
    asksPassword: terms.hasPassword,
    send: (again) =>
      call(closeAccount, {
        body: {
          ...again,
          confirmation: confirmation.trim(),
          ...(terms.twoStep && { code: code.trim() }),
          ...(reason.trim() && { reason: reason.trim() }),
        },
      }),
    onDone: () => {
      void navigate('/', { replace: true })
      sessionGone()
      toast('info', text('sec.close.done'))
    },
  })
  const barred = terms.money === 'WITHDRAW_FIRST' || terms.openRounds > 0
  const wrongName = isRefused(close.error, 'CLOSE_NAME')
  return (
    <FormWindow
      title={text('sec.close.title')}
      form={close}
      submit={text('sec.close.do')}
      danger
      disabled={barred || confirmation.trim() === '' || (terms.twoStep && code.trim() === '')}
      said={wrongName}
      onClose={onClose}
    >
      <p>{text('sec.close.lead')}</p>
      <p className={terms.money === 'WITHDRAW_FIRST' ? 'note' : 'note info'}>
        {text(`sec.close.${terms.money}`, { amount: `${moneyText(terms.balance, currency)} ${currency.symbol}` })}
      </p>
      {terms.openRounds > 0 && <p className="note">{text('sec.close.rounds', { count: terms.openRounds })}</p>}
      <p className="hint">{text('sec.close.erase', { days: terms.eraseDays })}</p>
      <TextField
        label={text('sec.close.type', { name: account })}
        value={confirmation}
        onValue={setConfirmation}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        {...(wrongName && { error: text('refusal.CLOSE_NAME') })}
      />
      <TextField label={text('sec.close.reason')} value={reason} onValue={setReason} maxLength={500} />
      {terms.twoStep && (
        <TextField
          label={text('sec.code')}
          value={code}
          onValue={setCode}
          required
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      )}
    </FormWindow>
  )
}
