import { randomUUID } from 'node:crypto'
import { Wire } from '../wire.ts'

/** The load process's orders: who bets, on which draws of a game, and how long. */
export interface PlaceJob {
  port: number
  players: { cookie: string; handle: string }[]
  seconds: number
  game: string
  betType: string
  unit: string
  stake: string
  draws: { numero: string; lockAt: number }[]
}

/** What it found. Times are in milliseconds. */
export interface PlaceResult {
  orders: number
  refused: Record<string, number>
  seconds: number
  p50: number
  p99: number
}

/** A bet isn't sent so shortly before the lock. */
const SPARE_MS = 2_000

async function load(job: PlaceJob): Promise<PlaceResult> {
  const times: number[] = []
  const refused: Record<string, number> = {}
  const began = performance.now()
  const until = began + job.seconds * 1_000
  await Promise.all(
    job.players.map(async ({ cookie, handle }, nth) => {
      const wire = await Wire.open(job.port)
      for (let bet = nth; performance.now() < until; bet++) {
        const draw = job.draws.find(({ lockAt }) => lockAt > Date.now() + SPARE_MS)
        if (!draw) throw new Error('no draw is left to bet on')
        const body = JSON.stringify({
          tickets: [
            {
              gameCode: job.game,
              numero: draw.numero,
              betType: job.betType,
              selection: [String((bet * 7) % 100).padStart(2, '0')],
              unit: job.unit,
            },
          ],
          clientTotal: job.stake,
        })
        const headers = { cookie, authorization: `Bearer ${handle}`, 'idempotency-key': randomUUID() }
        const sent = performance.now()
        const answer = await wire.post('/lgw/orders', headers, body)
        const reply = JSON.parse(answer.body) as { success: boolean; errorCode?: string }
        if (reply.success) times.push(performance.now() - sent)
        else
          refused[reply.errorCode ?? String(answer.status)] =
            (refused[reply.errorCode ?? String(answer.status)] ?? 0) + 1
      }
      wire.close()
    }),
  )
  const seconds = (performance.now() - began) / 1_000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { orders: times.length, refused, seconds, p50: at(0.5), p99: at(0.99) }
}

process.on('message', (job: PlaceJob) => {
  void load(job).then(
    (result) => process.send?.(result, () => process.exit(0)),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
