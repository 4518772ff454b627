import { DAY } from '../time.ts'

/** How long the rows of a table are kept, and what becomes of them. */
export interface Retention {
  /**
   * `stays`: nothing deletes them. `setting`: they are how things are set, and go when somebody
   * changes that. `deleted`: a job deletes them after `days`. `ended`: each has an end of its own,
   * and goes after it. `erased`: what is personal goes with the account. `drop`, `detach`,
   * `detach verified`: whole months, `days` after their end.
   */
  act: 'stays' | 'setting' | 'deleted' | 'ended' | 'erased' | 'drop' | 'detach' | 'detach verified'
  days?: number
  /** The job that does it, or when it happens. */
  by?: string
  /** What they are and what asks for it. */
  why: string
}

export const stays = (why: string): Retention => ({ act: 'stays', why })
export const setting = (why: string): Retention => ({ act: 'setting', why })
export const deleted = (days: number, by: string, why: string): Retention & { days: number } => ({
  act: 'deleted',
  days,
  by,
  why,
})
export const ended = (by: string, why: string): Retention => ({ act: 'ended', by, why })
export const erased = (why: string): Retention => ({ act: 'erased', by: 'erase-closed', why })
export const monthly = (
  days: number,
  act: 'drop' | 'detach' | 'detach verified',
  why: string,
): Retention & { days: number } => ({ act, days, by: 'keep-months', why })

/** A number of days as milliseconds. */
export const daysMs = (days: number): number => days * DAY
