import type { Instant } from '@senluna/kit/time.ts'
import { monthStates } from '../database/months.ts'
import { backlogOf } from '../database/system-store.ts'
import { jobStates, type JobState } from '../jobs/job-store.ts'
import { turnOf } from '../jobs/turn.ts'
import { deadEvents } from '../live/dead-event-store.ts'
import { lastBackup } from './backup-store.ts'
import { figureGroup } from './figure-reader.ts'

const secondsSince = (date: Date, now: Instant): number => Math.max(0, (now - date.getTime()) / 1_000)

/** Events, messages and requested jobs that wait. */
const backlog = figureGroup({
  name: 'backlog',
  figures: {
    senluna_backlog_waiting: {
      help: 'Events to be passed on, messages to be sent, jobs that were asked for.',
      labels: ['queue'],
    },
    senluna_backlog_oldest_seconds: {
      help: 'How long the oldest of them has been due; 0 where nothing is.',
      labels: ['queue'],
    },
    senluna_outbox_dead_events: {
      help: 'Events that could not be read and lie aside, by topic.',
      labels: ['topic'],
    },
  },
  async read(db, now) {
    const [queues, dead] = [await backlogOf(db), await deadEvents(db)]
    return [
      ...queues.flatMap(({ name, waiting, oldest }) => [
        { figure: 'senluna_backlog_waiting' as const, value: waiting, labels: { queue: name } },
        {
          figure: 'senluna_backlog_oldest_seconds' as const,
          value: oldest ? secondsSince(oldest, now) : 0,
          labels: { queue: name },
        },
      ]),
      ...dead.map(({ topic, count }) => ({
        figure: 'senluna_outbox_dead_events' as const,
        value: count,
        labels: { topic },
      })),
    ]
  },
})

/** What became of every job's last run. */
const jobs = figureGroup({
  name: 'jobs',
  figures: {
    senluna_job_failed: { help: '1 where the last run of a job failed.', labels: ['job'] },
    senluna_job_paused: { help: '1 where the desk has paused a job.', labels: ['job'] },
    senluna_job_turns_missed: {
      help: 'Turns of the clock since a job last began; about 1 where all is well.',
      labels: ['job'],
    },
    senluna_job_run_seconds: { help: 'How long the last run of a job took.', labels: ['job'] },
  },
  read: async (db, now) => (await jobStates(db)).flatMap((state) => samplesOf(state, now)),
})

function samplesOf({ name, cron, failed, paused, started_at, ms }: JobState, now: Instant) {
  const labels = { job: name }
  return [
    { figure: 'senluna_job_failed' as const, value: Number(failed !== null), labels },
    { figure: 'senluna_job_paused' as const, value: Number(paused), labels },
    // One that never ran is new: its first turn may be a day away.
    ...(started_at
      ? [
          {
            figure: 'senluna_job_turns_missed' as const,
            value: paused ? 0 : (now - started_at.getTime()) / turnOf(cron),
            labels,
          },
        ]
      : []),
    ...(ms === null ? [] : [{ figure: 'senluna_job_run_seconds' as const, value: ms / 1_000, labels }]),
  ]
}

/** The last backup. */
const backup = figureGroup({
  name: 'backup',
  figures: {
    senluna_backup_age_seconds: { help: 'Time since the last backup that was noted; absent where there was none.' },
    senluna_backup_bytes: { help: 'Size of the last backup.' },
    senluna_backup_run_seconds: { help: 'How long the last backup took.' },
  },
  async read(db, now) {
    const last = await lastBackup(db)
    if (!last) return []
    return [
      { figure: 'senluna_backup_age_seconds', value: secondsSince(last.at, now) },
      { figure: 'senluna_backup_bytes', value: Number(last.bytes) },
      { figure: 'senluna_backup_run_seconds', value: last.seconds },
    ]
  },
})

/** Months of tables that are split by them. */
const months = figureGroup({
  name: 'months',
  figures: {
    senluna_months_ahead: { help: 'Months of a table that are made ahead of time.', labels: ['table'] },
    senluna_months_rest_rows: {
      help: 'Rows that found no month and lie in the rest of their table, 10,000 at most.',
      labels: ['table'],
    },
  },
  read: async (db, now) =>
    (await monthStates(db, now)).flatMap(({ name, ahead, rest }) => [
      { figure: 'senluna_months_ahead' as const, value: ahead, labels: { table: name } },
      { figure: 'senluna_months_rest_rows' as const, value: Number(rest), labels: { table: name } },
    ]),
})

/** What the platform itself has in the database. */
export const PLATFORM_FIGURES = [backlog, jobs, backup, months]
