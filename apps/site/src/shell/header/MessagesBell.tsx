import { unreadCount } from '@senluna/contract/site/messages.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import { pathTo } from '../nav/path-to.ts'

/** The way to one's messages, with how many wait. The live connection keeps the figure right. */
export function MessagesBell() {
  const inbox = useQuery({ ...q(unreadCount), staleTime: 300_000 }).data?.inbox ?? 0
  const name = inbox > 0 ? text('inbox.badge', { count: inbox }) : text('inbox.title')
  return (
    <Link className="ib bell" to={pathTo('messages')} aria-label={name} title={name}>
      <Bell className="i" aria-hidden />
      {inbox > 0 && (
        <span className="count num" aria-hidden>
          {inbox > 99 ? '99+' : inbox}
        </span>
      )}
    </Link>
  )
}
