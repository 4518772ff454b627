import './referral.css'
import { text } from '@senluna/web/client/text.ts'
import { OwnReferral } from './Referral.tsx'

/** Inviting friends as a page of the member center. */
export default function ReferralPanel() {
  return (
    <div className="referral">
      <p className="referral-lead">{text('referral.lead')}</p>
      <OwnReferral />
    </div>
  )
}
