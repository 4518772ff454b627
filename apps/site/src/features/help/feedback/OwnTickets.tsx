import { myTickets } from '@senluna/contract/site/feedback.ts'
import { pages } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { momentText } from '@senluna/web/ui/money/format.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBrand } from '../../../brand.ts'
import { TicketTag } from './TicketTag.tsx'
import { useHelpPath } from '../use-help.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'

/** What the member wrote before, the newest first. */
export function OwnTickets() {
  const { timeZone } = useBrand()
  const path = useHelpPath()
  // Answers come while the page is away: each visit looks again.
  const list = useInfiniteQuery({ ...pages(myTickets), staleTime: 0 })
  const tickets = list.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <section className="card help-article" aria-labelledby="own-tickets">
      <h2 id="own-tickets">{text('fb.own')}</h2>
      {list.isError && tickets.length === 0 ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : !list.data ? (
        <Loading>
          <Skeleton style={{ height: 120 }} />
        </Loading>
      ) : tickets.length === 0 ? (
        <EmptyState>{text('fb.own.empty')}</EmptyState>
      ) : (
        <ul className="tickets">
          {tickets.map((ticket) => (
            <li key={ticket.ticketNo}>
              <Link to={path(pathTo('help.ticket', { no: ticket.ticketNo }))}>
                <span className="ticket-line">
                  <b>{text(`fb.category.${ticket.category}`)}</b>
                  <TicketTag state={ticket.state} unread={ticket.unread} />
                </span>
                <span className="ticket-words">{ticket.excerpt}</span>
                <small className="hint num">
                  <bdi dir="ltr">{ticket.ticketNo}</bdi> · {momentText(ticket.createdAt, timeZone)}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <MoreButton query={list}>{text('records.more')}</MoreButton>
    </section>
  )
}
