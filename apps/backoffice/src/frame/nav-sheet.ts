import { useCallback, useEffect, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** As wide as the menu and a page need side by side; the same as in css/widths.css. */
const BESIDE = '(min-width: 901px)'

/** The menu of a narrow screen: whether it is there, and what opens and closes it. */
export interface NavSheet {
  open: boolean
  show: () => void
  close: () => void
}

/**
 * Opens with the page that is shown in focus; Escape, another page and a wider window close it, and
 * `opener` has the focus again.
 */
export function useNavSheet(box: RefObject<HTMLElement | null>, opener: RefObject<HTMLButtonElement | null>): NavSheet {
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === pathname
  const close = useCallback(() => setOpenAt(null), [])
  useEffect(() => {
    if (!open) return
    const back = opener.current
    const here =
      box.current?.querySelector<HTMLElement>('a[aria-current]') ?? box.current?.querySelector<HTMLElement>('a, button')
    here?.focus()
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    const wide = matchMedia(BESIDE)
    addEventListener('keydown', pressed)
    wide.addEventListener('change', close)
    return () => {
      removeEventListener('keydown', pressed)
      wide.removeEventListener('change', close)
      // Only once the page behind can take the focus again.
      requestAnimationFrame(() => back?.focus())
    }
  }, [open, close, box, opener])
  return { open, show: () => setOpenAt(pathname), close }
}
