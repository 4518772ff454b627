import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'

const LONG_MS = 500
const STILL_PX = 10

/**
 * What holding a finger on a thing does: the same as the menu key, Shift F10 or the letter I on it.
 * A mouse keeps the browser's own menu.
 */
export function useLongPress(act: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout> | undefined; x: number; y: number; long: boolean }>({
    timer: undefined,
    x: 0,
    y: 0,
    long: false,
  })
  const stop = () => clearTimeout(press.current.timer)
  const fire = () => {
    stop()
    if (press.current.long) return
    press.current.long = true
    act()
  }
  return {
    handlers: {
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        stop()
        const timer = pointerType === 'touch' ? setTimeout(fire, LONG_MS) : undefined
        press.current = { timer, x: clientX, y: clientY, long: false }
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (Math.hypot(clientX - press.current.x, clientY - press.current.y) > STILL_PX) stop()
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (event: MouseEvent) => {
        const { nativeEvent } = event
        const byMouse = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'mouse'
        if (byMouse && nativeEvent.button === 2) return
        event.preventDefault()
        // Without a finger on it, it was the keyboard.
        if (press.current.timer === undefined) press.current.long = false
        fire()
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        act()
      },
    },
    /**
     * Whether the press that ends in this click was a long one, which has done its work already.
     */
    wasLong: () => {
      const { long } = press.current
      press.current.long = false
      return long
    },
  }
}
