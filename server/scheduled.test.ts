import assert from 'node:assert/strict'
import { parseCrontab } from 'graphile-worker'
import { afterAll, beforeAll, test } from 'vitest'
import { openHouse, type House } from './modules/rounds/testing/house.ts'
import { crontabOf } from './platform/jobs/jobs.ts'
import { scheduledJobs } from './scheduled.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('the queue’s own parser reads the turn of every job, and gives it to the job of that name alone', () => {
  const jobs = scheduledJobs(house.parts)
  assert.ok(jobs.length > 0)
  for (const job of jobs) {
    const [read, ...more] = parseCrontab(crontabOf([job]))
    assert.deepEqual([read?.task, read?.options.jobKey, more.length], [job.name, job.name, 0], job.cron)
  }
  assert.equal(parseCrontab(crontabOf(jobs)).length, jobs.length)
})

test('no two jobs have one name: the later would take the earlier one’s turns', () => {
  const names = scheduledJobs(house.parts).map(({ name }) => name)
  assert.equal(new Set(names).size, names.length)
})

test('a turn that the queue can’t read is refused, as it would be where the worker starts', () => {
  for (const cron of ['2-59/5 * * * *', '60 * * * *', '* * * *', '@daily', '0 0 * * mon'])
    assert.throws(() => parseCrontab(crontabOf([{ name: 'tend', cron }])), cron)
})
