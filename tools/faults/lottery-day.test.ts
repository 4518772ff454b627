import assert from 'node:assert/strict'
import { test } from 'vitest'
import { runDay } from './lottery-day.ts'

// The short form of `npm run faults lottery`.
test(
  'a day of all games while the drawing process dies again and again: every ticket settled once, the books even',
  { timeout: 240_000 },
  async () => {
    const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000)
    const report = await runDay({ seed, draws: 1, tickets: 1_500, players: 20, kills: 4 })
    const context = `seed ${seed}: ${JSON.stringify(report)}`
    assert.deepEqual(report.broken, [], context)
    assert.ok(report.games >= 50, context)
    assert.ok(report.tickets > 500, context)
    assert.ok(report.kills === 4, context)
  },
)
