import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { text } from '../client/text.ts'
import { IconButton } from './IconButton.tsx'

interface Props {
  title: string
  size?: 'narrow' | 'wide'
  /** Absent: nothing but its own way out closes it. */
  onClose?: () => void
  /** A dialog asks one thing: it ignores clicks beside it. */
  dialog?: boolean
  children: ReactNode
}

/** A window over the page: traps focus, gives it back, closes on Escape and beside it; a sheet on phones. */
export function Modal({ title, size, onClose, dialog, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const opener = document.activeElement
    const box = ref.current
    box?.showModal()
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = overflow
      box?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className={['modal', size, dialog && 'plain narrow'].filter(Boolean).join(' ')}
      aria-labelledby={heading}
      onCancel={(event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose?.()
      }}
      onKeyDown={(event) => {
        // Chromium lets a second Escape through `cancel`: a window that must stay, stays.
        if (event.key === 'Escape' && !onClose) event.preventDefault()
      }}
      onPointerDown={(event) => {
        if (event.target === ref.current && !dialog) onClose?.()
      }}
    >
      <div className="modal-head">
        <h2 id={heading}>{title}</h2>
        {onClose && (
          <IconButton label={text('shell.close')} onClick={onClose}>
            <X className="i" aria-hidden />
          </IconButton>
        )}
      </div>
      <div className="modal-body">{children}</div>
    </dialog>
  )
}
