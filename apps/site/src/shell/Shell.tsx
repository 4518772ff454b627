import { text } from '@senluna/web/client/text.ts'
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { Dock } from './Dock.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { NoticeBar } from './NoticeBar.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import { TabBar } from './TabBar.tsx'

/** Header, notices, the page, footer, dock; on phones a tab bar. */
export function Shell() {
  return (
    <>
      <a className="skip" href="#main">
        {text('shell.skip')}
      </a>
      <Header />
      <OfflineBar />
      <main id="main" className="wrap main" tabIndex={-1}>
        <NoticeBar />
        <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <Dock />
      <TabBar />
    </>
  )
}
