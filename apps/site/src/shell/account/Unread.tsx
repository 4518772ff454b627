import { unreadCount } from '@senluna/contract/site/messages.ts'
import { q } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'

/** How many messages wait to be read; nothing where none does. */
export function Unread() {
  const inbox = useQuery({ ...q(unreadCount), staleTime: 300_000 }).data?.inbox ?? 0
  return inbox > 0 && <span className="count num">{inbox > 99 ? '99+' : inbox}</span>
}
