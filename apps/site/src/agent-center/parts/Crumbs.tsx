import type { Crumb } from '@senluna/contract/agent/team.ts'
import { text } from '@senluna/web/client/text.ts'
import { ChevronRight } from 'lucide-react'

/** The way from oneself down to the account in focus; each step leads back there. */
export function Crumbs({ way, onStep }: { way: readonly Crumb[]; onStep: (id: string | undefined) => void }) {
  if (way.length < 2) return null
  return (
    <nav aria-label={text('team.crumbs')}>
      <ol className="ag-crumbs">
        {way.map(({ id, account }, nth) => (
          <li key={id}>
            {nth > 0 && <ChevronRight className="i xs" aria-hidden />}
            <button
              type="button"
              className="link"
              aria-current={nth === way.length - 1 ? 'location' : undefined}
              onClick={() => onStep(nth === 0 ? undefined : id)}
            >
              {nth === 0 ? text('team.me') : account}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
