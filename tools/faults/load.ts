import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Envelope } from '@senluna/contract/envelope.ts'
import type { PlayReply, Round } from '@senluna/contract/play/house.ts'
import { GAME, type Player } from '../play/player.ts'
import type { Seeded } from './seeded.ts'

const STAKES = ['1000', '2000', '5000']
const ATTEMPT_MS = 6_000
const FIRST_RETRY_MS = 10
const LAST_RETRY_MS = 50
/** A spin without an answer for so long is given up and counted as lost. */
const GIVE_UP_MS = 60_000

/** One answer to one attempt. */
interface Answered {
  status: number
  envelope: Envelope<PlayReply>
  retryAfter: string | null
}

/** A spin the server said yes to. */
export interface Acknowledged {
  userName: string
  round: Round
}

/** What the players saw. */
export interface History {
  acknowledged: Map<string, Acknowledged>
  /** Keys that were refused for good. */
  refused: Map<string, string>
  /** Keys whose fate is not known, since the run ended. */
  unknown: Set<string>
  /** What must not happen at all. */
  problems: string[]
  /** Answers after an attempt whose answer was lost: the spin had been posted all the same. */
  replayedAfterLoss: number
  copies: number
  busy: number
  busyWithoutHint: number
  unanswered: number
  /** When each first acknowledged attempt was sent and answered. */
  timings: { sent: number; answered: number }[]
}

export const newHistory = (): History => ({
  acknowledged: new Map(),
  refused: new Map(),
  unknown: new Set(),
  problems: [],
  replayedAfterLoss: 0,
  copies: 0,
  busy: 0,
  busyWithoutHint: 0,
  unanswered: 0,
  timings: [],
})

/**
 * Players who spin without a pause for thought, and ask again with the same key until they know.
 */
export class Load {
  readonly history = newHistory()
  #base: string
  #players: readonly Player[]
  #chances: Seeded
  #everyMs: number
  #stopped = false
  #loops: Promise<void>[] = []
  #waiting = new Set<{ at: number; settle(answered: number): void }>()

  constructor(base: string, players: readonly Player[], perSecond: number, chances: Seeded) {
    this.#base = base
    this.#players = players
    this.#chances = chances
    this.#everyMs = (1_000 * players.length) / perSecond
  }

