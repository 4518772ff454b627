import { keptInTab } from '@senluna/web/client/storage.ts'
import { useEffect, useState } from 'react'

/** The token of a mailed link, and what lets go of it once it has done its work. */
interface LinkToken {
  token: string
  spend(): void
}

/**
 * The token of a mailed link, read from the fragment and taken out of the address at once: neither
 * the history nor what is shared from it holds one. Until it is spent this tab keeps it, so that
 * the page can be loaded again.
 */
export function useLinkToken(): LinkToken {
  const [{ key, token }] = useState(() => {
    const place = `link:${location.pathname}`
    const given = new URLSearchParams(location.hash.slice(1)).get('token')
    if (given) keptInTab.set(place, given)
    return { key: place, token: given ?? keptInTab.get(place) ?? '' }
  })
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname)
  }, [])
  return { token, spend: () => keptInTab.set(key, null) }
}
