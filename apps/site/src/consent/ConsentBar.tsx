import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { useBrand } from '../brand.ts'
import { askAgain, choiceOf, isAskedAgain, isSignalled, keepChoice, onChoice, type Choice } from './choice.ts'
import './consent.css'
import { isLoaded, PROVIDER_NAMES, report, stop } from './providers.ts'
import { pathTo } from '../shell/nav/path-to.ts'

/**
 * Asks whether opened pages may be counted, and reports them to those who count them once somebody has
 * agreed. Blocks nothing meanwhile.
 */
export default function ConsentBar() {
  const brand = useBrand()
  const { pathname } = useLocation()
  const choice = useSyncExternalStore(onChoice, () => choiceOf(brand))
  const again = useSyncExternalStore(onChoice, isAskedAgain)
  const { analytics } = brand

  useEffect(() => {
    if (choice === 'yes') return report(analytics, pathname)
    if (!isLoaded()) return
    // No page can put a script out again: it is gone when the page is loaded anew.
    stop(analytics)
    location.reload()
  }, [choice, analytics, pathname])

  return again || choice === 'open' ? <Bar again={again} choice={choice} /> : null
}

interface Props {
  /** Its reader has asked for it. */
  again: boolean
  choice: Choice
}

function Bar({ again, choice }: Props) {
  const brand = useBrand()
  const { brandName, analytics } = brand
  const bar = useRoom()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!again) return
    const from = document.activeElement
    head.current?.focus()
    const shut = ({ key }: KeyboardEvent) => key === 'Escape' && askAgain(false)
    const here = bar.current
    here?.addEventListener('keydown', shut)
    return () => {
      here?.removeEventListener('keydown', shut)
      if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true })
    }
  }, [again, bar])
  const services = [...new Set(analytics.map(({ provider }) => PROVIDER_NAMES[provider]))].join(', ')
  const signalled = isSignalled()
  const said = signalled
    ? text('analytics.signal')
    : choice === 'open'
      ? undefined
      : text(choice === 'yes' ? 'analytics.accepted' : 'analytics.refused')
  return (
    <section ref={bar} className="consent" aria-labelledby="consent-head">
      <div className="consent-words">
        <h2 id="consent-head" ref={head} tabIndex={-1}>
          {text('analytics.title')}
        </h2>
        <p>
          {text('analytics.body', { services, brand: brandName })}{' '}
          <Link to={pathTo('help.topic', { topic: 'privacy' })}>{text('analytics.privacy')}</Link>
        </p>
        {said && <p className="consent-said">{said}</p>}
      </div>
      <div className="consent-acts">
        {!signalled && (
          <>
            <Button look="line" onClick={() => keepChoice(brand, false)}>
              {text('analytics.refuse')}
            </Button>
            <Button look="line" onClick={() => keepChoice(brand, true)}>
              {text('analytics.accept')}
            </Button>
          </>
        )}
        {again && (
          <Button look="ghost" onClick={() => askAgain(false)}>
            {text('shell.close')}
          </Button>
        )}
      </div>
    </section>
  )
}

/**
 * Leaves as much room under the page as the bar takes, so that nothing of it, and nothing with the
 * focus, stays behind it.
 */
function useRoom() {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const watch = new ResizeObserver(() => style.setProperty('--consent', `${bar.current?.offsetHeight ?? 0}px`))
    if (bar.current) watch.observe(bar.current)
    return () => {
      watch.disconnect()
      style.removeProperty('--consent')
    }
  }, [])
  return bar
}
