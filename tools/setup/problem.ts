/** Something the person at the keyboard can mend: shown as its sentences, without a stack. */
export class Problem extends Error {
  override name = 'Problem'
}

/** Ends a command that failed: sentences for a problem, everything for a bug. */
export function giveUp(error: unknown): never {
  console.error(error instanceof Problem ? `\n${error.message}\n` : error)
  process.exit(1)
}
