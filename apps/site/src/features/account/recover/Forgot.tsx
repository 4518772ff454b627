import { text } from '@senluna/web/client/text.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { useId, useState } from 'react'
import { useSwitch } from '../../../brand.ts'
import { useModal } from '../../../shell/windows/use-modal.ts'
import { ForgotByEmail } from './ForgotByEmail.tsx'
import { ForgotByPhone } from './ForgotByPhone.tsx'
import { SecondStep } from '../login/SecondStep.tsx'
import { useAskedSecond } from '../login/second-step.ts'

/** A new password for somebody who forgot theirs: by a mailed link, or by a code to the phone. */
export default function Forgot() {
  const modal = useModal()
  const panel = useId()
  const next = modal.param('next')
  const phone = useSwitch('CHNGPASSVERIF3')
  const [by, setBy] = useState<'email' | 'phone'>(modal.param('by') === 'phone' ? 'phone' : 'email')
  const second = useAskedSecond()
  if (second) return <SecondStep asked={second} next={next} />
  return (
    <Modal title={text('forgot.title')} size="narrow" onClose={modal.close}>
      <div className="form">
        {phone && (
          <Tabs
            label={text('forgot.ways')}
            value={by}
            onValue={setBy}
            controls={panel}
            options={[
              ['email', text('forgot.byEmail')],
              ['phone', text('forgot.byPhone')],
            ]}
          />
        )}
        <div id={panel} role={phone ? 'tabpanel' : undefined}>
          {phone && by === 'phone' ? <ForgotByPhone next={next} /> : <ForgotByEmail onSent={modal.close} />}
        </div>
        <p className="small muted centre">
          <button type="button" className="link" onClick={() => modal.open('login', next ? { next } : {})}>
            {text('shell.login')}
          </button>
        </p>
      </div>
    </Modal>
  )
}
