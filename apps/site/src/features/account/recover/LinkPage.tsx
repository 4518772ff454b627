import '../login/gate.css'
import '../phone/phone.css'
import type { ReactNode } from 'react'
import { Logo } from '../../../shell/header/Logo.tsx'
import { usePage } from '../../../shell/nav/use-page.ts'

/**
 * The frame of pages that a mailed link opens: they stand alone, also on a site that is closed to
 * guests.
 */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  usePage(title)
  return (
    <main className="gate" data-theme="dark">
      <img src="/art/hero.svg" alt="" />
      <div className="gate-card link-card">
        <Logo />
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}
