import { text } from '@senluna/web/client/text.ts'
import { Lifetime } from '../../lifetime/Lifetime.tsx'
import { HelpLines } from './HelpLines.tsx'
import { OwnLimits } from './OwnLimits.tsx'

/** Limits and breaks as a page of the member center. */
export default function LimitsPanel() {
  return (
    <div className="limits">
      <p className="limits-lead">{text('rg.lead')}</p>
      <OwnLimits />
      <Lifetime />
      <HelpLines />
    </div>
  )
}
