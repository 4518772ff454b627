import { imposeSanction, type DeskRoomMessage } from '@senluna/contract/desk/members/rooms.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { useState } from 'react'
import { Reason } from '../../../forms/Reason.tsx'
import { refreshSanctions } from '../../../frame/providers.ts'
import { say } from '../../../say.ts'

const KINDS = ['MUTE', 'BAN'] as const
/** Hours; 0 is for good. */
const TIMES = ['1', '24', '168', '0'] as const

/** Mutes or bans whoever wrote a message. */
export function SanctionForm({ author, onClose }: { author: DeskRoomMessage; onClose: () => void }) {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('MUTE')
  const [time, setTime] = useState<(typeof TIMES)[number]>('24')
  return (
    <Reason
      title={say('desk.sanction.of', { name: author.author.name })}
      action={say('desk.sanction.do')}
      danger
      onDo={async (reason) => {
        const hours = time === '0' ? {} : { hours: Number(time) }
        await call(imposeSanction, { body: { memberId: author.authorId, kind, ...hours } }, { reason })
        await refreshSanctions()
      }}
      onClose={onClose}
    >
      <Select
        label={say('desk.sanction.kind')}
        value={kind}
        options={KINDS.map((kind) => [kind, say(`desk.sanction.${kind}`)] as const)}
        onValue={setKind}
      />
      <Select
        label={say('desk.sanction.time')}
        value={time}
        options={TIMES.map((time) => [time, say(`desk.sanction.${time}`)] as const)}
        onValue={setTime}
      />
    </Reason>
  )
}
