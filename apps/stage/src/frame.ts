import { toStage, type FromStage, type ToStage } from '@senluna/contract/play/stage.ts'
import type { Frame } from '@senluna/games/engine/session/game-session.ts'

/** What the browser knows about who embedded this page. */
export interface Embedding {
  framed: boolean
  /** Origins of the frames around, the nearest first; absent in browsers that don't say. */
  ancestors: readonly string[] | undefined
  referrer: string
}

/**
 * Whether the site named in the address really is around this frame.
 *
 * The address alone could be written by anybody, so the browser's own word has to agree: its list
 * of ancestors, or where there is none the referrer.
 */
export function isAround(parent: string, { framed, ancestors, referrer }: Embedding): boolean {
  if (!framed) return false
  if (ancestors) return ancestors[0] === parent
  try {
    return new URL(referrer).origin === parent
  } catch {
    return false
  }
}

export const embedding = (): Embedding => ({
  framed: window.parent !== window,
  ancestors: 'ancestorOrigins' in location ? Array.from(location.ancestorOrigins) : undefined,
  referrer: document.referrer,
})

/**
 * The line to the site around the frame, open to that one origin and no other; without a site,
 * silent.
 */
export function frameTo(parent: string): Frame {
  if (!isAround(parent, embedding())) return { send: () => undefined, listen: () => () => undefined }
  const hearing = new Set<(message: ToStage) => void>()
  let hello: ToStage | undefined
  addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== parent) return
    const message = toStage.safeParse(event.data)
    if (!message.success) return
    if (message.data.type === 'hello') hello = message.data
    for (const hear of hearing) hear(message.data)
  })
  return {
    send: (message: FromStage) => window.parent.postMessage(message, parent),
    listen: (hear) => {
      hearing.add(hear)
      // The site greets once; whoever comes later hears it too.
      if (hello) hear(hello)
      return () => hearing.delete(hear)
    },
  }
}
