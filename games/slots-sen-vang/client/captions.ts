import { text } from '@senluna/web/client/text.ts'
import type { SpokenBeat } from '../../engine/slot/view.ts'
import type { MoneyWriter } from '../../engine/ui/money.ts'
import { SEN_VANG, type Beat, type Window } from '../rules/index.ts'
import { nameOf } from './names.ts'
import type { Shown, View } from './view.ts'

/** What a line bet is worth at a stake. */
export const lineBetOf = (stake: bigint): bigint => stake / BigInt(SEN_VANG.lineBets)

/** The window row by row, as it is read out. */
export const rowsOf = (window: Window): string[][] =>
  [0, 1, 2].map((row) => window.map((symbols) => nameOf(symbols[row]!)))

/** What one win of a spin paid. */
export const paidBy = (win: Shown, beat: Pick<Beat, 'multiplier'>, stake: bigint): bigint =>
  BigInt(win.units * beat.multiplier) * lineBetOf(stake)

/** What is pointed at just now and what it paid, in words. */
export function pointedNote({ pointedAt, spokenBeat }: View, write: MoneyWriter): string | undefined {
  if (!pointedAt || !spokenBeat) return undefined
  const what =
    'line' in pointedAt
      ? `${text('game.win.line', { line: pointedAt.line, count: pointedAt.count })} ${nameOf(pointedAt.symbol)}`
      : text('game.win.scatter', { count: pointedAt.count })
  return `${what} · ${write.plain(paidBy(pointedAt, spokenBeat.beat, spokenBeat.stake))}`
}

/** A spin's result in a few sentences, for those who listen. */
export function spoken({ beat, stake, again }: SpokenBeat<Beat>, write: MoneyWriter): string {
  const rows = rowsOf(beat.window)
    .map((symbols, row) => text('game.grid.row', { row: row + 1, symbols: symbols.join(', ') }))
    .join('; ')
  const sentences = [
    again ? `${text('game.replay')}.` : '',
    beat.type === 'freeSpin' ? `${text('game.freeSpins.now', { now: beat.number, all: beat.of })}.` : '',
    text('game.say.stopped', { rows }),
    ...beat.lineWins.map((win) =>
      text('game.say.line', {
        line: win.line,
        count: win.count,
        symbol: nameOf(win.symbol),
        amount: write.plain(paidBy(win, beat, stake)),
      }),
    ),
    beat.scatterWin
      ? text('game.say.scatter', {
          count: beat.scatterWin.count,
          amount: write.plain(paidBy(beat.scatterWin, beat, stake)),
        })
      : '',
    beat.won > 0n ? text('game.say.win', { amount: write.plain(beat.won) }) : text('game.say.noWin'),
    beat.freeSpinsWon > 0 ? `${text('game.freeSpins.won', { count: beat.freeSpinsWon })}.` : '',
    beat.capped ? text('game.capped') : '',
    beat.freeSpinsLeft > 0 ? `${text('game.freeSpins.left', { count: beat.freeSpinsLeft })}.` : '',
  ]
  return sentences.filter(Boolean).join(' ')
}
