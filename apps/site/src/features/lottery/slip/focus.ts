/** Puts the focus on the board, where the next bet begins: what had it is gone. */
export function toBoard(): void {
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>('.lot-grid button[tabindex="0"], .lh-typed textarea, .entry textarea')
      ?.focus({ preventScroll: true }),
  )
}

/**
 * Puts the focus on what stands in the place of an element that goes: the same of the next of its
 * list, or `otherwise` when that was the last.
 */
export function toNext(gone: Element, otherwise: HTMLElement | null): void {
  const list = gone.closest('ul')
  const place = [...(list?.children ?? [])].findIndex((item) => item.contains(gone))
  const like = [...gone.classList].map((name) => `.${name}`).join('')
  requestAnimationFrame(() => {
    const left = list?.isConnected ? list.querySelectorAll<HTMLElement>(like) : []
    const next = left[Math.min(place, left.length - 1)] ?? otherwise
    next?.focus({ preventScroll: true })
  })
}

/** Takes the reader to the first field that holds something else than it takes. */
export function toMistyped(within: HTMLElement | null): void {
  const field = within?.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
