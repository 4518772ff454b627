import { deskTickets } from '@senluna/contract/desk.ts'
import { pages } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { EmptyState } from '@senluna/web/ui/States.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { pollMs, useQueue } from '../../list/use-queue.ts'
import { momentText, say } from '../../say.ts'
import { TicketTalk } from './TicketTalk.tsx'

/** So often the tickets are read again while the live connection is away. */
const AGAIN_MS = 20_000

const STATES = ['OPEN', 'ANSWERED', 'WAIT_MEMBER', 'CLOSED'] as const

/** Tickets by state on one side, the one that was chosen on the other. */
export default function Tickets() {
  const [params, setParams] = useSearchParams()
  const state = STATES.find((one) => one === params.get('state')) ?? 'OPEN'
  const chosen = params.get('no')
  const tickets = useInfiniteQuery({
    ...pages(deskTickets, { query: { state } }),
    refetchInterval: () => pollMs('tickets', AGAIN_MS),
  })
  useQueue('tickets', deskTickets.path)
  const list = tickets.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <main className="pg split">
      <section className="card list-card" aria-label={say('desk.tickets')}>
        <h1>{say('desk.tickets')}</h1>
        <Tabs
          label={say('desk.tickets')}
          value={state}
          options={STATES.map((one) => [one, say(`desk.ticket.state.${one}`)] as const)}
          onValue={(next) => setParams({ state: next, ...(chosen ? { no: chosen } : {}) }, { replace: true })}
          controls="tickets"
        />
        <div id="tickets" role="tabpanel" className="rows" aria-busy={tickets.isPending || undefined}>
          <RefusalNote of={tickets.error} />
          {tickets.isSuccess && list.length === 0 && <EmptyState>{say('desk.ticket.none')}</EmptyState>}
          <ul>
            {list.map((one) => (
              <li key={one.ticketNo}>
                <button
                  type="button"
                  className="row"
                  aria-current={one.ticketNo === chosen || undefined}
                  onClick={() => setParams({ state, no: one.ticketNo }, { replace: true })}
                >
                  <span className="row-head">
                    <b>{one.userName ?? say('desk.guest')}</b>
                    <span className="badge">{one.category}</span>
                    <time dateTime={one.changedAt}>{momentText(one.changedAt)}</time>
                  </span>
                  <span className="row-text">{one.excerpt}</span>
                  {one.dueAt && (
                    <span className="row-foot">{say('desk.ticket.due', { time: momentText(one.dueAt) })}</span>
                  )}
                </button>
              </li>
            ))}
          </ul>
          {tickets.hasNextPage && (
            <Button size="sm" block busy={tickets.isFetchingNextPage} onClick={() => void tickets.fetchNextPage()}>
              {say('desk.more')}
            </Button>
          )}
        </div>
      </section>
      <section className="card talk-card" aria-label={say('desk.talk')}>
        {chosen ? <TicketTalk key={chosen} no={chosen} /> : <EmptyState>{say('desk.ticket.pick')}</EmptyState>}
      </section>
    </main>
  )
}
