/** The parameters of an address that say which window is open, and belong to no page. */
export const WINDOW_PARAMS = ['modal', 'index', 'next', 'by'] as const

/** Whether an address is about a window alone: home lies under it. */
export const isAboutWindow = (pathname: string): boolean => /^\/(?:login|register)(?:\.html)?$/.test(pathname)

/**
 * The address of a page as it is without the windows over it; with a window of its own where one is
 * named.
 */
export function pageAlone({ pathname, search }: { pathname: string; search: string }, window?: string): string {
  const params = new URLSearchParams(search)
  for (const own of WINDOW_PARAMS) params.delete(own)
  if (window) params.set('modal', window)
  const page = isAboutWindow(pathname) ? '/' : pathname
  return params.size > 0 ? `${page}?${params}` : page
}
