import './social.css'
import {
  identities,
  linkIdentity,
  unlinkIdentity,
  type Identities,
  type SocialWay,
} from '@senluna/contract/member/identities.ts'
import { canMemberCenter } from '@senluna/kit/account-type.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { q, refresh } from '@senluna/web/client/query.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { PasswordField } from '@senluna/web/ui/fields/PasswordField.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useBrand } from '../../../brand.ts'
import { useLoggedIn, useMember } from '../../../session.ts'
import { LoginWall } from '../../../shell/account/LoginWall.tsx'
import { TrialWall } from '../../../shell/account/TrialWall.tsx'
import { LoginNote } from '../login/LoginNote.tsx'
import { ticketFrom } from './sign-in-window.ts'
import { SocialNote } from './SocialNote.tsx'
import { WAY_NAMES } from './social-ways.ts'
import { WayMark } from './WayMark.tsx'

/**
 * What is to be done; a ticket once the provider's window has given one, the password once it was
 * asked for.
 */
interface Change {
  way: SocialWay
  do: 'add' | 'remove'
  ticket?: string
  password?: string
}

/** The accounts elsewhere that open this one: what there is, what can be added, what can go. */
export default function IdentitiesPage() {
  const loggedIn = useLoggedIn()
  const member = useMember()
  return (
    <section className="ways">
      <h1>{text('identities.title')}</h1>
      <p className="ways-lead">{text('identities.lead')}</p>
      {!loggedIn ? <LoginWall /> : member && !canMemberCenter(member.type) ? <TrialWall /> : member && <Own />}
    </section>
  )
}

function Own() {
  const own = useQuery(q(identities))
  const [asking, setAsking] = useState<Change>()
  const change = useMutation({
    mutationFn: async (wanted: Change) => {
      const { way, password } = wanted
      const again = password ? { password } : {}
      if (wanted.do === 'remove') return void (await call(unlinkIdentity, { body: { provider: way, ...again } }))
      const ticket = wanted.ticket ?? (await ticketFrom(way, 'link'))
      try {
        await call(linkIdentity, { body: { provider: way, ticket, ...again } })
      } catch (error) {
        // The ticket stays good: only who is calling is asked for once more.
        if (isRefused(error, 'AUTH_CONFIRM', 'AUTH_OLD_PASSWORD')) setAsking({ ...wanted, ticket })
        throw error
      }
    },
    onSuccess: async (_, { way, do: done }) => {
      setAsking(undefined)
      toast('success', text(done === 'add' ? 'identities.added' : 'identities.removed', { name: WAY_NAMES[way] }))
      await refresh(identities)
    },
    onError: (error, wanted) => {
      if (wanted.do === 'remove' && isRefused(error, 'AUTH_CONFIRM')) setAsking(wanted)
    },
  })
  if (own.isError && !own.data) return <ErrorState error={own.error} onRetry={() => void own.refetch()} />
  if (!own.data)
    return (
      <Loading>
        <Skeleton style={{ height: 200 }} />
      </Loading>
    )
  return (
    <>
      {!asking && <SocialNote error={change.error} way={change.variables?.way} />}
      <Ways own={own.data} busy={change.isPending ? change.variables.way : undefined} onChange={change.mutate} />
      {asking && (
        <Confirm
          attempt={change}
          onPassword={(password) => change.mutate({ ...asking, password })}
          onClose={() => {
            setAsking(undefined)
            change.reset()
          }}
        />
      )}
    </>
  )
}

function Ways({
  own: { list, offered, removable },
  busy,
  onChange,
}: {
  own: Identities
  busy: SocialWay | undefined
  onChange: (change: Change) => void
}) {
  const { timeZone } = useBrand()
  if (list.length + offered.length === 0) return <EmptyState>{text('identities.none')}</EmptyState>
  return (
    <div className="card ways-card">
      {list.map(({ provider: way, name, linkedAt, usedAt }) => (
        <div className="way" key={way}>
          <WayMark way={way} />
          <div>
            <b>{name ? `${WAY_NAMES[way]} · ${name}` : WAY_NAMES[way]}</b>
            <p className="hint">
              {text('identities.since', { time: whenText(linkedAt, timeZone) })} ·{' '}
              {usedAt ? text('identities.used', { time: whenText(usedAt, timeZone) }) : text('identities.never')}
            </p>
            {!removable && <p className="hint">{text('identities.only')}</p>}
          </div>
          {removable && (
            <Button size="sm" busy={busy === way} onClick={() => onChange({ way, do: 'remove' })}>
              {text('identities.remove', { name: WAY_NAMES[way] })}
            </Button>
          )}
        </div>
      ))}
      {offered.map((way) => (
        <div className="way" key={way}>
          <WayMark way={way} />
          <div>
            <b>{WAY_NAMES[way]}</b>
          </div>
          <Button look="line" size="sm" busy={busy === way} onClick={() => onChange({ way, do: 'add' })}>
            {text('identities.add', { name: WAY_NAMES[way] })}
          </Button>
        </div>
      ))}
    </div>
  )
}

/** Asks for the password, since it is a while since the log-in. */
function Confirm({
  attempt,
  onPassword,
  onClose,
}: {
  attempt: { error: unknown; isPending: boolean }
  onPassword: (password: string) => void
  onClose: () => void
}) {
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password) onPassword(password)
  }
  return (
    <Modal title={text('identities.confirm')} size="narrow" dialog onClose={onClose}>
      <form className="form" onSubmit={submit} noValidate>
        <p>{text('identities.confirm.why')}</p>
        {!isRefused(attempt.error, 'AUTH_CONFIRM') && <LoginNote error={attempt.error} />}
        <PasswordField
          label={text('identities.password')}
          value={password}
          onValue={setPassword}
          required
          autoComplete="current-password"
          data-autofocus
        />
        <div className="modal-foot">
          <Button onClick={onClose}>{text('identities.cancel')}</Button>
          <Button look="gold" type="submit" busy={attempt.isPending} disabled={!password}>
            {text('identities.go')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
