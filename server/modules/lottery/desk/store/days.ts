import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { DrawDay } from '@senluna/contract/lottery/desk/calendar.ts'
import { DRAW_STATE } from '../../draws/draw-state.ts'

export interface DayRow {
  game: string
  day: string
  kind: DrawDay['kind']
  moved_to: string | null
  note: string
  changed_at: Date | null
}

/** The day and the game of a key, by which pages follow each other. */
export interface After {
  day: string
  game: string
}

/** Days that the desk has set, the latest first. */
export async function listDays(
  db: Db,
  {
    game,
    day,
    afterGame,
    size,
  }: { game: string | undefined; day: string | undefined; afterGame: string | undefined; size: number },
): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`select game, day::text as day, kind, moved_to::text as moved_to, note, changed_at
    from lottery.calendar_exception
    where (${game ?? null}::text is null or game = ${game ?? null})
      and (${day ?? null}::date is null or (day, game collate "C") < (${day ?? null}::date, ${afterGame ?? null}::text))
    order by day desc, game collate "C" desc limit ${size + 1}`.execute(db)
  return rows
}

/** Which of these days the desk has set. */
export async function daysSet(
  db: Db,
  known: {
    game: string
    day: string
    kind: 'NO_DRAW' | 'MOVED' | 'EXTRA'
    moved_to: string | null
    note: string
    changed_at: null
  }[],
): Promise<After[]> {
  const { rows } = await sql<After>`select game, day::text as day from lottery.calendar_exception
    where day = any (${[...new Set(known.map(({ day }) => day))]}::date[])`.execute(db)
  return rows
}

/** Whether a draw stands on a day already. */
export async function hasDraw(tx: Tx, code: string, zone: string, day: string): Promise<boolean> {
  const { rows } =
    await sql`select from lottery.draw where game = ${code} and (draw_at at time zone ${zone})::date = ${day}::date
    and state in (${sql.lit(DRAW_STATE.OPEN)}, ${sql.lit(DRAW_STATE.SEALED)}, ${sql.lit(DRAW_STATE.DRAWN)}) limit 1`.execute(
      tx,
    )
  return rows.length > 0
}

/** Sets a day of a calendar. */
export async function putDay(
  tx: Tx,
  row: {
    code: string
    day: string
    kind: 'NO_DRAW' | 'MOVED' | 'EXTRA'
    movedTo: string | undefined
    note: string | undefined
  },
  now: Instant,
): Promise<void> {
  await sql`insert into lottery.calendar_exception (game, day, kind, moved_to, note, changed_at)
      values (${row.code}, ${row.day}::date, ${row.kind}, ${row.movedTo ?? null}::date, ${row.note ?? ''}, ${iso(now)})
      on conflict (game, day) do update set kind = excluded.kind, moved_to = excluded.moved_to, note = excluded.note,
        changed_at = excluded.changed_at`.execute(tx)
}

/** Takes a day back; undefined when it isn't set. */
export async function deleteDay(tx: Tx, code: string, day: string): Promise<{ kind: string; to: string | null }[]> {
  const { rows } = await sql<{ kind: string; to: string | null }>`delete from lottery.calendar_exception
      where game = ${code} and day::text = ${day} returning kind, moved_to::text as to`.execute(tx)
  return rows
}
