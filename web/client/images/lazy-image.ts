/**
 * A picture is asked for when it is within this many heights of the window: the window itself and a
 * third of one more.
 */
export const PRELOAD = 1.3
/** So often a picture is asked for before its place stays empty. */
export const ATTEMPTS = 3
/** So many pictures are known to be here: they show at once wherever they stand next. */
export const CACHED = 200

const shown = new Set<string>()

/**
 * Notes that a picture has come; the one not seen for longest is forgotten when there are too many.
 */
export function noteShown(address: string): void {
  shown.delete(address)
  shown.add(address)
  const [oldest] = shown
  if (shown.size > CACHED && oldest !== undefined) shown.delete(oldest)
}

/** Whether a picture has been here lately. */
export const wasShown = (address: string): boolean => shown.has(address)

/**
 * How long to wait before a picture is asked for again, after so many attempts; nothing when that
 * was the last.
 */
export const pauseAfter = (attempts: number): number | undefined => (attempts < ATTEMPTS ? 400 * attempts : undefined)

let watching: IntersectionObserver | undefined
const near = new WeakMap<Element, () => void>()

/** Calls `then` once, when an element is near the window. Returns what stops the waiting. */
export function whenNear(element: Element, then: () => void): () => void {
  const margin = `${Math.round((PRELOAD - 1) * 100)}%`
  watching ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        watching?.unobserve(target)
        near.get(target)?.()
      }
    },
    { rootMargin: margin },
  )
  near.set(element, then)
  watching.observe(element)
  return () => watching?.unobserve(element)
}
