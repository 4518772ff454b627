import { deskConversations, exportConversations, type DeskConversation } from '@senluna/contract/desk/members/chat.ts'
import { pages } from '@senluna/web/client/query.ts'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { EmptyState } from '@senluna/web/ui/States.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Export } from '../../list/Export.tsx'
import { exportedBy } from '../../list/spec.ts'
import { say, timeText } from '../../say.ts'
import { useDesk } from '../../session.ts'
import { Talk } from './Talk.tsx'

const STATES = ['WAITING', 'OPEN', 'CLOSED'] as const
type State = (typeof STATES)[number]

/**
 * The queue on one side, the conversation that was chosen on the other. Which one stands in the
 * address.
 */
export default function Conversations() {
  const [params, setParams] = useSearchParams()
  const state = STATES.find((state) => state === params.get('state')) ?? 'WAITING'
  const chosen = params.get('id')
  const choose = (next: { state?: State; id?: string }) =>
    setParams({ state, ...(chosen ? { id: chosen } : {}), ...next }, { replace: true })
  return (
    <main className="pg split">
      <section className="card list-card" aria-label={say('desk.queue')}>
        <header className="list-head">
          <h1>{say('desk.chat')}</h1>
          <Export page="conversations" exported={exportedBy(exportConversations)} asked={{ state }} />
        </header>
        <Tabs
          label={say('desk.queue')}
          value={state}
          options={STATES.map((state) => [state, say(`desk.state.${state}`)] as const)}
          onValue={(next) => choose({ state: next })}
          controls="queue"
        />
        <Queue state={state} chosen={chosen} onChoose={(id) => choose({ id })} />
      </section>
      <section className="card talk-card" aria-label={say('desk.talk')}>
        {chosen ? <Talk key={chosen} id={chosen} /> : <EmptyState>{say('desk.queue.pick')}</EmptyState>}
      </section>
    </main>
  )
}

function Queue({ state, chosen, onChoose }: { state: State; chosen: string | null; onChoose: (id: string) => void }) {
  const queue = useInfiniteQuery(pages(deskConversations, { query: { state } }))
  const list = queue.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <div id="queue" role="tabpanel" className="rows" aria-busy={queue.isPending || undefined}>
      <RefusalNote error={queue.error} />
      {queue.isSuccess && list.length === 0 && <EmptyState>{say('desk.queue.none')}</EmptyState>}
      <ul>
        {list.map((row) => (
          <li key={row.id}>
            <Row conversation={row} chosen={row.id === chosen} onChoose={() => onChoose(row.id)} />
          </li>
        ))}
      </ul>
      <MoreButton query={queue} size="sm" block>
        {say('desk.more')}
      </MoreButton>
    </div>
  )
}

function Row({
  conversation,
  chosen,
  onChoose,
}: {
  conversation: DeskConversation
  chosen: boolean
  onChoose: () => void
}) {
  const { session } = useDesk()
  const mine = conversation.staffName === session.shownAs
  return (
    <button type="button" className="row" aria-current={chosen || undefined} onClick={onChoose}>
      <span className="row-head">
        <b>{conversation.name}</b>
        {conversation.vip && <span className="badge">VIP</span>}
        <span className="badge">{say(conversation.ownerKind === 'guest' ? 'desk.guest' : 'desk.member')}</span>
        <time dateTime={conversation.lastAt}>{timeText(conversation.lastAt)}</time>
      </span>
      <span className="row-text">{conversation.lastText}</span>
      {conversation.staffName && (
        <span className="row-foot">
          {mine ? say('desk.withYou') : say('desk.with', { name: conversation.staffName })}
        </span>
      )}
    </button>
  )
}
