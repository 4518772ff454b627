import * as z from 'zod/mini'
import { awaiting } from '../approvals.ts'
import { endpoint } from '../../endpoint.ts'
import { exportOf } from '../lists.ts'
import * as wire from '../../wire.ts'

// What runs by the clock, and how the system is. Both belong to the platform, not to a brand: their
// rights stand above the brands.

export const deskJob = z.object({
  name: z.string(),
  cron: z.string(),
  /** IDLE: it has not run yet. */
  state: z.enum(['IDLE', 'OK', 'RUNNING', 'FAILED', 'PAUSED']),
  startedAt: z.optional(wire.moment),
  endedAt: z.optional(wire.moment),
  ms: z.optional(z.int()),
  failed: z.optional(z.string()),
  runs: z.string(),
  /**
   * The day that the last run was about, how much it dealt with, and where it came to; absent where
   * a job has no such thing.
   */
  period: z.optional(z.string()),
  rows: z.optional(z.int()),
  lastKey: z.optional(z.string()),
  /** It can go through a day once more. */
  replays: z.boolean(),
  /** The day it is about to go through once more. */
  replaying: z.optional(z.string()),
  /** It runs within a minute: somebody asked for it. */
  wanted: z.boolean(),
})
export type DeskJob = z.infer<typeof deskJob>

export const deskJobs = endpoint({
  summary: 'Everything that runs by the clock, with how it went last.',
  method: 'GET',
  path: '/bo/v1/jobs',
  for: 'staff',
  right: 'system.view',
  query: z.object({ ...wire.pageQuery, name: z.optional(z.string().check(z.trim(), z.maxLength(60))) }),
  reply: wire.page(deskJob),
  refusals: [],
})
export const exportJobs = exportOf(deskJobs, 'system.view')

export const runJob = endpoint({
  summary: 'Asks for a run of a job, also of a paused one. It needs approval (202), then runs within a minute.',
  method: 'POST',
  path: '/bo/v1/jobs/{name}/run',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'system.edit',
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN'],
})

export const pauseJob = endpoint({
  summary: 'Asks that a job pauses, or goes on. It needs approval (202).',
  method: 'POST',
  path: '/bo/v1/jobs/{name}/pause',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'system.edit',
  body: z.object({ paused: z.boolean() }),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN', 'APPROVAL_STALE'],
})

export const jobRun = z.object({
  id: z.string(),
  name: z.string(),
  period: z.optional(z.string()),
  how: z.enum(['CLOCK', 'WANTED', 'REPLAY']),
  startedAt: wire.moment,
  endedAt: wire.moment,
  ms: z.int(),
  rows: z.optional(z.int()),
  lastKey: z.optional(z.string()),
  failed: z.optional(z.string()),
})
export type JobRun = z.infer<typeof jobRun>

export const jobRuns = endpoint({
  summary:
    'What the runs of a job did in the last 30 days, the latest first, by key. Of what runs all the time, only runs that did something.',
  method: 'GET',
  path: '/bo/v1/jobs/{name}/runs',
  for: 'staff',
  right: 'system.view',
  query: z.object(wire.pageQuery),
  reply: wire.page(jobRun),
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD'],
})

export const replayJob = endpoint({
  summary: 'Asks that a job goes through a day once more that is over. It needs approval (202).',
  method: 'POST',
  path: '/bo/v1/jobs/{name}/replay',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'system.edit',
  body: z.object({ day: wire.day }),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'APPROVAL_OPEN'],
})

/** What is wrong with one brand: audit log, books, daily facts, vendors, budgets, games. */
export const BRAND_ALARMS = ['auditRoot', 'books', 'facts', 'vendor', 'budget', 'rtp'] as const

/** What somebody should look at. What is the platform's is for who has `system.view`. */
export const alarm = z.object({
  name: z.enum(['outbox', 'deadEvents', 'outgoing', 'jobFailed', 'jobPaused', 'clock', ...BRAND_ALARMS]),
  detail: z.string(),
})
export type Alarm = z.infer<typeof alarm>

const systemState = z.object({
  node: z.string(),
  database: z.string(),
  migration: z.string(),
  environment: z.string(),
  role: z.string(),
  startedAt: wire.moment,
  /** How far the database's clock is ahead of this process's machine. */
  clockOffsetMs: z.int(),
  queues: z.array(
    z.object({ name: z.enum(['outbox', 'outgoing', 'jobs']), waiting: z.int(), oldestAt: z.optional(wire.moment) }),
  ),
  alarms: z.array(alarm),
})
export type SystemState = z.infer<typeof systemState>

export const system = endpoint({
  summary: 'Versions, queues, clocks, and what somebody should look at.',
  method: 'GET',
  path: '/bo/v1/system',
  for: 'staff',
  right: 'system.view',
  reply: systemState,
  refusals: [],
})
