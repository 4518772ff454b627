import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { openInvitation, staffCode, staffLogin, type StaffSession } from '@senluna/contract/desk/staff.ts'
import { DESK_LANGUAGES } from '@senluna/text/desk.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { chosenLanguage, endonym } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { say } from '../../say.ts'
import { changeLanguage, type DeskStatus } from '../../session.ts'
import { CodeStep } from './CodeStep.tsx'
import { InvitationStep } from './InvitationStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Step = ReplyOf<typeof staffLogin>
type Opened = ReplyOf<typeof staffCode>

interface Props {
  status: DeskStatus
  /** The token of the invitation whose link was opened; empty for a code that is to be typed. */
  invitation: string | null
  onInvitation: (token: string | null) => void
  onOpened: (session: StaffSession) => void
  onLanguage: (tag: string) => void
}

/**
 * The way in: name and password, then a code. By an invitation the password is chosen and an
 * authenticator set up.
 */
export default function Login({ status, invitation, onInvitation, onOpened, onLanguage }: Props) {
  const [name, setName] = useState('')
  const [step, setStep] = useState<Step | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const enter = (reply: Opened) => {
    if (reply.recoveryCodes) return setOpened(reply)
    if (reply.recoveryLeft !== undefined) toast('info', say('desk.recovery.left', { left: reply.recoveryLeft }))
    onOpened(reply.session)
  }
  return (
    <main className="staff-login">
      <div className="card staff-login-card">
        <p className="staff-login-brand">
          {status.brandName} · {say('desk.title')}
        </p>
        {opened ? (
          <RecoveryCodes codes={opened.recoveryCodes ?? []} onKept={() => onOpened(opened.session)} />
        ) : step ? (
          <CodeStep
            step={step}
            name={name}
            onCode={async (code) => enter(await call(staffCode, { body: { ticket: step.ticket, code } }))}
            onBack={() => setStep(null)}
          />
        ) : invitation !== null ? (
          <InvitationStep
            token={invitation}
            onChosen={async (given) => {
              const chosen = await call(openInvitation, { body: given })
              setName(chosen.name)
              setStep(chosen)
              // It is used up: whoever begins again logs in by the password.
              onInvitation(null)
            }}
          />
        ) : (
          <PasswordStep
            onPassword={async (name, password) => setStep(await call(staffLogin, { body: { name, password } }))}
          />
        )}
        <div className="staff-login-foot">
          {!step && !opened && (
            <Button look="line" size="sm" onClick={() => onInvitation(invitation === null ? '' : null)}>
              {say(invitation === null ? 'desk.invitation.have' : 'desk.invitation.login')}
            </Button>
          )}
          {DESK_LANGUAGES.filter((language) => language !== chosenLanguage()).map((language) => (
            <Button
              key={language}
              look="line"
              size="sm"
              onClick={() => void changeLanguage(language).then(() => onLanguage(document.documentElement.lang))}
            >
              {endonym(language)}
            </Button>
          ))}
        </div>
      </div>
    </main>
  )
}
