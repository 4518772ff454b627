import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { ROOT } from './setup/root.ts'

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

test('every command goes the way of the bare machine, and README names it', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  assert.ok('rtp' in scripts)
  for (const [name, script] of Object.entries(scripts)) {
    assert.equal(script, `node tools/go.mjs ${name}`)
    assert.ok(existsSync(join(ROOT, 'tools', `${name}.ts`)), name)
    assert.ok(readme.includes(`npm run ${name}`) || readme.includes(`npm ${name}`), `README lacks ${name}`)
  }
})

test('a command that is none is told those there are', () => {
  const ran = spawnSync(process.execPath, [join(ROOT, 'tools', 'go.mjs'), 'nothing'], { encoding: 'utf8' })
  assert.equal(ran.status, 1)
  for (const name of Object.keys(scripts)) assert.match(ran.stderr, new RegExp(`[ ,]${name}[,.]`))
})
