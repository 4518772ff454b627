import './chat.css'
import {
  CHAT_LENGTH,
  chatMessages,
  chatState,
  chatTicket,
  closeChat,
  seenChat,
  sendChat,
  type Conversation,
} from '@senluna/contract/site/chat.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Live } from '@senluna/web/client/live/live.ts'
import { typing } from '@senluna/web/client/live/topics.ts'
import { useOutgoing } from '@senluna/web/client/call/outgoing.ts'
import { cache, keyOf, pages, q, refresh } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { useTyping } from '@senluna/web/client/live/typing.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useBrand } from '../../brand.ts'
import { provenHuman } from '../../human.ts'
import { useLoggedIn } from '../../session.ts'
import { talkMoved, useTalkLive } from '../../chat/talk.ts'
import { Compose } from '../../chat/Compose.tsx'
import { Messages } from './Messages.tsx'

/** Without the live connection it is looked at so often, while it stands open. */
const LOOK_MS = 15_000

/** A talk with the brand's people: what was said, how it stands, and a line to write. */
export function Talk() {
  const { security } = useBrand()
  const [name, setName] = useState('')
  const state = useQuery({ ...q(chatState), refetchInterval: LOOK_MS })
  const history = useInfiniteQuery(pages(chatMessages))
  useTalkLive()
  useGuestLive(state.data?.conversation ?? undefined)
  useSeen(state.data?.conversation ?? undefined)
  const outgoing = useOutgoing(async ({ clientId, text: said }) => {
    // Asked of a guest once: from then on the browser is known by its cookie.
    const first = cache.getQueryData<ReplyOf<typeof chatState>>(keyOf(chatState))?.humanVerify === true
    const person = first ? await personal(security, name) : {}
    const reply = await call(sendChat, { body: { clientId, text: said, ...person } })
    talkMoved(reply.conversation, reply.message)
  })
  const end = useMutation({
    mutationFn: () => call(closeChat),
    onSuccess: ({ conversation }) => conversation && talkMoved(conversation),
  })
  const messages = history.data?.pages.flatMap((page) => page.list).toReversed() ?? []
  const known = messages.at(-1)?.seq ?? 0
  const conversation = state.data?.conversation ?? null
  const theyType = useTyping(conversation?.id, conversation?.lastSeq ?? 0)
  const behind = conversation !== null && conversation.lastSeq > known && history.isSuccess
  useEffect(() => {
    if (behind) void refresh(chatMessages)
  }, [behind])
  if (state.isError) return <ErrorState error={state.error} onRetry={() => void state.refetch()} />
  if (!state.data) return <div className="chat" aria-busy="true" />
  const answered = conversation?.state === 'OPEN'
  const running = conversation !== null && conversation.state !== 'CLOSED'
  const greets = conversation === null
  return (
    <div className="chat">
      <div className="chat-state">
        <output>{greets ? '' : standing(state.data)}</output>
        {running && (
          <Button size="sm" look="line" busy={end.isPending} onClick={() => end.mutate()}>
            {text('chat.end')}
          </Button>
        )}
      </div>
      <Messages
        messages={messages}
        outgoing={outgoing}
        earlier={history.hasNextPage ? () => void history.fetchNextPage() : undefined}
        greeting={greets ? standing(state.data) : undefined}
      />
      <output className="chat-typing">
        {answered && theyType && text('chat.typing', { name: conversation.staffName ?? '' })}
      </output>
      {state.data.humanVerify && outgoing.items.length === 0 && (
        <TextField
          label={text('chat.name')}
          hint={text('chat.nameHint')}
          value={name}
          onValue={setName}
          maxLength={40}
          autoComplete="nickname"
        />
      )}
      <Compose
        label={text('chat.write')}
        hint={text('chat.hint')}
        most={CHAT_LENGTH}
        onText={outgoing.add}
        onTyping={answered ? () => typing('service') : undefined}
      />
    </div>
  )
}

/**
 * What a guest's first message brings along: a proof that a person wrote it, and a name if they
 * gave one.
 */
async function personal(security: Parameters<typeof provenHuman>[0], name: string) {
  return { humanVerify: await provenHuman(security), ...(name.trim() ? { name: name.trim() } : {}) }
}

function standing({ conversation, open, hours }: ReplyOf<typeof chatState>): string {
  if (conversation?.state === 'OPEN') return text('chat.with', { name: conversation.staffName ?? '' })
  if (!open && hours) return text('chat.away', { ...hours })
  if (conversation?.state === 'WAITING') return text('chat.waiting')
  return text(conversation ? 'chat.closed' : 'chat.intro')
}

/**
 * A guest has no connection of a session: theirs hears this conversation only, while it is open
 * here.
 */
function useGuestLive(conversation: Conversation | undefined): void {
  const loggedIn = useLoggedIn()
  const wanted = !loggedIn && conversation !== undefined && conversation.state !== 'CLOSED'
  useEffect(() => {
    if (!wanted) return
    const live = new Live(
      () => undefined,
      () => call(chatTicket),
    )
    return () => live.stop()
  }, [wanted])
}

/** What stands here before somebody's eyes is read. */
function useSeen(conversation: Conversation | undefined): void {
  const unread = conversation?.unread ?? 0
  const seq = conversation?.lastSeq ?? 0
  useEffect(() => {
    if (unread === 0) return
    const report = () => {
      if (document.visibilityState !== 'visible') return
      void call(seenChat, { body: { seq } }).then(
        (reply) =>
          cache.setQueryData<ReplyOf<typeof chatState>>(keyOf(chatState), (known) =>
            known?.conversation ? { ...known, conversation: { ...known.conversation, ...reply } } : known,
          ),
        () => undefined,
      )
    }
    report()
    document.addEventListener('visibilitychange', report)
    return () => document.removeEventListener('visibilitychange', report)
  }, [unread, seq])
}
