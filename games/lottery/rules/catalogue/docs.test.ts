import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { GAMES } from '../index.ts'

const page = readFileSync(new URL('../../../../docs/lottery.md', import.meta.url), 'utf8')

test('docs/lottery.md lists every game of the catalogue and no other, with its draw and when it closes', () => {
  const [, catalogue = ''] = page.split('\n## Catalogue\n')
  const rows = [...(catalogue.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)` \|(.*)$/gm)]
  assert.deepEqual(
    rows.map(([, code]) => code),
    [...GAMES.keys()],
  )
  for (const [, code = '', row = ''] of rows) {
    const game = GAMES.get(code)
    assert.ok(game)
    const closes =
      game.clock.kind === 'INTERVAL'
        ? `closes ${game.clock.lockSeconds} s before`
        : `closes ${game.clock.lockAt.slice(0, 5)}`
    for (const said of [
      game.names.EN,
      `| ${game.profile} |`,
      `${game.vendorCode} / ${game.product} / ${game.prizeMode}`,
      closes,
    ]) {
      assert.ok(row.includes(said), `${code}: ${said}`)
    }
    const result = game.disabled === undefined ? (game.source === 'SELF' ? 'house' : 'official') : 'disabled'
    assert.ok(row.endsWith(`| ${result} |`), `${code}: ${result}`)
  }
})
