import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, test } from 'vitest'
import { Built } from './chunks.ts'

test('a file of texts is named by the language that asks for it', () => {
  const app = mkdtempSync(join(tmpdir(), 'senluna-built-'))
  onTestFinished(() => rmSync(app, { recursive: true }))
  mkdirSync(join(app, 'dist', 'assets'), { recursive: true })
  writeFileSync(join(app, 'dist', 'index.html'), '')
  writeFileSync(
    join(app, 'dist', 'assets', 'shell-abc.js'),
    'a={CN:()=>V(()=>import(`./page-4Y_-0W6n.js`),[]),VI:()=>V(()=>import(`./page-DF3P4yVV.js`),[])};b=()=>import(`./page-other.js`)',
  )
  const built = new Built(app)
  assert.equal(built.askedAs('page-4Y_-0W6n.js'), 'CN')
  assert.equal(built.askedAs('page-DF3P4yVV.js'), 'VI')
  assert.equal(built.askedAs('page-other.js'), undefined)
})
