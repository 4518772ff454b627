import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react'

/** Begins to use a page: whoever does will soon look further down. */
const BEGINNINGS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll', 'focusin'] as const
/** Who only listens to a page does none of that. */
const LONGEST_MS = 10_000

/** Where nobody tells what is in view, all is drawn. */
let begun = typeof IntersectionObserver === 'undefined'

/**
 * What lies below the window: drawn when it comes into view, as soon as somebody uses the page, or
 * after ten seconds. Until then `room` keeps its place.
 */
export function Below({ room, children }: { room?: ReactNode; children: ReactNode }) {
  const mark = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(begun)
  const drawn = useDeferredValue(wanted, false)
  useEffect(() => {
    if (wanted) return
    const want = () => setWanted(true)
    const begin = () => {
      begun = true
      want()
    }
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && want())
    if (mark.current) watch.observe(mark.current)
    for (const beginning of BEGINNINGS) window.addEventListener(beginning, begin, { passive: true, capture: true })
    const late = setTimeout(want, LONGEST_MS)
    return () => {
      watch.disconnect()
      for (const beginning of BEGINNINGS) window.removeEventListener(beginning, begin, { capture: true })
      clearTimeout(late)
    }
  }, [wanted])
  return drawn ? (
    children
  ) : (
    <div ref={mark} aria-hidden>
      {room}
    </div>
  )
}
