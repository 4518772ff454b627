import { myTicket, myTickets, type Ticket } from '@senluna/contract/site/feedback.ts'
import { cache, keyOf, q, refresh } from '@senluna/web/client/query.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { momentText, whenText } from '@senluna/web/ui/money/format.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { StoredPicture } from '@senluna/web/ui/StoredPicture.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../../../brand.ts'
import { isTrialMember, useLoggedIn, useMember, useRealAccount } from '../../../session.ts'
import { LoginWall } from '../../../shell/account/LoginWall.tsx'
import { usePage } from '../../../shell/nav/use-page.ts'
import { Reply } from './Reply.tsx'
import { TicketTag } from './TicketTag.tsx'
import { useHelpPath } from '../use-help.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'

/** One ticket of one's own: what was said, and a reply. */
export function TicketView({ ticketNo }: { ticketNo: string }) {
  const title = text('fb.ticket', { no: ticketNo })
  usePage(title)
  const loggedIn = useLoggedIn()
  const trial = isTrialMember(useMember())
  const path = useHelpPath()
  return (
    <section className="card help-article">
      <Link className="link" to={path(pathTo('help.feedback'))}>
        {text('fb.own')}
      </Link>
      <h1>{title}</h1>
      {!loggedIn || trial ? <LoginWall /> : <Own ticketNo={ticketNo} />}
    </section>
  )
}

function Own({ ticketNo }: { ticketNo: string }) {
  const read = useQuery({ ...q(myTicket, { params: { ticketNo } }), enabled: useRealAccount(), staleTime: 0 })
  const { data } = read
  // What was opened isn't new in the list any more.
  useEffect(() => {
    if (data?.unread) void refresh(myTickets)
  }, [data?.unread])
  if (isRefused(read.error, 'SYS_NOT_FOUND')) return <EmptyState>{text('help.gone')}</EmptyState>
  if (read.isError && !data) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />
  if (!data)
    return (
      <Loading>
        <Skeleton style={{ height: 320 }} />
      </Loading>
    )
  return <Talk ticket={data} onReply={(next) => cache.setQueryData(keyOf(myTicket, { params: { ticketNo } }), next)} />
}

function Talk({ ticket, onReply }: { ticket: Ticket; onReply: (next: Ticket) => void }) {
  const { timeZone, brandName } = useBrand()
  const path = useHelpPath()
  return (
    <>
      <p className="ticket-line">
        <b>{text(`fb.category.${ticket.category}`)}</b>
        <TicketTag state={ticket.state} unread={false} />
        {ticket.dueAt && ticket.state === 'OPEN' && (
          <span className="hint">{text('fb.due', { time: whenText(ticket.dueAt, timeZone) })}</span>
        )}
      </p>
      <ol className="talk">
        {ticket.messages.map((message) => (
          <li key={message.id} className={message.author === 'STAFF' ? 'staff' : undefined}>
            <p className="hint">
              <b>{message.author === 'STAFF' ? brandName : text('fb.you')}</b>{' '}
              <time className="num" dateTime={message.at}>
                {momentText(message.at, timeZone)}
              </time>
            </p>
            <p className="talk-words">{message.content}</p>
            {message.images.length > 0 && (
              <ul className="talk-pictures">
                {message.images.map((image, index) => (
                  <li key={image.fileId}>
                    <StoredPicture
                      image={image}
                      name={text('fb.picture', { number: index + 1 })}
                      lost={text('fb.picture.lost', { number: index + 1 })}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {ticket.state === 'CLOSED' ? (
        <p className="note info">
          <span>
            {text('fb.closed')}{' '}
            <Link className="link" to={path(pathTo('help.feedback'))}>
              {text('fb.again')}
            </Link>
          </span>
        </p>
      ) : (
        <>
          {ticket.category === 'COMPLAINT' && ticket.messages.some(({ author }) => author === 'STAFF') && (
            <p className="note info">{text('fb.escalate')}</p>
          )}
          <Reply key={ticket.messages.length} ticketNo={ticket.ticketNo} onReply={onReply} />
        </>
      )}
    </>
  )
}
