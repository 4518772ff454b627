import { startPostgres } from './index.ts'

// A program that runs a database until it is killed.
await startPostgres({ data: process.argv[2] ?? '', durable: true, settings: { shared_buffers: '16MB' } })
process.send?.('up')
setInterval(() => {}, 1_000)
