import { text } from '@senluna/web/client/text.ts'
import { EmptyState } from '@senluna/web/ui/States.tsx'
import { Link } from 'react-router'
import { useIsOpen } from '../../shell/nav/open-pages.ts'
import { pathTo } from '../../shell/nav/path-to.ts'

/**
 * Missions and their boards: none is offered now, and the page says so. The wins of the day have a
 * board of their own.
 */
export default function MissionPanel() {
  const isOpen = useIsOpen()
  return (
    <EmptyState
      action={
        isOpen(pathTo('winners')) && (
          <Link className="btn line" to={pathTo('winners')}>
            {text('winners.page')}
          </Link>
        )
      }
    >
      {text('mission.none')}
    </EmptyState>
  )
}
