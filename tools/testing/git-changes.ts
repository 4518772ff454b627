import { execFileSync } from 'node:child_process'

/** The commit that a branch's change is compared with, and the files that differ from it. */
export interface Changes {
  base: string
  files: readonly string[]
}

/**
 * What has changed in `folder` since its branch left main, uncommitted and new files too. On main
 * itself: since the commit before the last one.
 */
export function changesIn(folder: string): Changes {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
  const left = git('merge-base', 'HEAD', mainOf(git))
  const base = left === git('rev-parse', 'HEAD') ? git('rev-parse', 'HEAD~1') : left
  const lists = [
    git('diff', '--name-only', '--no-renames', base),
    git('ls-files', '--others', '--exclude-standard', '--full-name'),
  ]
  return { base, files: [...new Set(lists.flatMap((list) => list.split('\n')).filter(Boolean))].sort() }
}

/** The name under which this clone knows main; where it doesn't, the last commit is the change. */
const mainOf = (git: (...words: string[]) => string) =>
  git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main').split('\n')[0] || 'HEAD'
