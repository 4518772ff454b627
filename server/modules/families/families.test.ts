import assert from 'node:assert/strict'
import { id } from '@senluna/kit/ids.ts'
import { test } from 'vitest'
import type { BetRow } from '@senluna/contract/money/records.ts'
import { configureFamilies, detailsOf, familyOf, familyOfGame, frameCaller, openFamilies } from './families.ts'
import type { FamilyBase, GameFamily, OpenFamily } from './family.ts'

/** A family as a folder would export it. */
const coin: GameFamily<OpenFamily & { sides: string }> = {
  name: 'coin',
  configure: (env) => {
    const sides = env.COIN_SIDES
    if (sides === undefined) throw new Error('COIN_SIDES must be set.')
    return async () => ({
      sides,
      routes: [],
      owns: (gameId) => gameId.startsWith('coin-'),
      launch: async () => ({ game_url: '/coin', openIn: 'ROUTE', sessionId: 's', expiresAt: '' }),
      details: async (_owner, rows) => new Map(rows.map(({ betNo }) => [betNo, sides])),
    })
  },
}
const silent: GameFamily = {
  name: 'silent',
  configure: () => async () => ({
    routes: [],
    owns: () => false,
    launch: () => Promise.reject(new Error('never')),
    caller: async () => null,
  }),
}
const base = {} as FamilyBase
const opened = () => openFamilies(configureFamilies([silent, coin], { COIN_SIDES: 'heads or tails' }), base)

test('a setting that is wrong is told before anything opens', () =>
  assert.throws(() => configureFamilies([silent, coin], {}), /COIN_SIDES must be set\./))

test('a game is opened by the family that owns it', async () => {
  const families = await opened()
  assert.equal(familyOfGame(families, 'coin-1'), families.get('coin'))
  assert.equal(familyOfGame(families, 'sen-vang'), undefined)
  assert.equal(familyOf(families, coin).sides, 'heads or tails')
})

test('what families say of wagers is put together; one with nothing to say adds nothing', async () => {
  const rows = [{ betNo: 'b1' }] as BetRow[]
  assert.deepEqual(
    [...(await detailsOf(await opened(), id('00000000-0000-7000-8000-000000000001'), rows, 'EN'))],
    [['b1', 'heads or tails']],
  )
})

test('nobody calls from a frame that no family knows', async () => {
  const [request, brand, now] = [{}, {}, 0] as unknown as Parameters<typeof frameCaller> extends [
    unknown,
    ...infer Rest,
  ]
    ? Rest
    : never
  assert.equal(await frameCaller(await opened(), request, brand, now), null)
})
