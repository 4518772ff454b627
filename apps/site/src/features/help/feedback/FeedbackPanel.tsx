import '../help.css'
import './feedback.css'
import { text } from '@senluna/web/client/text.ts'
import { useCenter } from '../../../member-center/use-center.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import { OwnTickets } from './OwnTickets.tsx'

/** Writing to the brand, and what was written before, as a part of the member center. */
export default function FeedbackPanel() {
  const center = useCenter()
  return (
    <div className="help mc-panel">
      <section className="card help-article">
        <p className="feedback-lead">{text('fb.lead')}</p>
        <FeedbackForm member category={center.param('category')} about={center.param('about')} />
      </section>
      <OwnTickets />
    </div>
  )
}
