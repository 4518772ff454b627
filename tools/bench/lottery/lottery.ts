import { measurePlacing } from './placing.ts'
import { measureSettlement } from './settlement.ts'

// What the lottery's two busiest moments cost beside the database's own limits, in one run: taking
// tickets, and settling a draw. Run by `npm run bench lottery`. Goals: docs/ledger.md, "The
// lottery".

console.log('Ratios are to a limit of the same run; nothing else should be at work on the machine.')
if (process.env.BENCH_ONLY !== 'settlement') await measurePlacing()
if (process.env.BENCH_ONLY !== 'placing') await measureSettlement()
