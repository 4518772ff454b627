import type { DeskTicketRow } from '@senluna/contract/desk/members/tickets.ts'
import { useEffect, useState } from 'react'
import { ageText } from '../../list/Age.tsx'
import { momentText, say } from '../../say.ts'

const TICK_MS = 5_000
const NEAR_MS = 86_400_000

/**
 * By when a ticket is to be answered, as time goes by: how long it is still, or how long it is
 * over. Met once it was answered.
 */
export function Deadline({ ticket }: { ticket: Pick<DeskTicketRow, 'dueAt' | 'answeredAt' | 'state'> }) {
  const { dueAt, answeredAt, state } = ticket
  const [now, setNow] = useState(() => Date.now())
  const runs = dueAt !== undefined && answeredAt === undefined && state !== 'CLOSED'
  useEffect(() => {
    if (!runs) return undefined
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [runs])
  if (dueAt === undefined) return null
  if (!runs) return <time dateTime={dueAt}>{momentText(dueAt)}</time>
  const left = Date.parse(dueAt) - now
  return (
    <time
      dateTime={dueAt}
      title={momentText(dueAt)}
      className={left < 0 ? 'badge bad num' : left < NEAR_MS ? 'badge warn num' : 'num'}
    >
      {left < 0 ? say('desk.ticket.over', { time: ageText(-left) }) : say('desk.ticket.left', { time: ageText(left) })}
    </time>
  )
}
