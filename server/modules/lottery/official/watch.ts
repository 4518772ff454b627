import { DAY, MINUTE, SECOND, type Instant } from '@senluna/kit/time.ts'
import type { Lottery } from '../lottery.ts'
import { officialAlarms } from './queries/alarms.ts'
import { readResult } from './draw-row.ts'
import { lockEarly } from './draws.ts'
import { hear } from './reports.ts'
import type { ResultSource, SourceWord } from './sources/source.ts'
import { lockDraw, markVoid } from './draw-store.ts'
import { isDisputed } from './report-store.ts'
import { drawsToAsk, drawsGivenUp, type Waiting } from './queries/waiting.ts'
import { DRAW_STATE } from '../draws/draw-state.ts'

/** Sources are asked from so long before the draw, this often; seldom once it is late. */
const BEFORE = 2 * MINUTE
const EVERY = 5 * SECOND
const OFTEN_FOR = 30 * MINUTE
const SELDOM = MINUTE
/** Without a result after so long a draw is void, unless it was extended. */
const GIVE_UP = DAY
const ALARM_AGAIN = 10 * MINUTE
const MOST = 200

/**
 * Waits for official results in one process: asks the sources, raises alarms for draws that need a
 * person, gives up what never came.
 */
export class OfficialWatch {
  readonly #lottery: Lottery
  readonly #askedAt = new Map<string, Instant>()
  readonly #alarmedAt = new Map<string, Instant>()

  constructor(lottery: Lottery) {
    this.#lottery = lottery
  }

  async turn(now: Instant): Promise<void> {
    await this.#ask(now)
    await this.#giveUp(now)
    await this.#alarm(now)
  }

  async #ask(now: Instant): Promise<void> {
    const { sources = [], db } = this.#lottery
    if (sources.length === 0) return
    const rows = await drawsToAsk(db, BEFORE, MOST, now)
    const due = rows
      .flatMap((draw) => sources.map((source) => ({ draw, source })))
      .filter((asked) => this.#isDue(asked, now))
    await Promise.all(due.map(({ draw, source }) => this.#askOne(draw, source, now)))
    const waiting = new Set(rows.map(({ no }) => no))
    for (const name of this.#askedAt.keys()) if (!waiting.has(Number(name.split(' ')[0]))) this.#askedAt.delete(name)
  }

  #isDue({ draw, source }: { draw: Waiting; source: ResultSource }, now: Instant): boolean {
    const name = `${draw.no} ${source.name}`
    const last = this.#askedAt.get(name)
    const every = now - draw.draw_at.getTime() > OFTEN_FOR ? SELDOM : EVERY
    if (last !== undefined && now - last < every) return false
    this.#askedAt.set(name, now)
    return true
  }

  async #askOne(draw: Waiting, source: ResultSource, now: Instant): Promise<void> {
    const { log } = this.#lottery
    try {
      const drawAt = draw.draw_at.getTime() as Instant
      const word = await source.ask({ game: draw.game, drawNumber: draw.drawNumber, drawAt })
      if (word) await this.#take(draw.no, source, word, now)
    } catch (error) {
      log.warn({ draw: draw.no, source: source.name, error: String(error) }, 'a source of results could not be read')
    }
  }

  async #take(no: number, source: ResultSource, word: SourceWord, now: Instant): Promise<void> {
    const { db, log } = this.#lottery
    await db.transaction().execute(async (tx) => {
      // A result that is out while we still take bets: nobody bets on it any more.
      if ((await lockEarly(tx, { draw: no, now })).status === 'locked')
        log.error({ draw: no, source: source.name }, 'a result was out before our lock: betting was closed')
      const draw = await lockDraw(tx, no)
      if (!draw || draw.state > DRAW_STATE.SEALED || (await isDisputed(tx, no))) return
      const read = readResult(draw, word.result)
      if (!read.result) throw new Error(`its result is not whole: ${read.at}`)
      const facts = word.bonus === undefined ? {} : { bonus: word.bonus }
      // Nothing stands before the gate is sealed; the sources are asked again.
      if (draw.state === DRAW_STATE.OPEN) return
      const { publishedAt, evidence } = word
      const heard = await hear(
        tx,
        draw,
        { source: source.name, result: read.result, facts, publishedAt, evidence },
        now,
      )
      if (heard === 'disagrees')
        log.error({ draw: no, source: source.name }, 'sources contradict each other about a result')
    })
  }

  async #giveUp(now: Instant): Promise<void> {
    const { db, log } = this.#lottery
    const rows = await drawsGivenUp(db, GIVE_UP, MOST, now)
    for (const { no } of rows)
      await db.transaction().execute(async (tx) => {
        const draw = await lockDraw(tx, no)
        if (draw?.state !== DRAW_STATE.SEALED) return
        await markVoid(tx, no, 'NO_RESULT', now)
        log.error({ draw: no }, 'an official draw has no result and is void')
      })
  }

  /** Repeats the alarm of a draw that needs a person until somebody has looked. */
  async #alarm(now: Instant): Promise<void> {
    const alarms = await officialAlarms(this.#lottery.db, now)
    const names = new Set(alarms.map(({ draw, kind }) => `${draw} ${kind}`))
    for (const name of this.#alarmedAt.keys()) if (!names.has(name)) this.#alarmedAt.delete(name)
    for (const { draw, game, drawNumber, kind } of alarms) {
      const last = this.#alarmedAt.get(`${draw} ${kind}`)
      if (last !== undefined && now - last < ALARM_AGAIN) continue
      this.#alarmedAt.set(`${draw} ${kind}`, now)
      this.#lottery.log.error({ draw, game, drawNumber, kind }, 'an official draw wants somebody')
    }
  }
}
