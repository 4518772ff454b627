import { roomEvent } from '@senluna/contract/site/chat-live.ts'
import {
  ROOM_LENGTH,
  roomMessages,
  reportRoom,
  sayInRoom,
  type ChatRoom,
  type RoomMessage,
} from '@senluna/contract/site/chat.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { hear } from '@senluna/web/client/live/topics.ts'
import { useOutgoing, type Outgoing } from '@senluna/web/client/call/outgoing.ts'
import { cache, pages } from '@senluna/web/client/query.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { Scroller } from '@senluna/web/ui/Scroller.tsx'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { EmptyState, ErrorState } from '@senluna/web/ui/States.tsx'
import { clockText, whenText } from '@senluna/web/ui/money/format.ts'
import { useInfiniteQuery, useMutation, type InfiniteData } from '@tanstack/react-query'
import { EyeOff, Flag } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useBrand } from '../../brand.ts'
import { Compose } from '../../chat/Compose.tsx'
import { Avatar } from '../../shell/account/Avatar.tsx'

type Log = InfiniteData<ReplyOf<typeof roomMessages>>

const logKey = (room: string) => pages(roomMessages, { params: { id: room } }).queryKey

/** Puts a message where it belongs; of the same one the later word counts. */
function put(room: string, message: RoomMessage): void {
  cache.setQueryData<Log>(logKey(room), (known) => {
    const [first, ...rest] = known?.pages ?? []
    if (!known || !first) return known
    const old = first.list.find(({ id }) => id === message.id)
    const own = message.author.own || old?.author.own === true
    const next = { ...message, author: { ...message.author, own } }
    const list = old ? first.list.map((message) => (message.id === next.id ? next : message)) : [next, ...first.list]
    return { ...known, pages: [{ ...first, list }, ...rest] }
  })
}

const takeAway = (room: string, id: string): void => {
  cache.setQueryData<Log>(
    logKey(room),
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          list: page.list.map((message) => (message.id === id ? { ...message, text: '', deleted: true } : message)),
        })),
      },
  )
}

/** One room: what is said in it, as it comes, and a line to say something. */
export function Room({ room }: { room: ChatRoom }) {
  const { id } = room
  const { timeZone } = useBrand()
  const params = { id }
  const log = useInfiniteQuery(pages(roomMessages, { params }))
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  useEffect(
    () =>
      hear(`chat.${id}`, (data) => {
        const event = roomEvent.safeParse(data)
        if (event.success && event.data.type === 'said') put(id, event.data.message)
        else if (event.success && event.data.type === 'deleted') takeAway(id, event.data.id)
        // Joined just now, or something was missed: what happened meanwhile is read.
        else void cache.invalidateQueries({ queryKey: logKey(id) })
      }),
    [id],
  )
  const outgoing = useOutgoing(async (body) => put(id, await call(sayInRoom, { params, body })))
  const report = useMutation({
    mutationFn: (message: RoomMessage) => call(reportRoom, { params, body: { messageId: message.id } }),
    onSuccess: () => toast('success', text('room.reported')),
    onError: (error) => toast('error', sentenceOf(error)),
  })
  const list = log.data?.pages.flatMap((page) => page.list).toReversed() ?? []
  const end = useRef<HTMLDivElement>(null)
  const last = list.at(-1)?.id
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [last, outgoing.items.length])
  if (log.isError) return <ErrorState error={log.error} onRetry={() => void log.refetch()} />
  const there = new Set(list.map(({ clientId }) => clientId))
  return (
    <>
      <Scroller className="room-log" label={text('chat.messages')} aria-busy={log.isPending || undefined}>
        <MoreButton query={log} size="sm">
          {text('chat.earlier')}
        </MoreButton>
        {log.isSuccess && list.length === 0 && <EmptyState>{text('room.empty')}</EmptyState>}
        {list
          .filter(({ author }) => !hidden.has(author.name))
          .map((message) => (
            <Said
              key={message.id}
              message={message}
              onReport={() => report.mutate(message)}
              onHide={() => setHidden(new Set([...hidden, message.author.name]))}
            />
          ))}
        {outgoing.items
          .filter(({ clientId }) => !there.has(clientId))
          .map((item) => (
            <Pending
              key={item.clientId}
              message={item}
              onAgain={() => outgoing.again(item)}
              onDrop={() => outgoing.drop(item)}
            />
          ))}
        <div ref={end} />
      </Scroller>
      {room.silent ? (
        <p className="note info">
          {text(`room.silent.${room.silent}`)}{' '}
          {room.mutedUntil && text('room.mutedUntil', { time: whenText(room.mutedUntil, timeZone) })}
        </p>
      ) : (
        <Compose label={text('room.write')} hint={text('room.rules')} most={ROOM_LENGTH} onText={outgoing.add} />
      )}
    </>
  )
}

function Said({ message, onReport, onHide }: { message: RoomMessage; onReport: () => void; onHide: () => void }) {
  const { author } = message
  const { timeZone } = useBrand()
  return (
    <article className={author.own ? 'said own' : 'said'}>
      <p className="said-by">
        {author.avatarUrl && (
          <span className="said-face">
            <Avatar url={author.avatarUrl} name={author.name} />
          </span>
        )}
        <b>{author.name}</b>
        {author.kind !== 'member' && (
          <span className={author.kind === 'staff' ? 'tag vip' : 'tag soft'}>
            {text(author.kind === 'staff' ? 'room.staff' : 'room.agent')}
          </span>
        )}
        <time dateTime={message.at}>{clockText(message.at, timeZone)}</time>
        {!author.own && author.kind !== 'staff' && !message.deleted && (
          <span className="said-acts">
            <IconButton label={text('room.reportOf', { name: author.name })} onClick={onReport}>
              <Flag className="i xs" aria-hidden />
            </IconButton>
            <IconButton label={text('room.hideOf', { name: author.name })} onClick={onHide}>
              <EyeOff className="i xs" aria-hidden />
            </IconButton>
          </span>
        )}
      </p>
      {message.deleted ? <p className="muted">{text('room.deleted')}</p> : <p dir="auto">{message.text}</p>}
    </article>
  )
}

function Pending({ message, onAgain, onDrop }: { message: Outgoing; onAgain: () => void; onDrop: () => void }) {
  return (
    <article className="said own">
      <p dir="auto">{message.text}</p>
      {message.failed ? (
        <div role="alert" className="err">
          {whyNot(message.failed)}
          <Button size="sm" onClick={onAgain}>
            {text('chat.again')}
          </Button>
          <Button size="sm" look="line" onClick={onDrop}>
            {text('shell.cancel')}
          </Button>
        </div>
      ) : (
        <p className="hint">{text('chat.sending')}</p>
      )}
    </article>
  )
}

const FAULTS = ['link', 'phone', 'account'] as const

/** Why something was not taken; of a text what is wrong with it. */
function whyNot(error: unknown): string {
  const value = isRefused(error, 'CHAT_TEXT') ? error.value : undefined
  const found = typeof value === 'object' && value !== null && 'fault' in value ? value.fault : undefined
  const fault = FAULTS.find((fault) => fault === found)
  return fault ? text(`room.fault.${fault}`) : sentenceOf(error)
}
