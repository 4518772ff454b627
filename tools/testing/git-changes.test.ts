import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changesIn } from './git-changes.ts'

/** A repository whose main has two commits. */
function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'senluna-git-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...words], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
  const write = (name: string) => writeFileSync(join(folder, name), name)
  const commit = (name: string) => {
    write(name)
    git('add', '.')
    git('commit', '-qm', name)
  }
  git('init', '-q', '-b', 'main')
  commit('first')
  commit('second')
  return { folder, git, write, commit }
}

test('on main it is the last commit and what is not committed', () => {
  const { folder, write, git } = repository()
  write('first-new')
  assert.deepEqual(changesIn(folder), { base: git('rev-parse', 'HEAD~1'), files: ['first-new', 'second'] })
})

test('on a branch it is everything since it left main', () => {
  const { folder, git, commit, write } = repository()
  git('checkout', '-qb', 'feature')
  commit('third')
  commit('fourth')
  git('checkout', '-q', 'main')
  commit('of-others')
  git('checkout', '-q', 'feature')
  write('first-new')
  expect(changesIn(folder).files).toEqual(['first-new', 'fourth', 'third'])
})

test('a moved file is named at both places: what it was is gone', () => {
  const { folder, git } = repository()
  git('checkout', '-qb', 'feature')
  git('mv', 'second', 'moved')
  git('commit', '-qm', 'move')
  expect(changesIn(folder).files).toEqual(['moved', 'second'])
})
