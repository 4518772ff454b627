import { useEffect, useEffectEvent } from 'react'

/** What a key does while no panel is open. Letters as in `event.key`, lower case; `space`. */
export type KeyMap = Readonly<Record<string, () => void>>

/** Two Escapes this close together leave the frame. */
const TWICE_MS = 600

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null
const pressable = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('button, a, [role=button]') !== null

/**
 * Listens to single keys where the player has turned them on, and always to Escape pressed twice.
 */
export function useHotkeys(on: boolean, keys: KeyMap, onLeave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent, escapedAt: number): number => {
    if (document.querySelector('dialog[open]')) return 0
    if (event.key === 'Escape' && !event.repeat) {
      if (event.timeStamp - escapedAt > TWICE_MS) return event.timeStamp
      onLeave()
      return 0
    }
    if (!on || event.repeat || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return 0
    // A button in focus answers to Space by itself.
    if (event.key === ' ' && pressable(event.target)) return 0
    const act = keys[event.key === ' ' ? 'space' : event.key.toLowerCase()]
    if (!act) return 0
    event.preventDefault()
    act()
    return 0
  })
  useEffect(() => {
    let escapedAt = 0
    const listen = (event: KeyboardEvent) => {
      escapedAt = press(event, escapedAt)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
