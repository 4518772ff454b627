import { fork } from 'node:child_process'
import { brandInfo, openPlayer } from './play/player.ts'
import { startProduct } from './product.ts'
import { cpuSeconds, withChildren } from './bench/cpu.ts'
const N = Number(process.argv[2] ?? 64), S = Number(process.argv[3] ?? 6)
const p = await startProduct({ data: '/work/main/.data/bench-postgres', pages: false, port: '0', env: { PROFILE: 'bench', LOG_LEVEL: 'warn', NODE_OPTIONS: process.env.PROF ? '--cpu-prof --cpu-prof-dir=/tmp/prof' : '' } })
const info = await brandInfo(p.url)
const players = []
for (let i = 0; i < N; i++) players.push({ bearer: (await openPlayer(p.url, info)).bearer, seen: undefined })
for (let r = 0; r < 2; r++) {
const srv=[p.pids().api!], db=withChildren(p.postgres!.pid); const u=[cpuSeconds(srv),cpuSeconds(db)]
const res: any = await new Promise((res) => { const c = fork(new URL('./bench/load.ts', import.meta.url)); c.once('message', res); c.send({ port: p.port, players, seconds: S, stake: '1000', copies: 1 }) })
res.seen.forEach((s: any, i: number) => players[i]!.seen = s)
console.log(N, (res.spins/res.seconds).toFixed(0), 'p50', res.p50.toFixed(1), 'p99', res.p99.toFixed(1), 'srv', ((cpuSeconds(srv)-u[0]!)/res.spins*1e6).toFixed(0), 'db', ((cpuSeconds(db)-u[1]!)/res.spins*1e6).toFixed(0), res.refused)
}
const m = await (await fetch(p.url + '/metrics')).text(); console.log(m.split('\n').filter(l => l.includes('posting_batch')).join('\n'))
await p.stop(); process.exit(0)
