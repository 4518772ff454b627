import type { TicketState } from '@senluna/contract/site/feedback.ts'
import { text } from '@senluna/web/client/text.ts'

/** How a ticket stands. An unopened answer is shown instead. */
export function TicketTag({ state, unread }: { state: TicketState; unread: boolean }) {
  return (
    <span className={unread ? 'tag new' : state === 'WAIT_MEMBER' ? 'tag hot' : 'tag soft'}>
      {text(unread ? 'fb.unread' : `fb.state.${state}`)}
    </span>
  )
}
