import { cache } from '@senluna/web/client/query.ts'
import { chosenLanguage } from '@senluna/web/client/text.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router'
import { boot, loadLanguage, watchAccess, type Status } from './boot.ts'
import { BrandContext } from './brand.ts'
import { firstPage, Pages } from './Pages.tsx'
import { PAGES } from './pages.ts'
import { LanguageContext } from './shell/header/language.ts'

/** Whoever is to contact customer service must be able to, also where the site is closed. */
const CHAT = PAGES.chatWindow.path

const Closed = lazy(() => import('./features/closed/Closed.tsx'))
// Without a server not even this screen's code may come: then what is on the page stays, and it is
// tried again.
const Unreachable = lazy(() => import('./features/closed/Unreachable.tsx').catch(() => ({ default: TryAgain })))

/**
 * The whole site: asks once whether it is open and for whom, then shows the page of the address.
 */
export function App() {
  const [status, setStatus] = useState<Status | null>(null)
  const [failed, setFailed] = useState(false)
  const [language, setLanguage] = useState('')
  const begin = () => {
    boot().then(
      // The whole page at once is much to draw: as a transition it is drawn in pieces, and a touch
      // isn't kept waiting.
      async (read) => {
        await firstPage(location.pathname)
        startTransition(() => {
          setFailed(false)
          setStatus(read)
          setLanguage(chosenLanguage())
        })
      },
      () => setFailed(true),
    )
  }
  useEffect(begin, [])
  useEffect(() => watchAccess(setStatus), [])

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

/**
 * What stands in `index.html`, pictures and all: it is on the screen until there is a page in its
 * place.
 */
const first = [...(document.querySelector('.first')?.childNodes ?? [])]

const FirstPaint = () => <div className="first" aria-hidden ref={(place) => place?.append(...first)} />
