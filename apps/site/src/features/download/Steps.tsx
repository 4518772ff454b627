import type { TextKey } from '@senluna/text/index.ts'
import { text } from '@senluna/web/client/text.ts'
import {
  BadgeCheck,
  Download,
  EllipsisVertical,
  Globe,
  LockKeyhole,
  MonitorDown,
  QrCode,
  Settings,
  Smartphone,
  type LucideIcon,
} from 'lucide-react'
import type { Device } from './device.ts'

const STEPS: Record<Device, readonly (readonly [TextKey, LucideIcon])[]> = {
  ios: [
    ['app.ios.1', QrCode],
    ['app.ios.2', Download],
    ['app.ios.3', Settings],
    ['app.ios.4', BadgeCheck],
    ['app.ios.5', LockKeyhole],
  ],
  android: [
    ['app.android.1', Globe],
    ['app.android.2', EllipsisVertical],
    ['app.android.3', Smartphone],
  ],
  desktop: [
    ['app.desktop.1', Globe],
    ['app.desktop.2', MonitorDown],
    ['app.desktop.3', Download],
  ],
}

interface Props {
  device: Device
  /** What stands in the sentences. */
  said: { brand: string; host: string; install: string }
  /** Where an iPhone gets its profile. */
  profile: string
}

/** The steps of one kind of device; for an iPhone with its profile, and the way without one. */
export function Steps({ device, said, profile }: Props) {
  return (
    <>
      <ol className="steps">
        {STEPS[device].map(([key, Icon], index) => (
          <li key={key}>
            <span className="step-sign" aria-hidden>
              <Icon className="i" />
              <b className="num">{index + 1}</b>
            </span>
            <p>{text(key, said)}</p>
          </li>
        ))}
      </ol>
      {device === 'ios' && (
        <div className="app-profile">
          <a className="btn gold" href={profile}>
            <Download className="i s" aria-hidden />
            {text('app.ios.get')}
          </a>
          <p className="hint">{text('app.ios.note')}</p>
          <p className="hint">{text('app.ios.share')}</p>
        </div>
      )}
    </>
  )
}
