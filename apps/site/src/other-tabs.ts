import { sessionHandle } from '@senluna/web/client/call/identity.ts'
import { cache } from '@senluna/web/client/query.ts'
import { BEEN_IN, joinSession } from './session.ts'

/**
 * Takes part when somebody logs in in another tab of this browser. Returns what stops it.
 *
 * That a session ends the live connection reports, in every tab.
 */
export function followTabs(): () => void {
  const moved = ({ key, newValue }: StorageEvent) => {
    if (key === BEEN_IN && newValue !== null && sessionHandle() === null)
      void joinSession().then(() => cache.invalidateQueries())
  }
  addEventListener('storage', moved)
  return () => removeEventListener('storage', moved)
}
