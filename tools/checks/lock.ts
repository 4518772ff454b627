/** The parts of a lock file that matter here. */
export interface Lock {
  packages: Record<string, { version?: string; link?: boolean; optionalDependencies?: Record<string, string> }>
}

/**
 * The optional packages that some package in the lock names and the lock lacks, one sentence each.
 *
 * npm leaves out, without a word, a platform's package that could not be had; `npm ci` then fails,
 * on every machine.
 */
export function lockProblems(lock: Lock): string[] {
  return Object.entries(lock.packages).flatMap(([path, { optionalDependencies }]) =>
    Object.entries(optionalDependencies ?? {})
      .filter(([name]) => !isLocked(lock, path, name))
      .map(([name, range]) => `${path || 'the root'} wants ${name}@${range}, which the lock file does not have`),
  )
}

/**
 * Whether a package as seen from `path` is there: in its own folder or any above it, as Node looks
 * for it.
 */
function isLocked(lock: Lock, path: string, name: string): boolean {
  for (let at = path; ; at = at.slice(0, Math.max(at.lastIndexOf('node_modules/') - 1, 0))) {
    if (lock.packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true
    if (at === '') return false
  }
}
