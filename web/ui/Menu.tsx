import {
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'

interface Props {
  /** Draws the button that opens it. */
  button: (props: {
    'aria-haspopup': 'menu'
    'aria-expanded': boolean
    'aria-controls': string
    onClick: () => void
  }) => ReactElement
  label: string
  style?: CSSProperties
  /** A class of its own beside `menu`. */
  look?: string
  children: (close: () => void) => ReactNode
}

const ITEMS = '[role^="menuitem"]:not([aria-disabled="true"])'

/** A list of things to do, opened by a button. Arrows move, Home and End jump, Escape closes. */
export function Menu({ button, label, style, look, children }: Props) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = () => {
    setOpen(false)
    document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus()
  }
  useEffect(() => {
    if (!open) return
    list.current?.querySelector<HTMLElement>(ITEMS)?.focus()
    const outside = (event: PointerEvent) => {
      if (!anchor.current?.contains(event.target as Node)) setOpen(false)
    }
    addEventListener('pointerdown', outside)
    return () => removeEventListener('pointerdown', outside)
  }, [open])

  const move = (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])]
    const now = items.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      items.at(to % items.length)?.focus()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') setOpen(false)
  }
  return (
    <div className="menu-anchor" ref={anchor}>
      {button({ 'aria-haspopup': 'menu', 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) })}
      {open && (
        <div
          className={look ? `menu ${look}` : 'menu'}
          role="menu"
          tabIndex={-1}
          id={id}
          aria-label={label}
          ref={list}
          style={style}
          onKeyDown={move}
        >
          {children(close)}
        </div>
      )}
    </div>
  )
}
