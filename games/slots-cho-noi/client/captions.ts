import { text } from '@senluna/web/client/text.ts'
import type { SpokenBeat } from '../../engine/slot/view.ts'
import type { MoneyWriter } from '../../engine/ui/money.ts'
import { ROWS, UNITS, type Beat, type Grid } from '../rules/index.ts'
import { nameOf, wordOf } from './names.ts'
import type { View } from './view.ts'
import { say } from './words.ts'

/** What hundredths of a stake are worth. */
export const worthOf = (units: number, stake: bigint): bigint => (BigInt(units) * stake) / BigInt(UNITS)

/** The grid row by row from the top, as it is read out. */
export const rowsOf = (grid: Grid): string[][] =>
  Array.from({ length: ROWS }, (_, row) => grid.map((column) => wordOf(column[ROWS - 1 - row]!)))

/** What is pointed at just now and what it paid, in words. */
export function pointedNote({ pointedAt, stake }: View, write: MoneyWriter): string | undefined {
  if (!pointedAt) return undefined
  if (pointedAt.kind === 'times') return say('choNoi.times', { times: pointedAt.times })
  const wins = pointedAt.kind === 'scatters' ? [{ symbol: 'S' as const, ...pointedAt.win }] : pointedAt.wins
  return wins
    .map(({ symbol, count, units }) => `${count}× ${nameOf(symbol)} · ${write.plain(worthOf(units, stake))}`)
    .join(' + ')
}

/** A spin's result in a few sentences, for those who listen. */
export function spoken({ beat, stake, again }: SpokenBeat<Beat>, write: MoneyWriter): string {
  const rows = rowsOf(beat.end)
    .map((symbols, row) => text('game.grid.row', { row: row + 1, symbols: symbols.join(', ') }))
    .join('; ')
  const sentences = [
    again ? `${text('game.replay')}.` : '',
    beat.type === 'freeSpin' ? `${text('game.freeSpins.now', { now: beat.number, all: beat.of })}.` : '',
    ...beat.drops.flatMap(({ wins }, nth) =>
      wins.map(({ symbol, count, units }) =>
        text('game.say.drop', {
          drop: nth + 1,
          count,
          symbol: nameOf(symbol),
          amount: write.plain(worthOf(units, stake)),
        }),
      ),
    ),
    text('game.say.stopped', { rows }),
    beat.times > 1 && beat.drops.length > 0 ? `${say('choNoi.times', { times: beat.times })}.` : '',
    beat.scatterWin
      ? say('choNoi.say.scatter', {
          count: beat.scatterWin.count,
          symbol: nameOf('S'),
          amount: write.plain(worthOf(beat.scatterWin.units, stake)),
        })
      : '',
    beat.won > 0n ? text('game.say.win', { amount: write.plain(beat.won) }) : text('game.say.noWin'),
    beat.freeSpinsWon > 0 ? `${text('game.freeSpins.won', { count: beat.freeSpinsWon })}.` : '',
    beat.capped ? text('game.capped') : '',
    beat.freeSpinsLeft > 0 ? `${text('game.freeSpins.left', { count: beat.freeSpinsLeft })}.` : '',
  ]
  return sentences.filter(Boolean).join(' ')
}
