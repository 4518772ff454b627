import { text } from '@senluna/web/client/text.ts'
import type { SpokenBeat } from '../../engine/slot/view.ts'
import type { MoneyWriter } from '../../engine/ui/money.ts'
import { UNITS, type Beat, type Window } from '../rules/index.ts'
import { nameOf } from './names.ts'
import type { Shown, View } from './view.ts'
import { say } from './words.ts'

/** What hundredths of a bet are worth. */
export const worthOf = (units: number, bet: bigint): bigint => (BigInt(units) * bet) / BigInt(UNITS)

/** The window row by row, as it is read out. */
export const rowsOf = (window: Window): string[][] =>
  window[0]!.map((_, row) => window.map((symbols) => nameOf(symbols[row]!)))

const wordsOf = (win: Shown): string =>
  'ways' in win
    ? say('roiNuoc.win', { count: win.count, symbol: nameOf(win.symbol), ways: win.ways })
    : `${win.count}× ${nameOf('S')}`

/** What is pointed at just now and what it paid, in words. */
export function pointedNote({ pointedAt, spokenBeat }: View, write: MoneyWriter): string | undefined {
  if (!pointedAt || !spokenBeat) return undefined
  return `${wordsOf(pointedAt)} · ${write.plain(worthOf(pointedAt.units, spokenBeat.beat.bet))}`
}

/** A spin's result in a few sentences, for those who listen. */
export function spoken({ beat, again }: SpokenBeat<Beat>, write: MoneyWriter): string {
  const rows = rowsOf(beat.window)
    .map((symbols, row) => text('game.grid.row', { row: row + 1, symbols: symbols.join(', ') }))
    .join('; ')
  const wins: readonly Shown[] = [...beat.wins, ...(beat.scatterWin ? [beat.scatterWin] : [])]
  const sentences = [
    again ? `${text('game.replay')}.` : '',
    beat.type === 'freeSpin' ? `${text('game.freeSpins.now', { now: beat.number, all: beat.of })}.` : '',
    text('game.say.stopped', { rows }),
    ...wins.map((win) => `${wordsOf(win)}, ${write.plain(worthOf(win.units, beat.bet))}.`),
    beat.won > 0n ? text('game.say.win', { amount: write.plain(beat.won) }) : text('game.say.noWin'),
    beat.freeSpinsWon > 0 ? `${text('game.freeSpins.won', { count: beat.freeSpinsWon })}.` : '',
    beat.capped ? text('game.capped') : '',
    beat.freeSpinsLeft > 0 ? `${text('game.freeSpins.left', { count: beat.freeSpinsLeft })}.` : '',
  ]
  return sentences.filter(Boolean).join(' ')
}
