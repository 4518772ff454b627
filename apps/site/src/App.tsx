import { cache } from '@senluna/web/client/query.ts'
import { chosenLanguage } from '@senluna/web/client/text.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router'
import { boot, loadLanguage, watchDoor, type Status } from './boot.ts'
import { BrandContext } from './brand.ts'
import { Pages } from './Pages.tsx'
import { LanguageContext } from './shell/language.ts'

/** The window of the chat: who is told to contact customer service must be able to. */
const CHAT = '/chat-window'

const Closed = lazy(() => import('./features/closed/Closed.tsx'))
// Without a server not even this screen's code may come: then what is on the page stays, and it is tried again.
const Unreachable = lazy(() => import('./features/closed/Unreachable.tsx').catch(() => ({ default: TryAgain })))

/** The whole site: asks once whether it is open and for whom, then shows the page of the address. */
export function App() {
  const [status, setStatus] = useState<Status | null>(null)
  const [failed, setFailed] = useState(false)
  const [language, setLanguage] = useState('')
  const begin = () => {
    boot().then(
      // The whole page at once is much to draw: as a transition it is drawn in pieces, and a touch isn't kept waiting.
      (read) =>
        startTransition(() => {
          setFailed(false)
          setStatus(read)
          setLanguage(chosenLanguage())
        }),
      () => setFailed(true),
    )
  }
  useEffect(begin, [])
  useEffect(() => watchDoor(setStatus), [])

  if (failed)
    return (
      <Suspense>
        <Unreachable onRetry={begin} />
      </Suspense>
    )
  if (!status) return <FirstPaint />
  if (status.status !== 0 && location.pathname !== CHAT)
    return (
      <Suspense>
        <Closed status={status} onOpen={begin} />
      </Suspense>
    )
  const change = async (to: string) => {
    await loadLanguage(to)
    setLanguage(to)
    await cache.invalidateQueries()
  }
  return (
    <QueryClientProvider client={cache}>
      <BrandContext value={status.info}>
        <LanguageContext value={{ language, change }}>
          <BrowserRouter key={language}>
            <Pages />
          </BrowserRouter>
        </LanguageContext>
      </BrandContext>
    </QueryClientProvider>
  )
}

const AGAIN_MS = 5_000

function TryAgain({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onRetry, AGAIN_MS)
    return () => clearTimeout(timer)
  })
  return <FirstPaint />
}

/** What stands in `index.html`, so that nothing moves while the brand is read. */
function FirstPaint() {
  const home = location.pathname === '/'
  return (
    <div className="first" aria-hidden>
      <div className="first-bar">
        <img src={`/icon-${document.documentElement.dataset.brand}.svg`} alt="" width="34" height="34" />
        <b>{document.title}</b>
      </div>
      {home && (
        <div className="first-hero">
          <img src="/art/hero.svg" alt="" width="1000" height="420" />
        </div>
      )}
    </div>
  )
}
