import { roomEvent } from '@senluna/contract/site/chat-live.ts'
import { ROOM_LENGTH } from '@senluna/contract/site/chat.ts'
import {
  deleteRoomMessage,
  deskRoomMessages,
  deskRooms,
  sayAsStaff,
  settleReports,
  takePicture,
  type DeskRoomMessage,
} from '@senluna/contract/desk/members/rooms.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { hear } from '@senluna/web/client/live/topics.ts'
import { useOutgoing } from '@senluna/web/client/call/outgoing.ts'
import { act, cache, pages, refresh } from '@senluna/web/client/query.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { Scroller } from '@senluna/web/ui/Scroller.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { EmptyState } from '@senluna/web/ui/States.tsx'
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Compose } from '../../../forms/Compose.tsx'
import { Reason } from '../../../forms/Reason.tsx'
import { say, timeText } from '../../../say.ts'
import { useRight } from '../../../session.ts'
import { RoomPicture } from './RoomPicture.tsx'
import { SanctionForm } from './SanctionForm.tsx'

type Log = InfiniteData<ReplyOf<typeof deskRoomMessages>>
type RoomAct = { what: 'delete' | 'keep' | 'picture' | 'sanction'; message: DeskRoomMessage }

const keyOfRoom = (room: string) => pages(deskRoomMessages, { params: { id: room } }).queryKey

/** Puts a changed message in its place. */
const changed = (room: string) => (message: DeskRoomMessage) => {
  cache.setQueryData<Log>(
    keyOfRoom(room),
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          list: page.list.map((row) => (row.id === message.id ? message : row)),
        })),
      },
  )
  void refresh(deskRooms)
}

/**
 * What is said in a room, as it comes. A message from the live connection has no author's id: it is
 * read again.
 */
export function RoomLog({ room }: { room: string }) {
  const may = useRight('rooms.edit')
  const [asked, setAsked] = useState<RoomAct | null>(null)
  const log = useInfiniteQuery(pages(deskRoomMessages, { params: { id: room } }))
  const outgoing = useOutgoing(async (body) => {
    const reason = `${say('desk.rooms')}: ${room}`
    await act(sayAsStaff, { params: { id: room }, body }, { reason, refreshes: [deskRoomMessages] })
  })
  useEffect(
    () =>
      hear(`chat.${room}`, (data) => {
        const event = roomEvent.safeParse(data)
        if (!event.success || event.data.type !== 'joined') void refresh(deskRoomMessages)
      }),
    [room],
  )
  const list = log.data?.pages.flatMap((page) => page.list).toReversed() ?? []
  const end = useRef<HTMLDivElement>(null)
  const last = list.at(-1)?.id
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [last])
  const close = () => setAsked(null)
  const params = { id: room }
  return (
    <>
      <Scroller className="messages" label={say('desk.talk')} aria-busy={log.isPending || undefined}>
        <RefusalNote error={log.error} />
        <MoreButton query={log} size="sm">
          {say('desk.earlier')}
        </MoreButton>
        {log.isSuccess && list.length === 0 && <EmptyState>{say('desk.room.none')}</EmptyState>}
        {list.map((message) => (
          <article key={message.id} className={message.deleted ? 'room-msg gone' : 'room-msg'}>
            <p className="room-author">
              {message.picture && <RoomPicture url={message.picture} name={message.author.name} />}
              <b>{message.author.name}</b>
              {message.author.kind !== 'member' && (
                <span className="badge good">
                  {say(message.author.kind === 'staff' ? 'desk.room.staff' : 'desk.room.agent')}
                </span>
              )}
              <time dateTime={message.at}>{timeText(message.at)}</time>
              {message.reports > 0 && (
                <span className="badge warn">{say('desk.room.reports', { n: message.reports })}</span>
              )}
              {message.deleted && <span className="badge bad">{say('desk.room.deleted')}</span>}
            </p>
            <p dir="auto">{message.text}</p>
            {may && message.author.kind !== 'staff' && (!message.deleted || message.picture) && (
              <div className="room-acts">
                {!message.deleted && (
                  <Button size="sm" onClick={() => setAsked({ what: 'delete', message })}>
                    {say('desk.room.delete')}
                  </Button>
                )}
                {message.picture && (
                  <Button size="sm" onClick={() => setAsked({ what: 'picture', message })}>
                    {say('desk.room.picture')}
                  </Button>
                )}
                {message.reports > 0 && (
                  <Button size="sm" onClick={() => setAsked({ what: 'keep', message })}>
                    {say('desk.room.keep')}
                  </Button>
                )}
                <Button size="sm" look="line" onClick={() => setAsked({ what: 'sanction', message })}>
                  {say('desk.sanction')}
                </Button>
              </div>
            )}
          </article>
        ))}
        {outgoing.items.map((item) => (
          <article key={item.clientId} className="room-msg pending">
            <p dir="auto">{item.text}</p>
            {item.failed ? (
              <p role="alert" className="err">
                {say('desk.failed')} {sentenceOf(item.failed)}{' '}
                <Button size="sm" onClick={() => outgoing.again(item)}>
                  {say('desk.again')}
                </Button>
              </p>
            ) : null}
          </article>
        ))}
        <div ref={end} />
      </Scroller>
      {may && (
        <footer className="talk-foot">
          <Compose label={say('desk.room.write')} most={ROOM_LENGTH} onText={outgoing.add} />
        </footer>
      )}
      {asked?.what === 'sanction' && <SanctionForm author={asked.message} onClose={close} />}
      {asked?.what === 'delete' && (
        <Reason
          title={say('desk.room.delete')}
          action={say('desk.room.delete')}
          danger
          onDo={(reason) =>
            call(deleteRoomMessage, { params, body: { messageId: asked.message.id } }, { reason }).then(changed(room))
          }
          onClose={close}
        >
          <blockquote>{asked.message.text}</blockquote>
        </Reason>
      )}
      {asked?.what === 'picture' && (
        <Reason
          title={say('desk.room.picture.of', { name: asked.message.author.name })}
          action={say('desk.room.picture')}
          danger
          onDo={(reason) =>
            act(takePicture, { body: { memberId: asked.message.authorId } }, { reason, refreshes: [deskRoomMessages] })
          }
          onClose={close}
        >
          <p>{say('desk.room.picture.note')}</p>
        </Reason>
      )}
      {asked?.what === 'keep' && (
        <Reason
          title={say('desk.room.keep')}
          action={say('desk.room.keep')}
          onDo={(reason) =>
            call(settleReports, { params, body: { messageId: asked.message.id } }, { reason }).then(changed(room))
          }
          onClose={close}
        >
          <blockquote>{asked.message.text}</blockquote>
        </Reason>
      )}
    </>
  )
}
