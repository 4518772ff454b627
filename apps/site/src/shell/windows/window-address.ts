/** The parameters of an address that say which window is open, and belong to no page. */
export const WINDOW_PARAMS = ['modal', 'index', 'next', 'by'] as const

/** Whether an address is about a window alone: home lies under it. */
export const isAboutWindow = (pathname: string): boolean => /^\/(?:login|register)(?:\.html)?$/.test(pathname)
