import { text } from '@senluna/web/client/text.ts'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** A panel's content may scroll, so the keyboard must reach it. */
const reachable = (content: HTMLDivElement | null) => {
  if (content) content.tabIndex = 0
}

/**
 * A panel over the game: keeps the focus, gives it back, closes on Escape and on a press beside it.
 */
export function Sheet({ title, onClose, children }: { title: string; onClose(): void; children: ReactNode }) {
  const box = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const opener = document.activeElement
    const dialog = box.current
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={box}
      className="sheet"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === box.current) onClose()
      }}
    >
      <div className="sheet-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="round" aria-label={text('game.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="sheet-body" ref={reachable}>
        {children}
      </div>
    </dialog>
  )
}
