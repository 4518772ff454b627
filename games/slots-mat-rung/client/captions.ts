import { text } from '@senluna/web/client/text.ts'
import type { SpokenBeat } from '../../engine/slot/view.ts'
import type { MoneyWriter } from '../../engine/ui/money.ts'
import { MAT_RUNG, ROWS, UNITS, type Beat, type ClusterWin, type Grid } from '../rules/index.ts'
import { nameOf, wordOf } from './names.ts'
import type { View } from './view.ts'
import { say } from './words.ts'

/** What hundredths of a bet are worth. */
export const worthOf = (units: number, bet: bigint): bigint => (BigInt(units) * bet) / BigInt(UNITS)

/** The board row by row from the top, as it is read out. */
export const rowsOf = (grid: Grid): string[][] =>
  Array.from({ length: ROWS }, (_, row) => grid.map((column) => wordOf(column[ROWS - 1 - row]!)))

const winNote = ({ count, symbol, worth }: ClusterWin, write: MoneyWriter): string =>
  `${count}× ${nameOf(symbol)} · ${write.plain(worth)}`

/** What is pointed at just now and what it paid, in words. */
export function pointedNote({ pointedAt }: View, write: MoneyWriter): string | undefined {
  if (pointedAt?.kind !== 'wins') return undefined
  const wins = pointedAt.wins.map((win) => winNote(win, write)).join(' + ')
  return pointedAt.times > 1 ? `${wins} · ×${pointedAt.times}` : wins
}

/** How full the jar is: what has burst in the paid spin so far; undefined among free spins. */
export function jarOf({ pointedAt, moving, freeSpins, spokenBeat, counted }: View): number | undefined {
  if (freeSpins) return undefined
  if (pointedAt?.kind === 'wins') return Math.min(MAT_RUNG.jar, pointedAt.wins.at(0)?.collected ?? 0)
  if (moving || counted === 0n || spokenBeat?.beat.type !== 'baseSpin') return 0
  return Math.min(MAT_RUNG.jar, spokenBeat.beat.burst)
}

/** A spin's result in a few sentences, for those who listen. */
export function spoken({ beat, again }: SpokenBeat<Beat>, write: MoneyWriter): string {
  const rows = rowsOf(beat.end)
    .map((symbols, row) => text('game.grid.row', { row: row + 1, symbols: symbols.join(', ') }))
    .join('; ')
  const sentences = [
    again ? `${text('game.replay')}.` : '',
    ...beat.drops.flatMap(({ wins }, nth) =>
      wins.map(({ symbol, count, worth }) =>
        text('game.say.drop', { drop: nth + 1, count, symbol: nameOf(symbol), amount: write.plain(worth) }),
      ),
    ),
    text('game.say.stopped', { rows }),
    beat.won > 0n ? text('game.say.win', { amount: write.plain(beat.won) }) : text('game.say.noWin'),
    beat.type === 'baseSpin' && beat.burst > 0
      ? `${say('matRung.jar', { now: Math.min(beat.burst, MAT_RUNG.jar), full: MAT_RUNG.jar })}.`
      : '',
    beat.freeSpinsWon > 0 ? `${text('game.freeSpins.won', { count: beat.freeSpinsWon })}.` : '',
    beat.capped ? text('game.capped') : '',
    beat.freeSpinsLeft > 0 ? `${text('game.freeSpins.left', { count: beat.freeSpinsLeft })}.` : '',
  ]
  return sentences.filter(Boolean).join(' ')
}
