import type { ChatMessage } from '@senluna/contract/site/chat.ts'
import { CHAT_LENGTH } from '@senluna/contract/site/chat.ts'
import {
  answerConversation,
  deskConversationOne,
  endConversation,
  takeConversation,
} from '@senluna/contract/desk/members/chat.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { typing } from '@senluna/web/client/live/topics.ts'
import { useOutgoing, type Outgoing } from '@senluna/web/client/call/outgoing.ts'
import { pages } from '@senluna/web/client/query.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { useTyping } from '@senluna/web/client/live/typing.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Scroller } from '@senluna/web/ui/Scroller.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Compose } from '../../forms/Compose.tsx'
import { Reason } from '../../forms/Reason.tsx'
import { momentText, say, timeText } from '../../say.ts'
import { useDesk, useRight } from '../../session.ts'
import { moved, talkKey } from './cache.ts'

type TalkPage = ReplyOf<typeof deskConversationOne>

/** TalkPage conversation: who it is, what was said, and an answer for whoever has it. */
export function Talk({ id }: { id: string }) {
  const talk = useInfiniteQuery({
    ...pages(deskConversationOne, { params: { id } }),
    queryKey: talkKey(id),
    getNextPageParam: (page: TalkPage) => page.messages.next,
    // Each reading is written into the audit log: what comes live is enough to keep it fresh.
    staleTime: Infinity,
  })
  const conversation = talk.data?.pages[0]?.conversation
  const messages = talk.data?.pages.flatMap((page) => page.messages.list).toReversed() ?? []
  const reason = conversation ? `${say('desk.chat')}: ${conversation.name}` : ''
  const outgoing = useOutgoing(async (body) => {
    const reply = await call(answerConversation, { params: { id }, body }, { reason })
    moved(reply.conversation, reply.message)
  })
  if (talk.isError) return <RefusalNote error={talk.error} />
  if (!conversation) return <div className="page-wait" aria-busy="true" />
  return (
    <>
      <Head conversation={conversation} />
      <Messages
        messages={messages}
        outgoing={outgoing.items}
        onAgain={outgoing.again}
        earlier={talk.hasNextPage ? () => void talk.fetchNextPage() : undefined}
      />
      <Answer conversation={conversation} onText={outgoing.add} />
    </>
  )
}

function Head({ conversation }: { conversation: TalkPage['conversation'] }) {
  return (
    <header className="talk-head">
      <h2>{conversation.name}</h2>
      <span
        className={`badge ${conversation.state === 'WAITING' ? 'warn' : conversation.state === 'OPEN' ? 'good' : ''}`}
      >
        {say(`desk.state.${conversation.state}`)}
      </span>
      <span className="muted small">
        {say(conversation.ownerKind === 'guest' ? 'desk.guest' : 'desk.member')} · {conversation.language} ·{' '}
        {say('desk.since', { time: momentText(conversation.startedAt) })}
        {conversation.staffName && ` · ${say('desk.with', { name: conversation.staffName })}`}
      </span>
    </header>
  )
}

interface MessagesProps {
  messages: readonly ChatMessage[]
  outgoing: readonly Outgoing[]
  onAgain: (outgoing: Outgoing) => void
  earlier: (() => void) | undefined
}

function Messages({ messages, outgoing, onAgain, earlier }: MessagesProps) {
  const end = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)?.seq
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [last, outgoing.length])
  return (
    <Scroller className="messages" label={say('desk.talk')}>
      {earlier && (
        <Button size="sm" onClick={earlier}>
          {say('desk.earlier')}
        </Button>
      )}
      {messages.map((message) => (
        <article key={message.seq} className={`msg ${message.sender}`}>
          {message.sender === 'system' ? (
            <p>{say('desk.system.afterHours')}</p>
          ) : (
            <>
              <p dir="auto">{message.text}</p>
              <small>
                {message.name && `${message.name} · `}
                <time dateTime={message.at}>{timeText(message.at)}</time>
              </small>
            </>
          )}
        </article>
      ))}
      {outgoing.map((item) => (
        <article key={item.clientId} className="msg staff pending">
          <p dir="auto">{item.text}</p>
          {item.failed ? (
            <small role="alert">
              {say('desk.failed')} {sentenceOf(item.failed)}{' '}
              <Button size="sm" onClick={() => onAgain(item)}>
                {say('desk.again')}
              </Button>
            </small>
          ) : (
            <small>{say('desk.sending')}</small>
          )}
        </article>
      ))}
      <div ref={end} />
    </Scroller>
  )
}

/** Whoever has the conversation answers; others take it or look on. */
function Answer({ conversation, onText }: { conversation: TalkPage['conversation']; onText: (text: string) => void }) {
  const { session } = useDesk()
  const may = useRight('chat.edit')
  const [asked, setAsked] = useState<'close' | 'takeOver' | null>(null)
  const theyType = useTyping(conversation.id, conversation.lastSeq)
  const take = useMutation({
    mutationFn: (reason: string) =>
      call(
        takeConversation,
        { params: { id: conversation.id }, body: conversation.staffId ? { from: conversation.staffId } : {} },
        { reason },
      ),
    onSuccess: (next) => moved(next),
  })
  if (!may || conversation.state === 'CLOSED') return null
  const mine = conversation.state === 'OPEN' && conversation.staffName === session.shownAs
  return (
    <footer className="talk-foot">
      {mine ? (
        <>
          <output className="typing">{theyType && `${conversation.name} ${say('desk.typing')}`}</output>
          <Compose
            label={say('desk.write')}
            most={CHAT_LENGTH}
            onText={onText}
            onTyping={() => typing(conversation.id)}
          />
          <Button look="line" size="sm" onClick={() => setAsked('close')}>
            {say('desk.close')}
          </Button>
        </>
      ) : conversation.state === 'WAITING' ? (
        <Button
          look="gold"
          block
          busy={take.isPending}
          onClick={() => take.mutate(`${say('desk.take')}: ${conversation.name}`)}
        >
          {say('desk.take')}
        </Button>
      ) : (
        <Button block onClick={() => setAsked('takeOver')}>
          {say('desk.takeOver')}
        </Button>
      )}
      <RefusalNote error={take.error} />
      {asked === 'close' && (
        <Reason
          title={say('desk.close')}
          action={say('desk.close')}
          onDo={async (reason) =>
            moved(await call(endConversation, { params: { id: conversation.id }, body: {} }, { reason }))
          }
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'takeOver' && (
        <Reason
          title={say('desk.takeOver')}
          action={say('desk.takeOver')}
          onDo={(reason) => take.mutateAsync(reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </footer>
  )
}
