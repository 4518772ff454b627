import { useEffect, useRef } from 'react'

const rowOf = (id: string) => document.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(id)}"]`)
/** The heading of the page, which then takes the focus. */
function heading(): HTMLElement | null {
  const found = document.querySelector<HTMLElement>('main h1')
  if (found) found.tabIndex = -1
  return found
}

const first = (places: readonly (HTMLElement | null)[]) => places.find((place) => place !== null)

/**
 * What is done takes its own button away, closing the drawer whatever stood in it: who had the
 * focus there isn't sent to the top of the page, but to the drawer's heading while it is open, else
 * to the row it was of, else to the first one that waits, else to the heading of the empty list.
 */
export function useKeptFocus(row: string | null): void {
  const last = useRef<Element | null>(null)
  const drawn = useRef(row)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => void (last.current = target instanceof Element ? target : null)
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const left = drawn.current
    drawn.current = row
    if (document.activeElement !== document.body || last.current === null || last.current.isConnected) return
    const place =
      row === null
        ? [left === null ? null : rowOf(left), document.querySelector<HTMLElement>('tr[data-row]'), heading()]
        : [document.querySelector<HTMLElement>('.drawer-head h2')]
    first(place)?.focus({ preventScroll: row !== null })
  })
}
