import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { CHOICE_LENGTH } from '@senluna/kit/games/game.ts'
import { isInstant } from '@senluna/kit/games/instant.ts'
import { isRunGame, type RunGame } from '@senluna/kit/games/run.ts'
import { isTableGame } from '@senluna/kit/games/table.ts'
import { playMany } from '@senluna/kit/games/instant-played.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { clients } from './clients.ts'
import type { OwnGame, SideGame, SomeRun } from './own-game.ts'
import { OWN_GAMES, PLAYED_GAMES, SIDE_GAMES } from './own-games.ts'
import { motifName } from './pictures.ts'
import { sampleDraws } from '@senluna/kit/games/sample-draws.ts'

test('each game of ours has a code, a stream, a picture and a screen of its own', () => {
  for (const values of [
    OWN_GAMES.map(({ game }) => game.code),
    OWN_GAMES.map(({ game }) => game.streamCode),
    OWN_GAMES.map(({ catalogue }) => motifName(catalogue.motif)),
    OWN_GAMES.map(({ names }) => names.VI),
  ])
    assert.equal(new Set(values).size, OWN_GAMES.length)
  assert.deepEqual(OWN_GAMES.map(({ game }) => game.code).toSorted(), Object.keys(clients).toSorted())
})

const PLAYED: readonly (SideGame & Pick<Partial<OwnGame>, 'someRun'>)[] = PLAYED_GAMES

test('a side game stands in no catalogue and has no screen', () => {
  for (const { game } of SIDE_GAMES) {
    assert.ok(!OWN_GAMES.some((own) => own.game.code === game.code))
    assert.ok(!(game.code in clients))
  }
})

for (const { game, certificate, someChoice, someRun } of PLAYED) {
  test(`rounds of ${game.code} come to what its choices return exactly`, () => {
    const { played, modes = [] } = certificate
    assert.ok(played)
    if (!isInstant(game) && !isTableGame(game))
      for (const figures of [certificate, ...modes]) assert.equal(figures.played?.expected, figures.rtp.decimal)
    const now =
      someChoice && (isInstant(game) || isTableGame(game))
        ? [playMany(game, someChoice, sampleDraws(20_261_129), 20_000)]
        : []
    for (const { returned, expected, error } of [...now, played, ...modes.map((mode) => mode.played!)])
      assert.ok(Math.abs(Number(returned) - Number(expected)) < 4 * Number(error), returned)
    assert.equal(played.rounds, '1000000')
    for (const mode of modes) assert.ok(Number(mode.played!.rounds) >= 100_000)
  })

  test(`the folder of ${game.code} is called by its kind and its code`, () => {
    const kinds = ['slots', 'instant', 'table', 'run', 'side']
    assert.ok(kinds.some((kind) => existsSync(new URL(`./${kind}-${game.code}/game.ts`, import.meta.url))))
  })

  test(`pretended players of ${game.code} choose what it offers`, () => {
    if (isRunGame(game)) return movesOf(game, someRun)
    if (!someChoice) return assert.equal(game.choosing, undefined)
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (shares) => {
        const choice = someChoice((n) => Math.floor(shares.next().value! * n))
        assert.equal(game.choosing?.read(choice), choice)
        assert.ok(choice.length <= CHOICE_LENGTH)
      }),
    )
  })
}

/** Openings that the game reads, and moves that it takes. */
function movesOf(game: RunGame, someRun: SomeRun | undefined): void {
  assert.ok(someRun)
  const chance = sampleDraws(20_261_130)
  const below = (n: number) => chance.uint(n)
  for (let run = 0; run < 200; run++) {
    const opening: string = someRun.opening(below)
    assert.equal(game.opening.read(opening), opening)
    // The same seed gives the same numbers first, however many moves.
    const drawn = (moves: string) => game.drawn(sampleDraws(run), opening, moves.length)
    for (let moves = ''; !game.judge(drawn(moves), opening, moves)?.over;) {
      const move = someRun.move(below, { opening, moves, shown: game.shown(drawn(moves), opening, moves) })
      if (move === undefined) break
      moves += move
      assert.ok(game.judge(drawn(moves), opening, moves), `${game.code} takes ${opening}-${moves}`)
      assert.ok(`${opening}-${moves}`.length <= CHOICE_LENGTH)
    }
  }
}
