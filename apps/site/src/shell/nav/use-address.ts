import { useSearchParams } from 'react-router'

/**
 * The parameters of the address, and the way to change them. A change starts from the address as it
 * stands and not as it was last drawn, so two in one breath both hold.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const change = (
    edit: (now: URLSearchParams) => URLSearchParams,
    { replace = false, state }: { replace?: boolean; state?: unknown } = {},
  ) => setParams(edit(new URLSearchParams(window.location.search)), { replace, state, preventScrollReset: true })
  return [params, change] as const
}
