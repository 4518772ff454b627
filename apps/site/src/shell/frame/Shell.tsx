import { text } from '@senluna/web/client/text.ts'
import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useBrand } from '../../brand.ts'
import { Below } from './Below.tsx'
import { Header } from '../header/Header.tsx'
import { layoutOf } from './layout.ts'
import { NoticeBar } from '../notices/NoticeBar.tsx'
import { useNotices } from '../notices/announcements.ts'
import { OfflineBar } from './OfflineBar.tsx'
import { useIsOpen } from '../nav/open-pages.ts'
import { pageAt } from '../nav/page-list.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { page, SOON } from './page-chunk.ts'
import { TabBar } from '../nav/TabBar.tsx'
import { Unknown } from './Unknown.tsx'
import { useWide } from './use-wide.ts'

// Below the window or at its edge: they come after what is looked at.
const Headline = lazy(page(() => import('../header/Headline.tsx'), SOON))
const Footer = lazy(page(() => import('./Footer.tsx'), SOON))
const OpenNow = lazy(page(async () => ({ default: (await import('../../play/OpenNow.tsx')).OpenNow }), SOON))
const Dock = lazy(page(() => import('./Dock.tsx'), SOON))
// Whose browser keeps it out is asked nothing, and not counted.
const ConsentBar = lazy(() =>
  page(() => import('../../consent/ConsentBar.tsx'))().catch(() => ({ default: () => null })),
)

/** From here on there is room beside the page. */
const DOCK_PX = 1_440

/**
 * Header, notices, the page, footer, dock; on phones a tab bar. Some pages have less around them.
 */
export function Shell() {
  const { pathname } = useLocation()
  const { header, notices, footer, dock } = layoutOf(pathname)
  const isOpen = useIsOpen()
  const { analytics } = useBrand()
  const urgent = useNotices()?.some((notice) => notice.headline)
  const hasEdge = useWide(DOCK_PX)
  return (
    <>
      <a className="skip" href="#main">
        {text('shell.skip')}
      </a>
      <Suspense>{analytics.length > 0 && <ConsentBar />}</Suspense>
      <Suspense>{header && urgent && <Headline />}</Suspense>
      {header && <Header />}
      <OfflineBar />
      <main id="main" className="wrap main" tabIndex={-1}>
        {notices && <NoticeBar />}
        <PageBoundary place={pathname}>
          <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
            {isOpen(pathname) ? <Outlet /> : <Unknown />}
          </Suspense>
          <Suspense>{isOpen(pathname) && pageAt(pathname)?.short && <OpenNow />}</Suspense>
        </PageBoundary>
      </main>
      {footer && (
        <Below>
          <Suspense>
            <Footer />
          </Suspense>
        </Below>
      )}
      <Suspense>{dock && hasEdge && <Dock />}</Suspense>
      {footer && <TabBar />}
    </>
  )
}
