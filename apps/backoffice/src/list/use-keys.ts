import { useEffect, useRef } from 'react'

interface Keys {
  /** Opens a row, or shows it in the drawer that is open. */
  onOpen: (id: string) => void
  onPick: (id: string) => void
  onClose: () => void
  drawn: boolean
}

const WRITES = 'input, select, textarea, [contenteditable], [role="menu"] *, dialog *'
const ACTS = 'a, button, input, select, label, textarea'
const FIELDS = '.lf [data-find], .lf input, .lf select'

/**
 * The field of a filter that a key was pressed in, where Escape has nothing left to clear in it.
 */
const leftField = (target: EventTarget | null): HTMLElement | null => {
  const field = target instanceof HTMLElement ? target.closest<HTMLElement>(FIELDS) : null
  return field instanceof HTMLInputElement && field.type === 'search' && field.value !== '' ? null : field
}

const intoDrawer = (to: string) =>
  (document.querySelector<HTMLElement>(to) ?? document.querySelector<HTMLElement>('.drawer-head h2'))?.focus()

/**
 * The keyboard and the pointer of a list: j and k or the arrows move, Enter opens and, pressed
 * again, goes into the drawer, a to what can be done there, x selects, / goes to the filters and
 * Escape back from them, or it closes the drawer; a click on a row opens it. Answers what the
 * table's body has to carry.
 */
export function useKeys(keys: Keys) {
  const body = useRef<HTMLTableSectionElement>(null)
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const rows = () => [...(body.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])]
    const at = () => document.activeElement?.closest<HTMLElement>('tr[data-row]') ?? null
    const move = (by: number) => {
      const all = rows()
      const now = at()
      const opened = all.findIndex((row) => row.getAttribute('aria-current') === 'true')
      const from = now ? all.indexOf(now) : opened
      const next = all[from < 0 ? 0 : Math.min(all.length - 1, Math.max(0, from + by))]
      next?.focus()
      if (next && latest.current.drawn) latest.current.onOpen(next.dataset.row!)
    }
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.key === 'Escape' && leftField(event.target)) {
        const all = rows()
        const opened = all.find((row) => row.getAttribute('aria-current') === 'true') ?? all[0]
        if (opened) opened.focus()
        else leftField(event.target)?.blur()
        return event.preventDefault()
      }
      if (event.target instanceof Element && event.target.closest(WRITES)) return
      const row = at()
      const done = () => event.preventDefault()
      if (event.key === 'j' || (event.key === 'ArrowDown' && row)) return (move(1), done())
      if (event.key === 'k' || (event.key === 'ArrowUp' && row)) return (move(-1), done())
      if (event.key === 'x' && row) return (latest.current.onPick(row.dataset.row!), done())
      if (event.key === 'Enter' && row && event.target === row) {
        if (row.getAttribute('aria-current') === 'true') intoDrawer('.drawer-head h2')
        else latest.current.onOpen(row.dataset.row!)
        return done()
      }
      if (event.key === 'a' && latest.current.drawn) {
        intoDrawer('.drawer-foot button:enabled')
        return done()
      }
      if (event.key === '/') {
        const first = (what: string) => document.querySelector<HTMLElement>(what)
        const find = () => (first(FIELDS) ?? first('.lf button'))?.focus()
        // On a phone they are folded: a field that isn't shown takes no focus. Elsewhere the next
        // key is already its own.
        const fold = document.querySelector<HTMLElement>('.lf-fold[aria-expanded="false"]')
        if (fold?.checkVisibility()) {
          fold.click()
          requestAnimationFrame(find)
        } else find()
        return done()
      }
      if (event.key === 'Escape' && latest.current.drawn && !document.querySelector('dialog[open]')) {
        latest.current.onClose()
        return done()
      }
    }
    const clicked = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.target.closest(ACTS)) return
      if (getSelection()?.isCollapsed === false) return
      const row = event.target.closest<HTMLElement>('tr[data-row]')
      if (!row || !body.current?.contains(row)) return
      row.focus()
      latest.current.onOpen(row.dataset.row!)
    }
    addEventListener('keydown', pressed)
    addEventListener('click', clicked)
    return () => {
      removeEventListener('keydown', pressed)
      removeEventListener('click', clicked)
    }
  }, [])
  return body
}
