import './closed.css'
import { isLanguage, LANGUAGES, laterTexts, pageTexts } from '@senluna/text/index.ts'
import type { ServiceLink } from '@senluna/web/client/service-link.ts'
import { shownLanguage, speakMore, text, textIn } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { Toasts } from '@senluna/web/ui/Toasts.tsx'
import { Construction, GlobeLock, MapPinOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Status } from '../../boot.ts'
import { openService, serviceLinks } from '../../shell/frame/service.ts'

const AGAIN_SECONDS = 60

/** The whole site is closed: under maintenance (1), or closed to where the visitor is (2). */
export default function Closed({ status, onOpen }: { status: Status; onOpen: () => void }) {
  return (
    <>
      {status.status === 1 ? (
        <Maintenance status={status} onAgain={onOpen} />
      ) : (
        <Denied status={status} onAgain={onOpen} />
      )}
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

/**
 * What the operator wrote, in every language it was written in; else our own sentence in the
 * reader's and the other language.
 */
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
function Contact({ look = 'gold' }: { look?: 'gold' | 'line' }) {
  const [links, setLinks] = useState<readonly ServiceLink[]>([])
  useEffect(() => {
    serviceLinks().then(setLinks, () => undefined)
  }, [])
  if (links.length === 0) return null
  return (
    <div className="modal-foot center">
      {links.map((link, nth) => (
        <Button key={link.id} look={nth === 0 ? look : 'line'} onClick={() => openService(link)}>
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

function Denied({ status, onAgain }: { status: Status; onAgain: () => void }) {
  const { network } = status.regionRestriction
  const spoken = useLaterTexts(network !== undefined)
  // Without its own words the common ones still say what is the matter.
  const kind = spoken === 'yes' ? network : undefined
  const title = kind ? text('network.title') : text('status.denied.title')
  useEffect(() => {
    document.title = `${title} · ${status.info.brandName}`
  }, [status, title])
  if (spoken === 'soon') return null
  return (
    <main className="closed" data-theme="dark">
      <img src="/art/hero.svg" alt="" />
      <div className="closed-card">
        {kind ? <GlobeLock className="i" aria-hidden /> : <MapPinOff className="i" aria-hidden />}
        <h1>{title}</h1>
        <p>{kind ? text(`network.${kind}`) : text('status.denied.body')}</p>
        <dl>
          <dt>{text('status.denied.ip')}</dt>
          <dd className="num">{status.location.ip}</dd>
          <dt>{text('status.denied.country')}</dt>
          <dd>{countryName(status.location.country)}</dd>
          {kind && (
            <>
              <dt>{text('network.label')}</dt>
              <dd>{text(`network.name.${kind}`)}</dd>
            </>
          )}
        </dl>
        {kind && (
          <>
            <Button look="gold" onClick={onAgain}>
              {text('shell.retry')}
            </Button>
            <p>{text('network.mistaken')}</p>
          </>
        )}
        <p>{text('status.denied.money')}</p>
        <Contact look={kind && 'line'} />
        {status.location.source !== undefined && (
          <p className="hint">{text('status.denied.source', { source: status.location.source })}</p>
        )}
      </div>
    </main>
  )
}

/** Whether the texts of later pages are here; they are only fetched when they are wanted. */
function useLaterTexts(wanted: boolean): 'no' | 'soon' | 'yes' {
  const [spoken, setSpoken] = useState<'no' | 'soon' | 'yes'>('soon')
  useEffect(() => {
    if (wanted)
      speakMore(laterTexts).then(
        () => setSpoken('yes'),
        () => setSpoken('no'),
      )
  }, [wanted])
  return wanted ? spoken : 'no'
}
