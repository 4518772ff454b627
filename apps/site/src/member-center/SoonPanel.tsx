import { text } from '@senluna/web/client/text.ts'
import { EmptyState } from '@senluna/web/ui/States.tsx'
import { Link } from 'react-router'
import type { Engine } from '../shell/nav/engines.ts'

/**
 * A page of the center that has nothing to show yet: says so in one line and offers what is open.
 */
export function SoonPanel({ engine }: { engine: Engine | undefined }) {
  return (
    <EmptyState
      action={
        <Link className="btn line" to="/">
          {text('soon.open')}
        </Link>
      }
    >
      {engine && text(`soon.${engine}`)}
    </EmptyState>
  )
}
