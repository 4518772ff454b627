import { agentAnnouncements } from '@senluna/contract/agent/announcements.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { useQuery } from '@tanstack/react-query'

/** How many announcements weren't read yet; nothing without any. */
export function UnreadCount() {
  const unread = useQuery(q(agentAnnouncements)).data?.unread ?? 0
  if (unread === 0) return null
  return (
    <em className="num">
      {unread}
      <span className="sr"> {text('agent.unread')}</span>
    </em>
  )
}
