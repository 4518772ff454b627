import assert from 'node:assert/strict'
import { certifyInstant, returnOf, timesStake } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { configurationHashOf } from '../../configuration-hash.ts'
import { minesBoards, minesTimes } from '../../vectors/runs.ts'
import { Stream } from '../../verifier/index.ts'
import { certificate } from '../certificate.ts'
import { boardIn, CONFIGURATION, mines, minesIn, moveOf, timesX10000 } from './index.ts'

const STAKE = amount(1_001n)
const ALL = Array.from({ length: 25 }, (_, cell) => cell)

for (const { id, input, expected } of minesBoards) {
  test(`a board of mines: ${id}`, () => {
    const draws = new Stream({ ...input, streamCode: 'mines' })
    const drawn = mines.drawn(draws, String(input.mines), 0)
    assert.deepEqual(drawn, expected.pickOrder)
    assert.deepEqual(
      [...boardIn(drawn, input.mines)].sort((a, b) => a - b),
      expected.mineCells,
    )
    // Every safe cell opened: the run ends by itself; one more mine would have lost it.
    const safe = ALL.filter((cell) => !expected.mineCells.includes(cell)).map(moveOf)
    const choice = `${input.mines}-${safe.join('')}`
    const played = mines.play(new Stream({ ...input, streamCode: 'mines' }), STAKE, choice)
    assert.equal(played.payout, timesStake(STAKE, timesX10000(input.mines, safe.length)))
    assert.deepEqual(mines.judge(drawn, String(input.mines), safe.join(''))?.over, true)
    const blown = mines.judge(drawn, String(input.mines), safe[0]! + moveOf(expected.mineCells[0]!))
    assert.deepEqual(blown, { timesX10000: 0, cashable: false, over: true })
  })
}

for (const { id, input, expected } of minesTimes) {
  test(`what mines pay: ${id}`, () => {
    assert.deepEqual([input.tiles, input.edgeBp], [CONFIGURATION.cells, CONFIGURATION.edgeBp])
    assert.equal(timesX10000(input.mines, input.safePicks), expected.multiplierX10000)
  })
}

test('the certificate is what every opening and cash-out comes to', () => {
  const { played } = certificate
  assert.deepEqual({ ...certifyInstant(mines, configurationHashOf(mines)), played }, certificate)
  assert.equal(mines.capMultiple, Number(certificate.largestBaseWin))
})

test('every plan returns 99 %, less what flooring its multiplier takes', () => {
  let plans = 0
  for (const plan of mines.choices()) {
    const { returned, ways } = returnOf(mines.sharesOf(plan))
    // The floor takes less than one ten-thousandth of a stake, in the share that wins.
    const wins = mines.sharesOf(plan)[0]!.ways
    assert.ok(returned <= 9_900n * ways && returned > 9_900n * ways - wins, plan)
    plans++
  }
  assert.equal(plans, 300)
})

test('whichever cells are opened, in whatever order, a board of all boards returns the same', () => {
  // 2 mines: all 300 boards, once each; strategies that choose by what came before lose nothing.
  const boards = ALL.flatMap((a) => ALL.filter((b) => b > a).map((b) => [a, b]))
  assert.equal(boards.length, 300)
  const strategies: ((moves: string) => number)[] = [
    (moves) => moves.length,
    (moves) => 24 - moves.length,
    (moves) => (moves.length * 7 + 3) % 25,
  ]
  for (const next of strategies)
    for (const until of [1, 2, 5, 12, 23]) {
      let returned = 0n
      for (const board of boards) {
        let moves = ''
        let stand = mines.judge(board, '2', moves)!
        while (!stand.over && moves.length < until) {
          moves += moveOf(next(moves))
          stand = mines.judge(board, '2', moves)!
        }
        returned += BigInt(stand.timesX10000)
      }
      const { returned: exact, ways } = returnOf(mines.sharesOf(`2-${until}`))
      assert.equal(returned * ways, exact * 300n, `until ${until}`)
    }
})

test('moves that the game does not take', () => {
  const board = [7, 3, 12]
  for (const moves of ['aa', 'az', '0', 'dA', 'da', 'adb', '-'])
    assert.equal(mines.judge(board, '3', moves), undefined, moves)
  assert.throws(
    () => mines.play(new Stream({ ...minesBoards[0]!.input, streamCode: 'mines' }), STAKE, '3-da'),
    RangeError,
  )
})

test('a run without a move brings its stake back', () => {
  const played = mines.play(new Stream({ ...minesBoards[0]!.input, streamCode: 'mines' }), STAKE, '3-')
  assert.equal(played.payout, STAKE)
  assert.equal(mines.beats(played.draws, STAKE, '3-')[0]?.won, STAKE)
})

for (const text of ['', '0', '25', '03', '3.5', '-1', 'x']) {
  test(`no number of mines: "${text}"`, () => {
    assert.equal(minesIn(text), undefined)
    assert.equal(mines.opening.read(text), undefined)
    assert.equal(mines.choosing.read(`${text}-a`), undefined)
  })
}

test('draws that are no board are refused', () => {
  for (const drawn of [[], [1, 2], [1, 1, 2], [1, 2, 25], [1, 2, 3, 4]])
    assert.throws(() => mines.judge(drawn, '3', 'a'), RangeError)
})
