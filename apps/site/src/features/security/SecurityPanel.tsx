import { text } from '@senluna/web/client/text.ts'
import { OwnSecurity } from './Security.tsx'

/** The security centre as a page of the member center. */
export default function SecurityPanel() {
  return (
    <div className="security">
      <p className="security-lead">{text('sec.lead')}</p>
      <OwnSecurity />
    </div>
  )
}
