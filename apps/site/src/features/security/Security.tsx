import './security.css'
import type { SecurityRow } from '@senluna/contract/member/security.ts'
import { text } from '@senluna/web/client/text.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { PushSwitch } from '../../install/PushSwitch.tsx'
import { useCenter } from '../../member-center/use-center.ts'
import { isTrialMember, useLoggedIn, useMember } from '../../session.ts'
import { page } from '../../shell/frame/page-chunk.ts'
import { LoginWall } from '../../shell/account/LoginWall.tsx'
import { BindContact } from '../../account-windows/BindContact.tsx'
import { CloseAccount } from './CloseAccount.tsx'
import { Devices } from './Devices.tsx'
import { History } from './History.tsx'
import type { OwnMethod } from '../../shell/account/OwnCode.tsx'
import { OwnData } from './OwnData.tsx'
import { PaymentPassword } from '../../account-windows/PaymentPassword.tsx'
import { RealName } from '../../account-windows/RealName.tsx'
import { Profile, ProfileCard } from './Profile.tsx'
import { Rows, WINDOWS, type WindowName } from './Rows.tsx'
import { Score } from './Score.tsx'
import { useOverview } from './use-security.ts'

const Passkeys = lazy(page(async () => ({ default: (await import('./Passkeys.tsx')).Passkeys })))
const TwoStep = lazy(page(async () => ({ default: (await import('./TwoStep.tsx')).TwoStep })))

/**
 * The security centre: how safe the account is, what to do next, who is logged in, and the member's
 * own data.
 */
export default function Security() {
  const loggedIn = useLoggedIn()
  const trial = isTrialMember(useMember())
  return (
    <section className="security">
      <h1>{text('sec.title')}</h1>
      <p className="security-lead">{text('sec.lead')}</p>
      {!loggedIn ? (
        <LoginWall>{text('sec.guest')}</LoginWall>
      ) : trial ? (
        <p className="note info">{text('sec.realOnly')}</p>
      ) : (
        <OwnSecurity />
      )}
    </section>
  )
}

/** What an account can prove itself by beside a password. */
const methodsOf = (rows: readonly SecurityRow[]): OwnMethod[] =>
  rows.flatMap(({ row, state, at }): OwnMethod[] => {
    if (row === 'twoStep' && at !== undefined) return ['TOTP']
    if (state !== 'GOOD') return []
    return row === 'mobile' ? ['SMS'] : row === 'email' ? ['EMAIL'] : []
  })

/** All of it, of whoever is logged in. `children` stand below what secures the account. */
export function OwnSecurity({ children }: { children?: ReactNode }) {
  const own = useOverview()
  const center = useCenter()
  const at = center.param('at')
  // In the center a window is a step of its own: going back closes it, and whoever was sent here
  // for it finds it open.
  const inCenter = center.asked !== null
  const [here, setHere] = useState<WindowName>()
  const open = inCenter ? WINDOWS.find((window) => window === at) : here
  const setOpen = (name: WindowName) => (inCenter ? center.step({ at: name }) : setHere(name))
  const close = () => (inCenter ? center.leave('at') : setHere(undefined))
  if (own.isError && !own.data) return <ErrorState error={own.error} onRetry={() => void own.refetch()} />
  if (!own.data)
    return (
      <Loading>
        <Skeleton style={{ height: 520 }} />
      </Loading>
    )
  const { rows, score, hasPassword } = own.data
  const twoStep = rows.some(({ row, at }) => row === 'twoStep' && at !== undefined)
  return (
    <>
      <Score score={score} />
      <Rows rows={rows} hasPassword={hasPassword} onOpen={setOpen} />
      {children}
      <div className="security-grid">
        <Devices known={own.data.knownDevices} days={own.data.knownDeviceDays} />
        <ProfileCard onEdit={() => setOpen('profile')} />
      </div>
      <section className="card security-card">
        <PushSwitch />
      </section>
      <History />
      <div className="security-grid">
        <OwnData hasPassword={hasPassword} />
        <section className="card security-card">
          <h2>{text('sec.close.title')}</h2>
          <p className="hint">{text('sec.close.lead')}</p>
          <CloseAccount />
        </section>
      </div>
      <Suspense>
        {open === 'twoStep' && <TwoStep on={twoStep} hasPassword={hasPassword} onClose={close} />}
        {open === 'passkeys' && <Passkeys hasPassword={hasPassword} onClose={close} />}
      </Suspense>
      {open === 'paymentPassword' && (
        <PaymentPassword
          set={rows.some(({ row, state }) => row === 'paymentPassword' && state === 'GOOD')}
          hasPassword={hasPassword}
          methods={methodsOf(rows)}
          onClose={close}
        />
      )}
      {(open === 'mobile' || open === 'email') && (
        <BindContact
          kind={open}
          confirmed={rows.some(({ row, state }) => row === open && state === 'GOOD')}
          hasPassword={hasPassword}
          onClose={close}
        />
      )}
      {open === 'realName' && <RealName onClose={close} />}
      {open === 'profile' && <Profile onClose={close} />}
    </>
  )
}
