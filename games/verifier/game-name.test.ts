import assert from 'node:assert/strict'
import { test } from 'vitest'
import { gameNameIn, VERIFIABLE } from './index.ts'

test('every game that can be verified has a name for players, whatever their language', () => {
  for (const { code } of VERIFIABLE)
    for (const language of ['VI', 'EN', 'JA', 'FR']) assert.notEqual(gameNameIn(language, code), code, language)
  assert.equal(gameNameIn('VI', 'limbo'), 'Chạm Trăng')
})
