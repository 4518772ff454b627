import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { ROOT } from '../setup/root.ts'

/** What the compiler says to a source that is compiled as kit and rules are. */
function compile(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'senluna-pure-'))
  try {
    const extended = { extends: join(ROOT, 'tsconfig.pure.json'), include: ['*.ts'] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(extended))
    writeFileSync(join(folder, 'rule.ts'), source)
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
    return spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' }).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

for (const [source, name] of [
  ['export const a = document.title', 'document'],
  ['export const a = process.env', 'process'],
  ['export const a = setTimeout', 'setTimeout'],
] as const) {
  test(`kit and rules compile without ${name}`, () => assert.match(compile(source), new RegExp(`name '${name}'`)))
}

test('they compile with the language alone', () => {
  assert.equal(compile('export const a = [3, 1, 2].toSorted().at(-1) ?? Math.max(1, 2)'), '')
})
