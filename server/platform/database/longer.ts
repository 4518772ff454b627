const LONGER = /^set local statement_timeout = '(\d+)min'$/
const ENDS = /^(?:commit|rollback)$/i

/** The statement that gives the later ones of its transaction so many minutes each. */
export const longer = (minutes: number): string => `set local statement_timeout = '${minutes}min'`

/**
 * How long the answers that come after a statement are waited for; undefined when it changes
 * nothing about that. `usualMs` is what holds outside such a transaction.
 */
export function waitAfter(text: string, usualMs: number): number | undefined {
  const minutes = LONGER.exec(text)?.[1]
  if (minutes !== undefined) return Number(minutes) * 60_000 + usualMs
  return ENDS.test(text) ? usualMs : undefined
}
