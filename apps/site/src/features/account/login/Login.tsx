import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { lazy, Suspense, useId } from 'react'
import { useBrand, useSwitch } from '../../../brand.ts'
import { useModal } from '../../../shell/windows/use-modal.ts'
import { useTryFree } from '../../../play/use-play.ts'
import { PasswordLogin } from './PasswordLogin.tsx'
import { SecondStep } from './SecondStep.tsx'
import { useAskedSecond } from './second-step.ts'
import { SmsLogin } from './SmsLogin.tsx'
import { SocialButtons } from '../social/SocialButtons.tsx'
import { useKeptTab } from './use-kept-tab.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'

const PasskeyButton = lazy(() => import('./PasskeyButton.tsx'))

/**
 * Log-in: by user name and password, or by mobile number and code; what else the brand offers
 * below.
 */
export default function Login() {
  const modal = useModal()
  const panel = useId()
  const next = modal.param('next')
  const mobile = useSwitch('MOBILEVERCODELOGIN3')
  const passkeys = useSwitch('LOGIN_PASSKEY')
  const [by, setBy] = useKeptTab('login', ['name', 'mobile'], modal.param('by') === 'mobile' ? 'mobile' : undefined)
  const second = useAskedSecond()
  if (second) return <SecondStep asked={second} next={next} />
  return (
    <Modal title={text('login.title')} size="narrow" onClose={modal.close}>
      <div className="form">
        {mobile && (
          <Tabs
            label={text('login.ways')}
            value={by}
            onValue={setBy}
            controls={panel}
            options={[
              ['name', text('login.by.name')],
              ['mobile', text('login.by.mobile')],
            ]}
          />
        )}
        <div id={panel} role={mobile ? 'tabpanel' : undefined}>
          {mobile && by === 'mobile' ? <SmsLogin next={next} /> : <PasswordLogin next={next} />}
        </div>
        {passkeys && (
          <Suspense>
            <PasskeyButton next={next} />
          </Suspense>
        )}
        <SocialButtons next={next} />
        <OtherWays next={next} />
      </div>
    </Modal>
  )
}

/** Registering and free play, for those who came here without an account. */
function OtherWays({ next }: { next: string | null }) {
  const modal = useModal()
  const { brandName } = useBrand()
  const direct = useSwitch('DIRECTREG3')
  const free = useSwitch('FREEPLAY')
  const tryFree = useTryFree()
  return (
    <div className="other-ways">
      {direct && (
        <p>
          {text('login.noAccount')}{' '}
          <button type="button" className="link" onClick={() => modal.open('register', next ? { next } : {})}>
            {text('shell.register')} {brandName}
          </button>
        </p>
      )}
      <p>
        <a
          className="link"
          href={pathTo('helpWindow.topic', { topic: 'log-in-trouble' })}
          target="_blank"
          rel="noopener"
        >
          {text('help.login')}
        </a>
      </p>
      {free && (
        <Button block busy={tryFree.isPending} onClick={() => tryFree.mutate()}>
          {text('home.hero.try')}
        </Button>
      )}
    </div>
  )
}
