import './closed.css'
import { isLanguage, LANGUAGES, pageTexts } from '@senluna/text/index.ts'
import type { ServiceLink } from '@senluna/web/client/service-link.ts'
import { shownLanguage, text, textIn } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { whenText } from '@senluna/web/ui/format.ts'
import { Toasts } from '@senluna/web/ui/Toasts.tsx'
import { Construction, MapPinOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Status } from '../../boot.ts'
import { openService, serviceLinks } from '../../shell/service.ts'

const AGAIN_SECONDS = 60

/** The whole site is closed: under maintenance (1), or closed to where the visitor is (2). */
export default function Closed({ status, onOpen }: { status: Status; onOpen: () => void }) {
  return (
    <>
      {status.status === 1 ? <Maintenance status={status} onAgain={onOpen} /> : <Denied status={status} />}
      <Toasts />
    </>
  )
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
  const texts = useBothLanguages(status)
  return (
    <main className="closed" data-theme="dark">
      <img src="/art/hero.svg" alt="" />
      <div className="closed-card">
        <Construction className="i" aria-hidden />
        <h1>{text('status.maintenance.title')}</h1>
        {texts.map(([language, words]) => (
          <p key={language} lang={language}>
            {words}
          </p>
        ))}
        {status.maintenance.until && (
          <p>{text('status.maintenance.until', { time: whenText(status.maintenance.until, status.info.timeZone) })}</p>
        )}
        <Contact />
        <p className="hint num">{text('status.maintenance.retry', { seconds: Math.max(0, left) })}</p>
      </div>
    </main>
  )
}

/** What the operator wrote, in every language it was written in; else our own sentence in the reader's and the other language. */
function useBothLanguages({ maintenance, info }: Status): readonly (readonly [language: string, words: string])[] {
  const [other, setOther] = useState<readonly [string, string]>()
  const written = Object.entries(maintenance.text ?? {})
  const here = shownLanguage().tag
  // Every device has the letters of the first two.
  const there = ['EN', 'VI', info.defaultLanguage, ...info.offeredLanguages]
    .filter((code) => info.offeredLanguages.includes(code))
    .filter(isLanguage)
    .find((code) => LANGUAGES[code].tag !== here)
  const wanted = written.length === 0 ? there : undefined
  useEffect(() => {
    if (wanted)
      void textIn(wanted, 'status.maintenance.body', pageTexts).then((words) =>
        setOther([LANGUAGES[wanted].tag, words]),
      )
  }, [wanted])
  if (written.length > 0)
    return written.map(([code, words]) => [isLanguage(code) ? LANGUAGES[code].tag : code.toLowerCase(), words])
  return [[here, text('status.maintenance.body')], ...(other ? [other] : [])]
}

/** The ways to reach the brand, where it has any. */
function Contact() {
  const [links, setLinks] = useState<readonly ServiceLink[]>([])
  useEffect(() => {
    serviceLinks().then(setLinks, () => undefined)
  }, [])
  if (links.length === 0) return null
  return (
    <div className="modal-foot center">
      {links.map((link) => (
        <Button key={link.id} look="gold" onClick={() => openService(link)}>
          {link.name}
        </Button>
      ))}
    </div>
  )
}

/** A country by its name in the reader's language, with its code beside it. */
export function countryName(code: string): string {
  if (code === '') return text('status.denied.unknown')
  const { tag } = shownLanguage()
  const name = new Intl.DisplayNames([tag, 'en'], { type: 'region', fallback: 'none' }).of(code)
  return name ? `${name} (${code})` : code
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
          <dd>{countryName(status.location.country)}</dd>
        </dl>
        <p>{text('status.denied.money')}</p>
        <Contact />
        <p className="hint">{text('status.denied.source', { source: 'nro.net (CC BY 4.0)' })}</p>
      </div>
    </main>
  )
}
