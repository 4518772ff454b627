import { text } from '@senluna/web/client/text.ts'
import type { ReactNode } from 'react'
import { OwnSecurity } from './Security.tsx'

/** The security centre as a page of the member center, with what else is to be seen there. */
export default function SecurityPanel({ children }: { children: ReactNode }) {
  return (
    <div className="security">
      <p className="security-lead">{text('sec.lead')}</p>
      <OwnSecurity>{children}</OwnSecurity>
    </div>
  )
}
