import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { text } from '../client/text.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { dismiss, onToasts, shownToasts, staysMs, type Toast } from './toast.ts'
import { onWindows, openWindows } from './windows/open-windows.ts'

const ICONS = { success: CircleCheck, info: Info, error: CircleAlert }

/**
 * Where short messages appear: top right, above the tab bar on phones. What was said over a window
 * stands in it while it is open: nobody sees or presses what lies under one.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, shownToasts, shownToasts)
  const windows = useSyncExternalStore(onWindows, openWindows, openWindows)
  const placeOf = ({ over }: Toast) => (over && windows.includes(over) ? over : undefined)
  return (
    <>
      <List toasts={toasts.filter((toast) => !placeOf(toast))} />
      {windows.map((window, place) => {
        const own = toasts.filter((toast) => placeOf(toast) === window)
        // A window has no part of which nothing is to be read.
        return own.length > 0 && createPortal(<List toasts={own} />, window, String(place))
      })}
    </>
  )
}

function List({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <section className="toasts" aria-label={text('shell.toasts')}>
      {toasts.map((toast) => (
        <Message key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function Message({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  const Icon = ICONS[toast.kind]
  useEffect(() => {
    const stays = toast.act?.stays ? 0 : staysMs(toast.kind)
    if (stays === 0 || held) return
    const timer = setTimeout(() => dismiss(toast.id), stays)
    return () => clearTimeout(timer)
  }, [toast.id, toast.kind, toast.act, held])
  return (
    <div
      className={`toast ${toast.kind}`}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className="i" aria-hidden />
      <span>{toast.message}</span>
      {toast.act && (
        <Button size="sm" onClick={toast.act.run}>
          {toast.act.label}
        </Button>
      )}
      <IconButton label={text('shell.toast.close')} onClick={() => dismiss(toast.id)}>
        <X className="i s" aria-hidden />
      </IconButton>
    </div>
  )
}
