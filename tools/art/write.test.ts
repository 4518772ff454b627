import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { NAMED } from '@senluna/games/art/named.ts'
import { writeArt } from './write.ts'

test('every named picture is written as it is drawn', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'senluna-named-'))
  const names = await writeArt(join(folder, 'art'))
  assert.deepEqual((await readdir(join(folder, 'art'))).sort(), [...names].sort())
  assert.equal(await readFile(join(folder, 'art', 'hero.svg'), 'utf8'), NAMED.hero!())
  await rm(folder, { recursive: true })
})
