import type { DrawDay } from '@senluna/contract/lottery/desk/calendar.ts'
import type * as contract from '@senluna/contract/lottery/desk/calendar.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { drawsOn } from '@senluna/games/lottery/rules/draws/calendar.ts'
import { CALENDAR } from '@senluna/games/lottery/rules/catalogue/calendar-data.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import type { Lottery } from '../lottery.ts'
import { nameOfGame } from '../reading/names.ts'
import { every, houseDid } from './house-did.ts'
import { listDays, daysSet, hasDraw, putDay, deleteDay, type DayRow, type After } from './store/days.ts'

const PAGE = 50

const wrong = (field: string, patternId: string) => new Refusal('VAL_FIELD', { fields: [{ field, patternId }] })

/**
 * Days that depart from the schedules, the latest first: what was said at the desk, and what the
 * calendar knew. Refuses VAL_FIELD.
 */
export async function dayList({ db, games }: Lottery, { query, language }: Call<typeof contract.drawDays>) {
  const size = query.pageSize ?? PAGE
  const [, day = '', code = ''] = /^(\d{4}-\d\d-\d\d)_([A-Z0-9_]{2,32})$/.exec(query.after ?? '') ?? []
  if (query.after !== undefined && day === '') throw wrong('after', 'KEY')
  const after = query.after === undefined ? undefined : { day, game: code }
  const rows = await listDays(db, { game: query.game, day: after?.day, afterGame: after?.game, size })
  const all = [...rows, ...(await builtIn(db, query.game, after))].toSorted(latestFirst)
  const shown = (row: DayRow): DrawDay => {
    const found = games.find(row.game)
    return {
      id: `${row.game}_${row.day}`,
      gameCode: row.game,
      gameName: found ? nameOfGame(found, language) : row.game,
      day: row.day,
      kind: row.kind,
      ...(row.moved_to ? { movedTo: row.moved_to } : {}),
      note: row.note,
      origin: row.changed_at ? 'DESK' : 'CATALOGUE',
      ...(row.changed_at ? { changedAt: row.changed_at.toISOString() } : {}),
    }
  }
  return pageOf(all, size, (last) => `${last.day}_${last.game}`, shown)
}

const keyOf = ({ day, game }: After) => `${day} ${game}`
const latestFirst = (day: After, other: After) => (keyOf(day) < keyOf(other) ? 1 : -1)

/** The days of the calendar itself that nobody has said something else of. */
async function builtIn(db: Db, game: string | undefined, after: After | undefined): Promise<DayRow[]> {
  const known = CALENDAR.exceptions
    .filter((day) => game === undefined || day.game === game)
    .map((day) => ({
      game: day.game,
      day: day.date,
      kind: day.kind,
      moved_to: day.kind === 'MOVED' ? day.to : null,
      note: '',
      changed_at: null,
    }))
    .filter((day) => after === undefined || keyOf(day) < keyOf(after))
  const rows = await daysSet(db, known)
  const said = new Set(rows.map(keyOf))
  return known.filter((day) => !said.has(keyOf(day)))
}

/** A game whose draws are days of a calendar. Refuses SYS_NOT_FOUND, VAL_FIELD. */
function calendarGame({ games }: Lottery, code: string | undefined): LotteryGame {
  const game = games.find(code ?? '')
  if (!game) throw new Refusal('SYS_NOT_FOUND')
  if (game.clock.kind !== 'CALENDAR') throw wrong('game', 'LOT_DAY_CLOCK')
  return game
}

/**
 * Only days to come are spoken of, and none whose draw is there already: that one is made void
 * first.
 */
async function refuseDay(
  tx: Tx,
  { code, clock }: LotteryGame,
  field: string,
  day: string,
  now: Instant,
): Promise<void> {
  if (day <= businessDate(now, clock.zone)) throw wrong(field, 'LOT_DAY_PAST')
  const made = await hasDraw(tx, code, clock.zone, day)
  if (made) throw wrong(field, 'LOT_DAY_MADE')
}

/** Says something of a day to come. Refuses SYS_NOT_FOUND, VAL_FIELD. */
export async function setDay(lottery: Lottery, call: Call<typeof contract.setDrawDay>) {
  const { body, now } = call
  const game = calendarGame(lottery, body.game)
  lottery.games.forget()
  const { calendar } = await lottery.games.refresh()
  const isDraw = (day: string) => drawsOn(game, day, calendar) !== undefined
  const { day, kind, movedTo } = body
  if (kind === 'EXTRA' ? isDraw(day) : !isDraw(day))
    throw wrong('day', kind === 'EXTRA' ? 'LOT_DAY_DRAWS' : 'LOT_DAY_NONE')
  if ((kind === 'MOVED') !== (movedTo !== undefined)) throw wrong('movedTo', 'LOT_DAY_TO')
  if (movedTo !== undefined && isDraw(movedTo)) throw wrong('movedTo', 'LOT_DAY_DRAWS')
  await lottery.db.transaction().execute(async (tx) => {
    await refuseDay(tx, game, 'day', day, now)
    if (movedTo !== undefined) await refuseDay(tx, game, 'movedTo', movedTo, now)
    await putDay(tx, { code: game.code, day, kind, movedTo, note: body.note }, now)
    const object = { kind: 'lottery-day', id: `${game.code}_${day}` }
    await houseDid(tx, call, every(lottery), {
      action: 'lottery.day',
      object,
      after: { kind, movedTo: movedTo ?? null },
    })
  })
  lottery.games.forget()
  return { id: `${game.code}_${day}` }
}

/** Takes back what was said of a day to come. Refuses SYS_NOT_FOUND, VAL_FIELD. */
export async function dropDay(lottery: Lottery, call: Call<typeof contract.dropDrawDay>) {
  const game = calendarGame(lottery, call.params.game)
  const day = call.params.day ?? ''
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new Refusal('SYS_NOT_FOUND')
  await lottery.db.transaction().execute(async (tx) => {
    const rows = await deleteDay(tx, game.code, day)
    const [row] = rows
    if (!row) throw new Refusal('SYS_NOT_FOUND')
    await refuseDay(tx, game, 'day', day, call.now)
    if (row.to) await refuseDay(tx, game, 'day', row.to, call.now)
    const object = { kind: 'lottery-day', id: `${game.code}_${day}` }
    await houseDid(tx, call, every(lottery), {
      action: 'lottery.undoDay',
      object,
      before: { kind: row.kind, movedTo: row.to },
    })
  })
  lottery.games.forget()
  return {}
}
