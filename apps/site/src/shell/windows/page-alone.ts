/** The parameters of an address that say which window is open, and belong to no page. */
export const WINDOW_PARAMS = ['modal', 'index', 'next', 'by'] as const

/** Whether an address is about a window alone: home lies under it. */
export const isAboutWindow = (pathname: string): boolean => /^\/(?:login|register)(?:\.html)?$/.test(pathname)

/** The address of a page as it is without the windows over it. */
export function pageAlone({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search)
  for (const own of WINDOW_PARAMS) params.delete(own)
  const page = isAboutWindow(pathname) ? '/' : pathname
  return params.size > 0 ? `${page}?${params}` : page
}
