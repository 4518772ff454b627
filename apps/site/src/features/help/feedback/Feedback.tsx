import './feedback.css'
import { text } from '@senluna/web/client/text.ts'
import { isTrialMember, useLoggedIn, useMember, useRealAccount } from '../../../session.ts'
import { usePage } from '../../../shell/nav/use-page.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import { OwnTickets } from './OwnTickets.tsx'
import { TicketView } from './TicketView.tsx'

/** Writing to the brand, and what a member wrote before; one ticket when the address names it. */
export default function Feedback({ ticketNo }: { ticketNo: string | undefined }) {
  return ticketNo ? <TicketView ticketNo={ticketNo} /> : <Write />
}

function Write() {
  usePage(text('fb.title'))
  const loggedIn = useLoggedIn()
  const trial = isTrialMember(useMember())
  const member = loggedIn && !trial
  const real = useRealAccount()
  return (
    <>
      <section className="card help-article">
        <h1>{text('fb.title')}</h1>
        <p className="feedback-lead">{text('fb.lead')}</p>
        <FeedbackForm key={String(member)} member={member} />
      </section>
      {real && <OwnTickets />}
    </>
  )
}
