import { useEffect, useState } from 'react'

/**
 * The token of a mailed link, read once from the fragment and taken out of the address at once: neither the history nor
 * what is shared from it holds one.
 */
export function useLinkToken(): string {
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token') ?? '')
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname)
  }, [])
  return token
}
