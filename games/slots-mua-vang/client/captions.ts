import { text } from '@senluna/web/client/text.ts'
import type { SpokenBeat } from '../../engine/slot/view.ts'
import type { MoneyWriter } from '../../engine/ui/money.ts'
import { ROWS, UNITS, type Beat, type FurrowWin, type Grid } from '../rules/index.ts'
import { nameOf, wordOf } from './names.ts'
import type { View } from './view.ts'
import { say } from './words.ts'

/** What hundredths of a bet are worth. */
export const worthOf = (units: number, bet: bigint): bigint => (BigInt(units) * bet) / BigInt(UNITS)

/** The field furrow by furrow from the top, as it is read out. */
export const rowsOf = (grid: Grid): string[][] =>
  Array.from({ length: ROWS }, (_, row) => grid.map((column) => wordOf(column[ROWS - 1 - row]!)))

const winNote = ({ count, symbol, units }: FurrowWin, bet: bigint, write: MoneyWriter): string =>
  `${count}× ${nameOf(symbol)} · ${write.plain(worthOf(units, bet))}`

const harvestNote = ({ baskets, harvest, bet }: Beat, write: MoneyWriter): string =>
  say('muaVang.harvest', { count: baskets.length, amount: write.plain(BigInt(harvest) * bet) })

/** What is pointed at just now and what it paid, in words. */
export function pointedNote({ pointedAt, spokenBeat }: View, write: MoneyWriter): string | undefined {
  if (!pointedAt || !spokenBeat) return undefined
  if (pointedAt.kind === 'harvest') return harvestNote(pointedAt.beat, write)
  return pointedAt.wins.map((win) => winNote(win, spokenBeat.beat.bet, write)).join(' + ')
}

/** A spin's result in a few sentences, for those who listen. */
export function spoken({ beat, again }: SpokenBeat<Beat>, write: MoneyWriter): string {
  const rows = rowsOf(beat.grid)
    .map((symbols, row) => text('game.grid.row', { row: row + 1, symbols: symbols.join(', ') }))
    .join('; ')
  const sentences = [
    again ? `${text('game.replay')}.` : '',
    text('game.say.stopped', { rows }),
    ...beat.wins.map((win) => `${winNote(win, beat.bet, write)}.`),
    beat.harvest > 0 ? `${harvestNote(beat, write)}.` : '',
    beat.full ? say('muaVang.full') : '',
    beat.won > 0n || beat.type === 'freeSpin'
      ? beat.won > 0n
        ? text('game.say.win', { amount: write.plain(beat.won) })
        : ''
      : text('game.say.noWin'),
    beat.freeSpinsWon > 0 ? `${say('muaVang.won', { count: beat.freeSpinsWon })}.` : '',
    beat.capped ? text('game.capped') : '',
    beat.freeSpinsLeft > 0 ? `${say('muaVang.left', { count: beat.freeSpinsLeft })}.` : '',
  ]
  return sentences.filter(Boolean).join(' ')
}
