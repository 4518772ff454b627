import { useSyncExternalStore } from 'react'

const query = '(min-width: 1024px)'

/** Whether the ticket has a column of its own. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
