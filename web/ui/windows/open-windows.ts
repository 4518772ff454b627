/** The windows over the page, the last one on top. */
let windows: readonly Element[] = []
const listeners = new Set<() => void>()

function change(to: readonly Element[]): void {
  windows = to
  for (const listen of listeners) listen()
}

/** A window stands over the page, which nobody can press until then. Returns what closes it. */
export function windowOpened(box: Element): () => void {
  change([...windows, box])
  return () => change(windows.filter((other) => other !== box))
}

export const openWindows = (): readonly Element[] => windows
/** The window on top; none where the page itself can be pressed. */
export const topWindow = (): Element | undefined => windows.at(-1)

export function onWindows(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}
