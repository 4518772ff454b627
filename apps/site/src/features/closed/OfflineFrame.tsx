import { isText, text } from '@senluna/web/client/text.ts'
import { cache } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { CloudOff, RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { BrowserRouter } from 'react-router'
import type { Status } from '../../boot.ts'
import { BrandContext } from '../../brand.ts'
import { Header } from '../../shell/header/Header.tsx'
import { LanguageContext } from '../../shell/header/language.ts'
import { TabBar } from '../../shell/nav/TabBar.tsx'

const stay = () => Promise.resolve()

/** The site's frame without a network: where one is, and that it goes on by itself. */
export function OfflineFrame({
  info,
  language,
  onRetry,
}: {
  info: Status['info']
  language: string
  onRetry: () => void
}) {
  return (
    <QueryClientProvider client={cache}>
      <BrandContext value={info}>
        <LanguageContext value={{ language, change: stay }}>
          <BrowserRouter>
            <Header />
            <main id="main" className="wrap main" tabIndex={-1}>
              <Offline onRetry={onRetry} />
            </main>
            <TabBar />
          </BrowserRouter>
        </LanguageContext>
      </BrandContext>
    </QueryClientProvider>
  )
}

function Offline({ onRetry }: { onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const words = navigator.onLine || !isText('install.offline.title') ? 'status.unreachable' : 'install.offline'
  return (
    <div className="state offline-page">
      <span className="emblem">
        <CloudOff className="i" aria-hidden />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {text(`${words}.title`)}
      </h1>
      <p>{text(`${words}.body`)}</p>
      <Button look="gold" onClick={onRetry}>
        <RotateCw className="i s" aria-hidden />
        {text('shell.retry')}
      </Button>
    </div>
  )
}
