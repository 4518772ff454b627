import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, test } from 'vitest'
import { Built } from './chunks.ts'

/** A built app with one script. */
function builtOf(script: string): Built {
  const app = mkdtempSync(join(tmpdir(), 'senluna-built-'))
  onTestFinished(() => rmSync(app, { recursive: true }))
  mkdirSync(join(app, 'dist', 'assets'), { recursive: true })
  writeFileSync(join(app, 'dist', 'index.html'), '')
  writeFileSync(join(app, 'dist', 'assets', 'shell-abc.js'), script)
  return new Built(app)
}

test('a file of texts is named by the language that asks for it', () => {
  const built = builtOf(
    'a={CN:()=>V(()=>import(`./page-4Y_-0W6n.js`),[]),VI:()=>V(()=>import(`./page-DF3P4yVV.js`),[])};b=()=>import(`./page-other.js`)',
  )
  assert.equal(built.askedAs('page-4Y_-0W6n.js'), 'CN')
  assert.equal(built.askedAs('page-DF3P4yVV.js'), 'VI')
  assert.equal(built.askedAs('page-other.js'), undefined)
})

test('what a list of loaders fetches is told by its names', () => {
  const built = builtOf(
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/client-a.js","assets/ui-b.js","assets/client-c.css","assets/client-d.js"])))=>i.map(i=>d[i]);' +
      'le={"./slots-cho-noi/client/index.tsx":()=>e(()=>import(`./client-a.js`),__vite__mapDeps([0,1,2])),dice:()=>e(()=>import(`./client-d.js`),__vite__mapDeps([3,1])),VI:()=>e(()=>import(`./page-x.js`),__vite__mapDeps([1]))}',
  )
  assert.deepEqual(
    [...built.loadedBy(/^client-/)],
    [
      ['./slots-cho-noi/client/index.tsx', ['client-a.js', 'ui-b.js', 'client-c.css']],
      ['dice', ['client-d.js', 'ui-b.js']],
    ],
  )
})
