import { deskRooms, exportRoomMessages, exportSanctions } from '@senluna/contract/desk/members/rooms.ts'
import { q } from '@senluna/web/client/query.ts'
import { endonym } from '@senluna/web/client/text.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Export } from '../../../list/Export.tsx'
import { exportedBy } from '../../../list/spec.ts'
import { say } from '../../../say.ts'
import { RoomLog } from './RoomLog.tsx'
import { Sanctions } from './Sanctions.tsx'

/** A room as it goes on, with what its moderators can do, and who is muted or banned. */
export default function Rooms() {
  const rooms = useQuery(q(deskRooms))
  const [params, setParams] = useSearchParams()
  const list = rooms.data?.list ?? []
  const room = list.find(({ id }) => id === params.get('room')) ?? list[0]
  return (
    <main className="pg split">
      <section className="card talk-card" aria-label={say('desk.rooms')}>
        <header className="talk-head">
          <h1>{say('desk.rooms')}</h1>
          {room && (
            <Select
              hideLabel
              label={say('desk.room')}
              value={room.id}
              options={list.map(({ id, kind, language, reports }) => {
                const name = say(`desk.room.${kind}`, { language: endonym(language) })
                return [id, reports > 0 ? `${name} (${say('desk.room.reports', { n: reports })})` : name] as const
              })}
              onValue={(id) => setParams({ room: id }, { replace: true })}
            />
          )}
          {room && (
            <Export
              page={room.id.toLowerCase()}
              exported={exportedBy(exportRoomMessages, { id: room.id })}
              asked={{}}
            />
          )}
        </header>
        <RefusalNote error={rooms.error} />
        {room && <RoomLog key={room.id} room={room.id} />}
      </section>
      <section className="card list-card" aria-label={say('desk.sanctions')}>
        <header className="list-head">
          <h2>{say('desk.sanctions')}</h2>
          <Export page="sanctions" exported={exportedBy(exportSanctions)} asked={{}} />
        </header>
        <Sanctions />
      </section>
    </main>
  )
}
