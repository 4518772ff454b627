import assert from 'node:assert/strict'
import { test } from 'vitest'
import { runFaults } from './run.ts'

// The short form of `npm run faults`: every fault once, on the whole product. How long each outage
// is depends on what else the machine does, so only the long form tells; that nothing is lost must
// hold on any.
test(
  'under load, whatever dies or is cut, nothing acknowledged is lost, doubled or half there',
  { timeout: 180_000 },
  async () => {
    const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000)
    const report = await runFaults({ seed, calmMs: 100, players: 40, standbys: 1 })
    const context = `seed ${seed}`
    assert.deepEqual(report.lost, [], context)
    assert.deepEqual(report.broken, [], context)
    assert.ok(report.acknowledged > 500, `${report.acknowledged} spins, ${context}`)
    assert.ok(report.replayedAfterLoss > 0, `no answer was lost after its commit, ${context}`)
    for (const strike of report.strikes)
      assert.ok(strike.outageMs < 20_000, `${strike.id}: not back after ${strike.outageMs} ms, ${context}`)
  },
)
