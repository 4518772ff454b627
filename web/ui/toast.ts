import { topWindow } from './windows/open-windows.ts'

/** A short message at the edge of the page. Errors stay until closed. */
export interface Toast {
  id: number
  kind: 'success' | 'info' | 'error'
  message: string
  /** What can be done about it. `stays`: it waits until that is done or it is closed. */
  act?: { label: string; run: () => void; stays?: true }
  /** The window it was said over; none where that was the page. */
  over: Element | undefined
}

const MOST = 3
const STAYS_MS = { success: 4_000, info: 6_000, error: 0 }
let toasts: readonly Toast[] = []
let next = 1
const listeners = new Set<() => void>()

function change(to: readonly Toast[]): void {
  toasts = to
  for (const listen of listeners) listen()
}

/** Shows a short message; the oldest goes when there are more than three. */
export function toast(kind: Toast['kind'], message: string, act?: Toast['act']): void {
  if (toasts.some((toast) => toast.message === message && toast.kind === kind)) return
  change([...toasts, { id: next++, kind, message, act, over: topWindow() }].slice(-MOST))
}

export const dismiss = (id: number): void => change(toasts.filter((toast) => toast.id !== id))
export const shownToasts = (): readonly Toast[] => toasts
/** How long a message stays by itself; 0 is until closed. */
export const staysMs = (kind: Toast['kind']): number => STAYS_MS[kind]

export function onToasts(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}
