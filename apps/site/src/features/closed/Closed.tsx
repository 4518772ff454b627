import './closed.css'
import { endonym, text } from '@senluna/web/client/text.ts'
import { momentText } from '@senluna/web/ui/format.ts'
import { Construction, MapPinOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Status } from '../../boot.ts'

const AGAIN_SECONDS = 60

/** The whole site is closed: under maintenance (1), or closed to where the visitor is (2). */
export default function Closed({ status, onOpen }: { status: Status; onOpen: () => void }) {
  return status.status === 1 ? <Maintenance status={status} onAgain={onOpen} /> : <Denied status={status} />
}

function Maintenance({ status, onAgain }: { status: Status; onAgain: () => void }) {
  const [left, setLeft] = useState(AGAIN_SECONDS)
  useEffect(() => {
    document.title = `${text('status.maintenance.title')} · ${status.info.brandName}`
  }, [status])
  useEffect(() => {
    const timer = setTimeout(() => {
      setLeft(left <= 1 ? AGAIN_SECONDS : left - 1)
      if (left <= 1) onAgain()
    }, 1_000)
    return () => clearTimeout(timer)
  }, [left, onAgain])
  const texts = Object.entries(status.maintenance.text ?? {})
  return (
    <main className="closed" data-theme="dark">
      <img src="/art/hero.svg" alt="" />
      <div className="closed-card">
        <Construction className="i" aria-hidden />
        <h1>{text('status.maintenance.title')}</h1>
        {texts.length > 0 ? (
          texts.map(([code, words]) => (
            <p key={code}>
              <span className="sr">{endonym(code)}: </span>
              {words}
            </p>
          ))
        ) : (
          <p>{text('status.maintenance.body')}</p>
        )}
        {status.maintenance.until && (
          <p>
            {text('status.maintenance.until', { time: momentText(status.maintenance.until, status.info.timeZone) })}
          </p>
        )}
        <p className="hint num">{text('status.maintenance.retry', { seconds: Math.max(0, left) })}</p>
      </div>
    </main>
  )
}

function Denied({ status }: { status: Status }) {
  useEffect(() => {
    document.title = `${text('status.denied.title')} · ${status.info.brandName}`
  }, [status])
  return (
    <main className="closed" data-theme="dark">
      <img src="/art/hero.svg" alt="" />
      <div className="closed-card">
        <MapPinOff className="i" aria-hidden />
        <h1>{text('status.denied.title')}</h1>
        <p>{text('status.denied.body')}</p>
        <dl>
          <dt>{text('status.denied.ip')}</dt>
          <dd className="num">{status.location.ip}</dd>
          <dt>{text('status.denied.country')}</dt>
          <dd>{status.location.country}</dd>
        </dl>
      </div>
    </main>
  )
}
