import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const TRIES = 60

/**
 * Names the window after the page that is shown, and takes the reader to its heading when it is
 * another one.
 */
export function usePageFocus(name: string | undefined, brandName: string): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    document.title = name ? `${name} · ${brandName}` : brandName
  }, [name, brandName])
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    let frame = 0
    // Its code may still be on the way.
    const look = (left: number) => {
      frame = requestAnimationFrame(() => {
        const head = document.querySelector<HTMLElement>('.main main h1')
        if (head) {
          head.tabIndex = -1
          head.focus({ preventScroll: true })
        } else if (left > 0) look(left - 1)
      })
    }
    look(TRIES)
    return () => cancelAnimationFrame(frame)
  }, [pathname])
}
