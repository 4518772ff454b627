import { ACCOUNTS } from './accounts.ts'
import { MONEY } from './money.ts'
import { PLATFORM } from './platform.ts'
import { PLAY } from './play.ts'
import { daysMs, type Retention } from './retention.ts'
import { TALK } from './talk.ts'

const TABLES = { ...ACCOUNTS, ...MONEY, ...PLAY, ...TALK, ...PLATFORM }

type Named = typeof TABLES
/** A table whose rows are kept for a number of days. */
type Timed = { [Table in keyof Named]: Named[Table] extends { days: number } ? Table : never }[keyof Named]

/** How long each table of the database is kept. Every table stands here. */
export const RETENTION: Readonly<Record<string, Retention>> = TABLES

/** How long the rows of a table are kept, in ms: what the jobs go by that delete them. */
export const keptMs = (table: Timed): number => daysMs(TABLES[table].days)