  start(): void {
    const began = performance.now()
    this.#loops = this.#players.map((player, index) =>
      this.#loop(player, began + (index * this.#everyMs) / this.#players.length),
    )
  }

  /**
   * When the first spin that is sent after a moment is acknowledged; Infinity when none is within
   * the limit.
   */
  firstSentAfter(at: number, limitMs: number): Promise<number> {
    return new Promise((resolve) => {
      const waiting = { at, settle: (answered: number) => resolve(answered) }
      this.#waiting.add(waiting)
      setTimeout(() => {
        this.#waiting.delete(waiting)
        resolve(Infinity)
      }, limitMs).unref()
    })
  }

  #answered(sent: number): void {
    const answered = performance.now()
    this.history.timings.push({ sent, answered })
    for (const waiting of this.#waiting) {
      if (sent < waiting.at) continue
      this.#waiting.delete(waiting)
      waiting.settle(answered)
    }
  }

  /** Lets every spin under way come to its end. */
  async stop(): Promise<void> {
    this.#stopped = true
    await Promise.all(this.#loops)
  }

  async #loop(player: Player, first: number): Promise<void> {
    for (let due = first; !this.#stopped; due += this.#everyMs) {
      const wait = due - performance.now()
      if (wait > 0) await sleep(wait)
      await this.#spin(player)
    }
  }

  /** One spin, in one to three copies at once; then now and then the same again, late. */
  async #spin(player: Player): Promise<void> {
    const key = randomUUID()
    const stake = this.#chances.pick(STAKES)
    const copies = this.#chances.next() < 0.05 ? this.#chances.between(2, 3) : 1
    this.history.unknown.add(key)
    const seen = player.lastRound
    const answers = await Promise.all(Array.from({ length: copies }, () => this.#untilKnown(player, key, stake, seen)))
    this.history.copies += copies - 1
    for (const answer of answers) this.#note(player, key, answer)
    const round = this.history.acknowledged.get(key)?.round
    if (round) player.lastRound = round.id
    if (round && this.#chances.next() < 0.02) this.#note(player, key, await this.#untilKnown(player, key, stake, seen))
  }

  #note(player: Player, key: string, answer: Answered | undefined): void {
    const { history } = this
    if (!answer) return
    const { envelope } = answer
    if (!envelope.success || envelope.value === null) {
      const code = envelope.errorCode ?? String(answer.status)
      if (history.acknowledged.has(key)) history.problems.push(`${key} was acknowledged and then refused: ${code}`)
      history.refused.set(key, code)
      history.unknown.delete(key)
      if (code !== 'WAL_INSUFFICIENT') history.problems.push(`${key} was refused: ${code}`)
      return
    }
    const { round } = envelope.value
    const before = history.acknowledged.get(key)
    if (history.refused.has(key)) history.problems.push(`${key} was refused and then acknowledged`)
    if (before && contentOf(before.round) !== contentOf(round)) history.problems.push(`${key} has two outcomes`)
    if (!before) history.acknowledged.set(key, { userName: player.userName, round })
    history.unknown.delete(key)
  }

  async #untilKnown(
    player: Player,
    key: string,
    stake: string,
    seen: string | undefined,
  ): Promise<Answered | undefined> {
    const began = performance.now()
    let retry = FIRST_RETRY_MS
    for (let unclear = false; performance.now() - began < GIVE_UP_MS; unclear = true) {
      const sent = performance.now()
      const answer = await attempt(this.#base, player, key, stake, seen).catch(() => undefined)
      if (!answer) this.history.unanswered++
      else if (answer.status === 503) {
        this.history.busy++
        if (!answer.retryAfter) this.history.busyWithoutHint++
      } else if (answer.status >= 500)
        this.history.problems.push(`${key}: ${answer.status} ${answer.envelope.errorCode}`)
      else {
        if (answer.envelope.success) {
          if (unclear && answer.envelope.value?.replayed) this.history.replayedAfterLoss++
          this.#answered(sent)
        }
        return answer
      }
      await sleep(retry)
      retry = Math.min(2 * retry, LAST_RETRY_MS)
    }
    this.history.problems.push(`${key} got no clear answer in ${GIVE_UP_MS / 1_000} s`)
    return undefined
  }
}

/** What of a round may never change; how far it was shown may. */
export const contentOf = (round: Round): string => JSON.stringify({ ...round, seen: 0 })

const agent = new Agent({ keepAlive: true, maxSockets: 400, scheduling: 'lifo' })

/** One attempt at a spin; throws when no answer came. */
export function attempt(
  base: string,
  player: Player,
  key: string,
  stake: string,
  seen: string | undefined,
): Promise<Answered> {
  const body = JSON.stringify({ stake, ...(seen ? { seen } : {}) })
  return new Promise((resolve, reject) => {
    const call = request(
      `${base}/wps/house/${GAME}/play`,
      {
        method: 'POST',
        agent,
        timeout: ATTEMPT_MS,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          authorization: `Game ${player.bearer}`,
          'idempotency-key': key,
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (text += part))
        response.on('error', reject)
        response.on('end', () => {
          if (!response.complete) return reject(new Error('cut off'))
          const envelope = JSON.parse(text) as Envelope<PlayReply>
          resolve({ status: response.statusCode ?? 0, envelope, retryAfter: response.headers['retry-after'] ?? null })
        })
      },
    )
    call.on('timeout', () => call.destroy(new Error('no answer in time')))
    call.on('error', reject)
    call.end(body)
  })
}
