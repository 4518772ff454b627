import { coolOff, exclude } from '@senluna/contract/member/protection.ts'
import { COOL_OFF_TERMS, EXCLUSION_TERMS } from '@senluna/kit/protection/protection.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { PasswordField } from '@senluna/web/ui/fields/PasswordField.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useBrand } from '../../brand.ts'
import { sessionGone } from '../../session.ts'

type Ask =
  | { kind: 'coolOff'; term: (typeof COOL_OFF_TERMS)[number] }
  | { kind: 'exclude'; term: (typeof EXCLUSION_TERMS)[number] }

/** A break that ends by itself, and an exclusion that doesn't. */
export function Breaks() {
  const [rest, setRest] = useState<(typeof COOL_OFF_TERMS)[number]>('1d')
  const [out, setOut] = useState<(typeof EXCLUSION_TERMS)[number]>('6m')
  const [asking, setAsking] = useState<Ask>()
  return (
    <>
      <section className="card limits-card">
        <h2>{text('rg.coolOff')}</h2>
        <p className="hint">{text('rg.coolOff.hint')}</p>
        <Term label={text('rg.coolOff')} terms={COOL_OFF_TERMS} value={rest} onValue={setRest} />
        <Button look="line" onClick={() => setAsking({ kind: 'coolOff', term: rest })}>
          {text('rg.coolOff')}
        </Button>
      </section>
      <section className="card limits-card">
        <h2>{text('rg.exclude')}</h2>
        <p className="hint">{text('rg.exclude.hint')}</p>
        <Term label={text('rg.exclude')} terms={EXCLUSION_TERMS} value={out} onValue={setOut} />
        <Button look="danger" onClick={() => setAsking({ kind: 'exclude', term: out })}>
          {text('rg.exclude')}
        </Button>
      </section>
      {asking && <ConfirmBreak ask={asking} onClose={() => setAsking(undefined)} />}
    </>
  )
}

function Term<One extends Ask['term']>({
  label,
  terms,
  value,
  onValue,
}: {
  label: string
  terms: readonly One[]
  value: One
  onValue: (term: One) => void
}) {
  return (
    <Select
      label={`${label}: ${text('rg.term')}`}
      value={value}
      options={terms.map((term) => [term, text(`rg.term.${term}`)] as const)}
      onValue={onValue}
    />
  )
}

/** Asks for the password: afterwards nobody can take it back. */
function ConfirmBreak({ ask, onClose }: { ask: Ask; onClose: () => void }) {
  const { timeZone } = useBrand()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const form = useForm({
    ready: () => password !== '',
    send: async (): Promise<string | null> =>
      ask.kind === 'coolOff'
        ? (await call(coolOff, { body: { term: ask.term, password } })).until
        : (await call(exclude, { body: { term: ask.term, password } })).until,
    onDone: (until) => {
      void navigate('/', { replace: true })
      sessionGone()
      toast(
        'info',
        until === null ? text('rg.break.done.forGood') : text('rg.break.done', { time: whenText(until, timeZone) }),
      )
    },
  })
  const wrong = isRefused(form.error, 'AUTH_OLD_PASSWORD')
  const missing = form.tried && password === ''
  const error = missing ? text('rg.password.needed') : wrong ? text('refusal.AUTH_OLD_PASSWORD') : undefined
  return (
    <Modal title={text(`rg.${ask.kind}.ask`, { term: text(`rg.term.${ask.term}`) })} size="narrow" onClose={onClose}>
      <form className="form" onSubmit={form.submit} noValidate>
        <p>{text('rg.break.warn')}</p>
        {!wrong && <RefusalNote error={form.error} />}
        <PasswordField
          label={text('rg.password')}
          autoComplete="current-password"
          required
          value={password}
          onValue={setPassword}
          {...(error ? { error } : {})}
        />
        <div className="modal-foot">
          <Button onClick={onClose}>{text('rg.cancel')}</Button>
          <Button look="danger" type="submit" busy={form.busy}>
            {text(`rg.${ask.kind}.do`)}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
