import { randomUUID } from 'node:crypto'
import { Wire } from './wire.ts'

/** The load process's orders: who plays, how long, and how often each key is sent at once. */
export interface LoadJob {
  port: number
  players: { bearer: string; seen: string | undefined }[]
  seconds: number
  stake: string
  copies: number
  /** Sen Vàng where it is left out. */
  game?: string
  /** What each round chooses; absent for a game without choices. */
  choice?: string
}

/** What it found. Times are in milliseconds. */
export interface LoadResult {
  answers: number
  spins: number
  refused: Record<string, number>
  seconds: number
  p50: number
  p99: number
  /** The round each player saw last, for the next job. */
  seen: (string | undefined)[]
}

interface Reply {
  success: boolean
  errorCode?: string
  value?: { round: { id: string } }
}

/** Plays one after the other for each player until the time is over. */
async function load(job: LoadJob): Promise<LoadResult> {
  const times: number[] = []
  const refused: Record<string, number> = {}
  let spins = 0
  const until = performance.now() + job.seconds * 1_000
  const began = performance.now()
  const last = await Promise.all(
    job.players.map(async ({ bearer, seen: before }) => {
      const wires = await Promise.all(Array.from({ length: job.copies }, () => Wire.open(job.port)))
      let seen = before
      while (performance.now() < until) {
        const headers = { authorization: `Game ${bearer}`, 'idempotency-key': randomUUID() }
        const { stake, choice, game = 'sen-vang' } = job
        const body = JSON.stringify({ stake, ...(choice === undefined ? {} : { choice }), ...(seen ? { seen } : {}) })
        await Promise.all(
          wires.map(async (wire, copy) => {
            const sent = performance.now()
            const answer = await wire.post(`/wps/house/${game}/play`, headers, body)
            times.push(performance.now() - sent)
            const reply = JSON.parse(answer.body) as Reply
            if (reply.success && reply.value) {
              seen = reply.value.round.id
              if (copy === 0) spins += 1
            } else
              refused[reply.errorCode ?? String(answer.status)] =
                (refused[reply.errorCode ?? String(answer.status)] ?? 0) + 1
          }),
        )
      }
      for (const wire of wires) wire.close()
      return seen
    }),
  )
  const seconds = (performance.now() - began) / 1_000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { answers: times.length, spins, refused, seconds, p50: at(0.5), p99: at(0.99), seen: last }
}

process.on('message', (job: LoadJob) => {
  void load(job).then(
    (result) => process.send?.(result, () => process.exit(0)),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
