import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { dayResults, StationResult } from '@senluna/contract/lottery/results.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { LotteryGame, NameLanguage } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { PROVINCES } from '@senluna/games/lottery/rules/catalogue/provinces.ts'
import { provinceOn } from '@senluna/games/lottery/rules/draws/calendar.ts'
import { dateAt } from '@senluna/games/lottery/rules/draws/zones.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { DRAW_STATE } from '../draws/draw-state.ts'
import type { Lottery } from '../lottery.ts'
import { Fresh } from '../reading/fresh.ts'
import { nameOfGame } from '../reading/names.ts'
import { gamesIn, isRegion, RESULT_ZONE } from './regions.ts'
import { monthOf, type MonthRow } from './store.ts'

type Day = ReplyOf<typeof dayResults>

const kept = new WeakMap<Lottery, Fresh<MonthRow[]>>()

/**
 * A region's results on a day, or on the last one with a result. Cost: one statement over the
 * draws of a month by their index, a second's worth of a day shared by all. Refuses SYS_NOT_FOUND.
 */
export async function resultsOfDay(
  lottery: Lottery,
  { region, day, language }: { region: string; day: string | undefined; language: string },
  now: Instant,
): Promise<Day> {
  if (!isRegion(region)) throw new Refusal('SYS_NOT_FOUND')
  const games = gamesIn(region)
  const fresh = kept.get(lottery) ?? new Fresh<MonthRow[]>(1_000)
  kept.set(lottery, fresh)
  const rows = await fresh.of(`${region} ${day ?? ''}`, now, () =>
    monthOf(queryOf(lottery.db), { games: games.map(({ code }) => code), day, zone: RESULT_ZONE }, now),
  )
  await lottery.games.refresh()
  const asked = rows[0]?.asked ?? undefined
  const latest = rows[0]?.latest ?? undefined
  return {
    region,
    ...(asked ? { day: asked } : {}),
    today: dateAt(now, RESULT_ZONE),
    ...(latest ? { latest } : {}),
    stations: games.flatMap((game) =>
      rows
        .filter((row) => row.game === game.code && row.day === asked)
        .map((row) => stationOf(lottery, game, row, language)),
    ),
    month: [...Map.groupBy(rows.filter(isShown), ({ day }) => day)].map(([day, ofDay]) => ({
      day,
      specials: ofDay.flatMap(({ special }) => special ?? []),
    })),
  }
}

const isShown = ({ special }: MonthRow): boolean => special !== null

function stationOf({ games }: Lottery, game: LotteryGame, row: MonthRow, language: string): StationResult {
  const province = PROVINCES.find(({ code }) => code === provinceOn(game, row.day, games.calendar))
  const names = province && game.group === 'N' ? province.names : undefined
  return {
    gameCode: game.code,
    name: names ? (names[language as NameLanguage] ?? names.EN) : nameOfGame(game, language),
    drawNumber: row.drawNumber,
    drawAt: row.drawAt.toISOString(),
    status: row.result ? 'OPENED' : row.state > DRAW_STATE.DRAWN ? 'VOID' : 'WAITING',
    version: row.version,
    ...(row.result ? { result: row.result } : {}),
    source: row.source,
  }
}
