import './download.css'
import { text } from '@senluna/web/client/text.ts'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { useId, useState } from 'react'
import { useBrand } from '../../brand.ts'
import { InstallCard } from '../../install/InstallCard.tsx'
import { PushSwitch } from '../../install/PushSwitch.tsx'
import { isTrialMember, useLoggedIn, useMember } from '../../session.ts'
import { deviceOf, DEVICES, type Device } from './device.ts'
import { QrCode } from '../../shell/parts/QrCode.tsx'
import { Steps } from './Steps.tsx'

/** How to put the site on a home screen: a code to scan, and the steps of each kind of device. */
export default function AppPage() {
  const { brandName, merchantCode } = useBrand()
  const member = useMember()
  const loggedIn = useLoggedIn()
  const panel = useId()
  const [device, setDevice] = useState<Device>(() => deviceOf(navigator.userAgent, navigator.maxTouchPoints))
  const { host, origin } = location
  const said = { brand: brandName, host, install: text('install.app.action') }
  return (
    <section className="app-page">
      <div className="app-lead">
        <h1>{text('app.title')}</h1>
        <p>{text('app.lead')}</p>
      </div>
      <InstallCard />
      <div className="app-split">
        <div className="card app-steps">
          <Tabs
            label={text('app.device')}
            value={device}
            options={DEVICES.map((device) => [device, text(`app.tab.${device}`)])}
            onValue={setDevice}
            controls={panel}
          />
          <div id={panel} role="tabpanel" aria-label={text(`app.tab.${device}`)}>
            <Steps device={device} said={said} profile={`/app/${merchantCode}.mobileconfig`} />
          </div>
        </div>
        <aside className="card app-qr">
          <QrCode content={`${origin}/app`} label={text('app.qr', { host })} />
          <p>{text('app.qr.hint', { host })}</p>
        </aside>
      </div>
      {loggedIn && !isTrialMember(member) && (
        <div className="card app-push">
          <PushSwitch />
        </div>
      )}
    </section>
  )
}
