import { fromStage, type FromStage, type ToStage } from '@senluna/contract/play/stage.ts'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Talks to the page in the game frame. What comes from elsewhere, or is no known message, is
 * dropped; what is said goes to the stage's own address only.
 */
export function useStage(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  heard: (message: FromStage, say: (message: ToStage) => void) => void,
): (message: ToStage) => void {
  const latest = useRef(heard)
  useEffect(() => {
    latest.current = heard
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const read = fromStage.safeParse(event.data)
      if (read.success) latest.current(read.data, (answer) => frame.current?.contentWindow?.postMessage(answer, origin))
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [frame, origin])
  return (message) => frame.current?.contentWindow?.postMessage(message, origin)
}

/**
 * Where our own game page was opened: on the play host, or on one of the brand's hosts for it;
 * nothing for a vendor's.
 */
export const stageOf = (url: string, stageOrigin: string, hosts: readonly string[]): string | undefined =>
  [stageOrigin, ...hosts.map((host) => new URL(host).origin)].find(
    (origin) => URL.canParse(url) && new URL(url).origin === origin,
  )

/** Whether a launch address may stand in the frame: the stage's, or a vendor's over https. */
export function mayFrame(url: string, stageOrigin: string): boolean {
  try {
    const { origin, protocol } = new URL(url, location.href)
    return origin === stageOrigin || (protocol === 'https:' && origin !== location.origin)
  } catch {
    return false
  }
}
