import { text } from '@senluna/web/client/text.ts'
import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Header } from './Header.tsx'
import { NoticeBar } from './NoticeBar.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { page } from './page-chunk.ts'
import { TabBar } from './TabBar.tsx'

// Below the window or at its edge: they come after what is looked at.
const Ending = lazy(page(() => import('./Ending.tsx')))

/** Header, notices, the page, footer, dock; on phones a tab bar. */
export function Shell() {
  const { pathname } = useLocation()
  return (
    <>
      <a className="skip" href="#main">
        {text('shell.skip')}
      </a>
      <Header />
      <OfflineBar />
      <main id="main" className="wrap main" tabIndex={-1}>
        <NoticeBar />
        <PageBoundary place={pathname}>
          <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </main>
      <Suspense>
        <Ending />
      </Suspense>
      <TabBar />
    </>
  )
}
