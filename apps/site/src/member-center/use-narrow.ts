import { useSyncExternalStore } from 'react'

const query = '(max-width: 859px)'

/** Whether there is room for one column only. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
