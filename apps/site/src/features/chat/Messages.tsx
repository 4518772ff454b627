import type { ChatMessage } from '@senluna/contract/site/chat.ts'
import type { Outgoing, useOutgoing } from '@senluna/web/client/call/outgoing.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Scroller } from '@senluna/web/ui/Scroller.tsx'
import { EmptyState } from '@senluna/web/ui/States.tsx'
import { clockText } from '@senluna/web/ui/money/format.ts'
import { useEffect, useRef } from 'react'
import { useBrand } from '../../brand.ts'

interface Props {
  messages: readonly ChatMessage[]
  outgoing: Pick<ReturnType<typeof useOutgoing>, 'items' | 'again'>
  earlier: (() => void) | undefined
  /** What stands where nothing was said yet. */
  greeting: string | undefined
}

/** What was said, and what is on its way. New words are read out as they come. */
export function Messages({ messages, outgoing, earlier, greeting }: Props) {
  const { timeZone } = useBrand()
  const end = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)?.seq
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [last, outgoing.items.length])
  // The reply may come over the live connection before it comes as an answer.
  const there = new Set(messages.map(({ clientId }) => clientId))
  return (
    <Scroller className="chat-log" label={text('chat.messages')}>
      {earlier && (
        <Button size="sm" onClick={earlier}>
          {text('chat.earlier')}
        </Button>
      )}
      {greeting && outgoing.items.length === 0 && <EmptyState>{greeting}</EmptyState>}
      {messages.map((message) =>
        message.sender === 'system' ? (
          <p key={message.seq} className="chat-note">
            {text('chat.afterHours')}
          </p>
        ) : (
          <article key={message.seq} className={message.sender === 'visitor' ? 'bubble own' : 'bubble'}>
            <p dir="auto">{message.text}</p>
            <small>
              {message.name && `${message.name} · `}
              <time dateTime={message.at}>{clockText(message.at, timeZone)}</time>
            </small>
          </article>
        ),
      )}
      {outgoing.items
        .filter(({ clientId }) => !there.has(clientId))
        .map((item) => (
          <Pending key={item.clientId} message={item} onAgain={() => outgoing.again(item)} />
        ))}
      <div ref={end} />
    </Scroller>
  )
}

function Pending({ message, onAgain }: { message: Outgoing; onAgain: () => void }) {
  return (
    <article className="bubble own pending">
      <p dir="auto">{message.text}</p>
      {message.failed ? (
        <div role="alert" className="err">
          {text('chat.failed')} {sentenceOf(message.failed)}
          <Button size="sm" onClick={onAgain}>
            {text('chat.again')}
          </Button>
        </div>
      ) : (
        <small>{text('chat.sending')}</small>
      )}
    </article>
  )
}
