import { FEEDBACK_LENGTH } from '@senluna/contract/site/feedback.ts'
import {
  answerDeskTicket,
  deskTicketOne,
  deskTickets,
  moveTicket,
  type DeskTicket,
} from '@senluna/contract/desk/members/tickets.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { cache, q, refresh } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Scroller } from '@senluna/web/ui/Scroller.tsx'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { StoredPicture } from '@senluna/web/ui/StoredPicture.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Compose } from '../../forms/Compose.tsx'
import { Reason } from '../../forms/Reason.tsx'
import { Timeline } from '../../list/Drawer.tsx'
import { momentText, say, wordOf } from '../../say.ts'
import { useRight } from '../../session.ts'
import { Deadline } from './Deadline.tsx'

/** One ticket: what was written, an answer, and its end. */
export function TicketTalk({ no }: { no: string }) {
  const query = q(deskTicketOne, { params: { no } })
  const ticket = useQuery({ ...query, staleTime: Infinity })
  const may = useRight('tickets.edit')
  const [asks, setAsks] = useState(false)
  const [moving, setMoving] = useState(false)
  const shown = async (next: DeskTicket) => {
    cache.setQueryData(query.queryKey, next)
    await refresh(deskTickets)
  }
  const answer = useMutation({
    mutationFn: async (content: string) =>
      shown(
        await call(
          answerDeskTicket,
          { params: { no }, body: { content, state: asks ? 'WAIT_MEMBER' : 'ANSWERED' } },
          { reason: `${say('desk.tickets')}: ${no}` },
        ),
      ),
  })
  if (ticket.isError) return <RefusalNote error={ticket.error} />
  if (!ticket.data) return <div className="page-wait" aria-busy="true" />
  const { data } = ticket
  const closed = data.state === 'CLOSED'
  const step = say(closed ? 'desk.ticket.reopen' : 'desk.ticket.close')
  return (
    <>
      <header className="talk-head">
        <h2 className="num">{data.ticketNo}</h2>
        <span className={data.state === 'OPEN' ? 'badge warn' : 'badge'}>{say(`desk.ticket.state.${data.state}`)}</span>
        <span className="muted small">
          {say(`desk.ticket.category.${data.category}`)} · {data.language}
          {data.contact && ` · ${say('desk.ticket.contact', { contact: data.contact })}`}
        </span>
        <Deadline ticket={data} />
      </header>
      {data.handed.length > 0 && (
        <Timeline
          steps={data.handed.map(({ at, by, to, reason }) => ({
            key: at,
            what: say('desk.ticket.handed', { to: wordOf('desk.name.role', to) }),
            more: `${by}: ${reason}`,
            at,
          }))}
        />
      )}
      <Scroller className="messages" label={say('desk.talk')}>
        {data.messages.map((message) => (
          <article key={message.id} className={message.author === 'STAFF' ? 'msg staff' : 'msg visitor'}>
            <p dir="auto">{message.content}</p>
            <small>
              {message.name && `${message.name} · `}
              <time dateTime={message.at}>{momentText(message.at)}</time>
            </small>
            {message.images.length > 0 && (
              <div className="talk-pictures">
                {message.images.map((image, index) => (
                  <StoredPicture
                    key={image.fileId}
                    image={image}
                    name={say('desk.ticket.picture', { no: index + 1 })}
                    lost={`${say('desk.ticket.picture', { no: index + 1 })}: ${say('desk.ticket.pictureLost')}`}
                  />
                ))}
              </div>
            )}
          </article>
        ))}
      </Scroller>
      {may && (
        <footer className="talk-foot">
          {!closed && (
            <>
              <Compose label={say('desk.write')} most={FEEDBACK_LENGTH.most} onText={(text) => answer.mutate(text)} />
              <Checkbox checked={asks} onChecked={setAsks}>
                {say('desk.ticket.ask')}
              </Checkbox>
              <RefusalNote error={answer.error} />
            </>
          )}
          <Button look="line" size="sm" onClick={() => setMoving(true)}>
            {step}
          </Button>
        </footer>
      )}
      {moving && (
        <Reason
          title={step}
          action={step}
          onDo={async (reason) =>
            shown(await call(moveTicket, { params: { no }, body: { state: closed ? 'OPEN' : 'CLOSED' } }, { reason }))
          }
          onClose={() => setMoving(false)}
        />
      )}
    </>
  )
}
