import { useEffect, useRef } from 'react'

const FREE = 'button:not(:disabled), select:not(:disabled)'
/** The moves of a game that has no button that plays while a run goes on. */
const MOVES = '.rn-bar .line:not(:disabled)'

/** Who opens a game of several moves, or comes back to one, begins at what goes on with it. */
export function useFirstFocus(): void {
  useEffect(() => {
    const first = document.querySelector<HTMLElement>('[data-plays]') ?? document.querySelector<HTMLElement>(MOVES)
    first?.focus({ preventScroll: true })
  }, [])
}

/**
 * Gives the focus back that a button lost: it was locked while the game asked, or went away.
 *
 * Who plays by keyboard goes on where they were: at the same button once it works again, beside it
 * where it stays locked, at the button that plays (`data-plays`) where it is gone or games play
 * themselves. Nothing is done for who let go of it by themselves or left the frame, nor for a
 * field: its Enter must not fall on the button that plays.
 */
export function useKeptFocus(playing: boolean): void {
  const held = useRef<HTMLElement>(undefined)
  useEffect(() => {
    const came = ({ target }: FocusEvent) => {
      held.current = target instanceof HTMLElement && target.matches('button, select') ? target : undefined
    }
    const pressed = () => {
      held.current = undefined
    }
    addEventListener('focusin', came)
    addEventListener('pointerdown', pressed)
    return () => {
      removeEventListener('focusin', came)
      removeEventListener('pointerdown', pressed)
    }
  }, [])
  // After each drawing: what was locked or taken away shows then.
  useEffect(() => {
    const element = held.current
    if (!element || !document.hasFocus() || document.querySelector('dialog[open]')) return
    const isLocked = element.matches(':disabled')
    if (document.activeElement !== document.body && !(document.activeElement === element && isLocked)) return
    const plays = () => document.querySelector<HTMLElement>('[data-plays]')
    if (!element.isConnected) (plays() ?? document.querySelector<HTMLElement>(MOVES))?.focus()
    else if (!isLocked) element.focus()
    else (playing ? plays() : element.parentElement?.querySelector<HTMLElement>(FREE))?.focus()
  })
}
