import { betsIn, writtenBets, type PlacedBet, type TableGame } from '@senluna/kit/games/table.ts'

/** What comes of laying chips: the choice, and whether a limit cut them. */
export interface Laid {
  choice: string
  limited: boolean
}

type Limits = Pick<TableGame, 'bets' | 'choosing'>

/** More chips on a choice: each bet grows by `chip` times its chips, up to its limit. */
export function laid(game: Limits, choice: string, more: readonly PlacedBet[], chip: number): Laid {
  const units = new Map(betsIn(choice).map(({ bet, units: on }) => [bet, on]))
  let limited = false
  for (const { bet, units: chips } of more) {
    const wanted = (units.get(bet) ?? 0) + chips * chip
    const most = game.bets.get(bet) ?? 0
    if (wanted > most) limited = true
    units.set(bet, Math.min(wanted, most))
  }
  const written = writtenBets([...units].map(([bet, on]) => ({ bet, units: on })))
  const read = game.choosing.read(written)
  return read === undefined ? { choice, limited: true } : { choice: read, limited }
}

/** Every bet twice; nothing where there is none or one would pass its limit. */
export function doubled(game: Limits, choice: string): string | undefined {
  const twice = betsIn(choice).map(({ bet, units }) => ({ bet, units: units * 2 }))
  return twice.length > 0 ? game.choosing.read(writtenBets(twice)) : undefined
}

/** What lies on one bet. */
export const unitsOn = (choice: string, bet: string): number =>
  betsIn(choice).find((placed) => placed.bet === bet)?.units ?? 0

/** Units as a chip shows them: `50`, `1.5k`, in thousands. */
export const chipText = (units: number): string => (units >= 1_000 ? `${units / 1_000}M` : `${units}K`)
