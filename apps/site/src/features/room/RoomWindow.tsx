import './room.css'
import { chatRooms, type ChatRoom } from '@senluna/contract/site/chat.ts'
import { isTrial } from '@senluna/kit/account-type.ts'
import { hear } from '@senluna/web/client/live/topics.ts'
import { q, refresh } from '@senluna/web/client/query.ts'
import { chosenLanguage, endonym, text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { EmptyState, ErrorState } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useBrand } from '../../brand.ts'
import { EnvelopeRain } from '../../rewards/rain/EnvelopeRain.tsx'
import { useLoggedIn, useMember } from '../../session.ts'
import { useModal } from '../../shell/windows/use-modal.ts'
import { onColour } from './on-colour.ts'
import { Room } from './Room.tsx'

/** The chat rooms, under the brand's own colour. */
export default function RoomWindow() {
  const modal = useModal()
  const { chat } = useBrand()
  const loggedIn = useLoggedIn()
  const member = useMember()
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--room-head', chat.headerColor)
    style.setProperty('--on-room-head', onColour(chat.headerColor))
    return () => {
      style.removeProperty('--room-head')
      style.removeProperty('--on-room-head')
    }
  }, [chat.headerColor])
  return (
    <Modal title={text('room.title')} size="narrow" onClose={modal.close}>
      <div className="room">
        {!loggedIn ? (
          <EmptyState
            action={
              <Button onClick={() => modal.open('login', { next: location.pathname + location.search })}>
                {text('shell.login')}
              </Button>
            }
          >
            {text('room.login')}
          </EmptyState>
        ) : !member ? (
          <div aria-busy="true" />
        ) : isTrial(member.type) ? (
          <EmptyState action={<Button onClick={() => modal.open('register')}>{text('shell.register')}</Button>}>
            {text('room.real')}
          </EmptyState>
        ) : (
          <Rooms />
        )}
      </div>
    </Modal>
  )
}

function Rooms() {
  const rooms = useQuery(q(chatRooms))
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => hear('rooms', () => void refresh(chatRooms)), [])
  if (rooms.isError) return <ErrorState error={rooms.error} onRetry={() => void rooms.refetch()} />
  if (!rooms.data) return <div aria-busy="true" />
  const { list } = rooms.data
  const room = list.find(({ id }) => id === chosen) ?? homeOf(list)
  if (!room) return null
  return (
    <>
      <Select
        label={text('room.choose')}
        value={room.id}
        options={list.map((row) => [row.id, text(`room.${row.kind}`, { language: endonym(row.language) })] as const)}
        onValue={setChosen}
      />
      <EnvelopeRain />
      {room.enter ? <Room key={room.id} room={room} /> : <EmptyState>{text('room.shut')}</EmptyState>}
    </>
  )
}

/** Where somebody comes in: the lobby of their language, else the first one. */
const homeOf = (list: readonly ChatRoom[]): ChatRoom | undefined =>
  list.find(({ kind, language }) => kind === 'LOBBY' && language === chosenLanguage()) ?? list[0]
