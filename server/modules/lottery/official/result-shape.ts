import type { ResultShape } from '@senluna/contract/lottery/desk/draws.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { structureOf } from '@senluna/games/lottery/rules/index.ts'
import type { ResultByPrize } from '@senluna/games/lottery/rules/draws/result.ts'

/** Games whose result has one more number that is drawn besides. */
const WITH_BONUS = new Set(['VL_POWER655', 'SG_TOTO'])

/**
 * What a form asks for that takes a result of a game. An example result, drawn for it, shows the
 * shape.
 */
export function shapeOf(game: LotteryGame): ResultShape {
  const { profile, draw } = structureOf(game)
  const bonus = WITH_BONUS.has(profile)
  const example: readonly number[] | ResultByPrize = (draw?.({ uint: (n) => n - 1 }) ?? []) as
    | readonly number[]
    | ResultByPrize
  if (Array.isArray(example)) return { by: 'LIST', count: example.length, bonus }
  const prizes = Object.entries(example).map(([key, numbers]: [string, string | readonly string[]]) => {
    const single = typeof numbers === 'string'
    const list = typeof numbers === 'string' ? [numbers] : numbers
    return { key, count: list.length, digits: list[0]?.length ?? 0, single }
  })
  return { by: 'PRIZES', prizes, bonus }
}
