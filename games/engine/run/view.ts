import type { Round, Run } from '@senluna/contract/play/house.ts'
import { runIn, unitOf } from '@senluna/kit/games/run.ts'
import { amount } from '@senluna/kit/money.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import type { RunDefinition, RunView } from './definition.ts'

/** A run that goes on. */
export const openView = ({ opening, moves, shown, timesX10000, unit }: Run): RunView => ({
  opening,
  moves,
  shown,
  over: false,
  timesX10000,
  stake: BigInt(unit),
})

/** A round that is over, with everything that was drawn. */
export function endedView({ game }: RunDefinition, round: Round): RunView {
  const { opening, moves } = runIn(round.choice ?? '') ?? { opening: game.opening.first, moves: '' }
  const stand = game.judge(round.draws, opening, moves)
  const stake = unitOf(amount(BigInt(round.stake)), stand?.stakedX10000)
  const timesX10000 = stand && (stand.cashable || stand.over) ? stand.timesX10000 : 10_000
  return { opening, moves, shown: round.draws, over: true, timesX10000, stake }
}

/** What lies before the player while nothing goes on. */
export const idleView = (opening: string, stake: bigint): RunView => ({
  opening,
  moves: '',
  shown: [],
  over: false,
  timesX10000: 0,
  stake,
})

/** A multiplier as it is shown: two decimals, cut. */
export const timesText = (timesX10000: number): string => {
  const hundredths = Math.floor(timesX10000 / 100)
  return `${countText(Math.floor(hundredths / 100))}.${String(hundredths % 100).padStart(2, '0')}×`
}
