import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { staffCode, staffLogin, type StaffSession } from '@senluna/contract/desk/staff.ts'
import { DESK_LANGUAGES } from '@senluna/text/desk.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { chosenLanguage, endonym } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { say } from '../../say.ts'
import { changeLanguage, type DeskStatus } from '../../session.ts'
import { CodeStep } from './CodeStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Step = ReplyOf<typeof staffLogin>
type Opened = ReplyOf<typeof staffCode>

interface Props {
  status: DeskStatus
  onOpened: (session: StaffSession) => void
  onLanguage: (tag: string) => void
}

/** The way in: name and password, then a code; at the first time an authenticator is set up. */
export default function Login({ status, onOpened, onLanguage }: Props) {
  const [step, setStep] = useState<Step | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const enter = (reply: Opened) => {
    if (reply.recoveryCodes) return setOpened(reply)
    if (reply.recoveryLeft !== undefined) toast('info', say('desk.recovery.left', { left: reply.recoveryLeft }))
    onOpened(reply.session)
  }
  return (
    <main className="door">
      <div className="card door-card">
        <p className="door-brand">
          {status.brandName} · {say('desk.title')}
        </p>
        {opened ? (
          <RecoveryCodes codes={opened.recoveryCodes ?? []} onKept={() => onOpened(opened.session)} />
        ) : step ? (
          <CodeStep
            step={step}
            onCode={async (code) => enter(await call(staffCode, { body: { ticket: step.ticket, code } }))}
            onBack={() => setStep(null)}
          />
        ) : (
          <PasswordStep
            onPassword={async (name, password) => setStep(await call(staffLogin, { body: { name, password } }))}
          />
        )}
        <div className="door-foot">
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
