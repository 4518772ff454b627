import type { DeskLottery } from '@senluna/contract/lottery/desk/calendar.ts'
import type * as contract from '@senluna/contract/lottery/desk/calendar.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { CalendarClock } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { GAMES } from '@senluna/games/lottery/rules/index.ts'
import { iso } from '@senluna/kit/time.ts'
import type { Call } from '../../../platform/http/route.ts'
import type { Lottery } from '../lottery.ts'
import { nameOfGame } from '../reading/names.ts'
import { every, houseDid } from './house-did.ts'
import { switchGame } from './store/games.ts'

/** All games of the lottery; there are some sixty. */
export async function lotteryList(lottery: Lottery, { language, now, query }: Call<typeof contract.deskLotteries>) {
  const games = await lottery.games.refresh()
  const wanted = (query.name ?? '').toLowerCase()
  const list = [...GAMES.values()]
    .map((game): DeskLottery => {
      const reason = games.whyNot(game)
      const next = games.drawsOf(game).at(now)
      return {
        gameCode: game.code,
        name: nameOfGame(game, language),
        family: game.family,
        vendorCode: game.vendorCode,
        source: game.source,
        ...(game.clock.kind === 'INTERVAL' ? { seconds: game.clock.seconds } : { schedule: scheduleOf(game.clock) }),
        enabled: reason === undefined,
        ...(reason === undefined ? {} : { reason }),
        shut: game.disabled !== undefined,
        ...(next ? { nextDrawAt: iso(next.drawAt) } : {}),
      }
    })
    .filter(({ gameCode, name }) => `${gameCode} ${name}`.toLowerCase().includes(wanted))
  return { list, total: list.length }
}

const scheduleOf = ({ days, drawAt, lockAt, zone }: CalendarClock) => ({
  ...('weekdays' in days ? { weekdays: [...days.weekdays] } : { monthDays: [...days.monthDays] }),
  drawAt,
  lockAt,
  zone,
})

/**
 * Offers a game or no longer offers it. Refuses SYS_NOT_FOUND; VAL_FIELD for one that the catalogue
 * keeps shut.
 */
export async function switchLottery(lottery: Lottery, call: Call<typeof contract.switchLottery>) {
  const { db, games } = lottery
  const game = games.find(call.params.game ?? '')
  if (!game) throw new Refusal('SYS_NOT_FOUND')
  const { enabled } = call.body
  if (enabled && game.disabled !== undefined)
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'enabled', patternId: 'LOT_SHUT' }] })
  await db.transaction().execute(async (tx) => {
    await switchGame(tx, { code: game.code, enabled, reason: call.reason }, call.now)
    await houseDid(tx, call, every(lottery), {
      action: 'lottery.game',
      object: { kind: 'lottery-game', id: game.code },
      after: { enabled },
    })
  })
  games.forget()
  return { enabled }
}
