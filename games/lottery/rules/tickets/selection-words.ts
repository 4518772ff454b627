/** How the words of a reader's language are found. */
export interface SelectionNames {
  /** What one choice is called; a number stands for itself. */
  pick: (pick: string) => string
  /** What a named part of a selection is called, as `banker`. */
  part: (name: string) => string
}

/** A selection as people read it: its numbers and words, those of several places apart. */
export function selectionWords(selection: unknown, names: SelectionNames): string {
  if (typeof selection === 'string' || typeof selection === 'number') return names.pick(String(selection))
  if (Array.isArray(selection)) {
    const parts = selection.map((part: unknown) => selectionWords(part, names))
    if (!selection.some((part) => Array.isArray(part))) return parts.join(', ')
    // A place that isn't played keeps its room, so that the others stand where they are.
    return parts.map((part) => part || '–').join(' | ')
  }
  if (typeof selection !== 'object' || selection === null) return ''
  return Object.entries(selection)
    .map(([name, part]) => `${names.part(name)}: ${selectionWords(part, names)}`)
    .join(' · ')
}

/**
 * A draw's number as people read it: a day as `dayOf` writes it, a place in a day after it. Other
 * numbers stand for themselves.
 */
export function drawNumberWords(
  drawNumber: string,
  dayOf: (year: number, month: number, day: number) => string,
): string {
  const day = /^(\d{4})(\d{2})(\d{2})(\d{4})?$/.exec(drawNumber)
  if (!day) return drawNumber
  const [, year, month, date, place] = day
  return `${dayOf(Number(year), Number(month), Number(date))}${place === undefined ? '' : ` #${place}`}`
}
