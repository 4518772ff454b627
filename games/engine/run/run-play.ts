import * as house from '@senluna/contract/play/house.ts'
import type { Round, RunReply } from '@senluna/contract/play/house.ts'
import { randomUuid } from '@senluna/web/client/call/identity.ts'
import { reachedOf } from '@senluna/web/client/call/reached.ts'
import { isRefused, Unreachable, type Refused } from '@senluna/web/client/call/refused.ts'
import { ask } from '../session/calls.ts'
import type { GameSession } from '../session/game-session.ts'
import { backoffMs } from '../session/next.ts'
import { begun, nextRun, type RunAsk, type RunEvent, type RunState } from './next-run.ts'

/** What says "not now": the same is asked again. */
const NOT_NOW = ['SYS_BUSY', 'SYS_THROTTLED', 'ROUND_TOO_SOON'] as const

/** One opened game of several moves: what goes on in it, and the calls that move it. */
export class RunPlay {
  readonly #session: GameSession
  readonly #heard = new Set<() => void>()
  #state: RunState
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(session: GameSession) {
    this.#session = session
    this.#state = begun(session.opened?.run ?? undefined)
  }

  get state(): RunState {
    return this.#state
  }

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#heard.add(hear)
    return () => this.#heard.delete(hear)
  }

  /** Opens a run with the stake that is chosen. */
  open(stake: bigint, opening: string): void {
    this.#begin({ do: 'open', key: randomUuid(), stake: stake.toString(), opening })
  }

  /** Makes a move of the run that is open. */
  move(move: string): void {
    const { run } = this.#state
    if (run) this.#begin({ do: 'move', key: randomUuid(), run: run.id, after: run.moves.length, move })
  }

  /** Cashes the open run out. */
  cashOut(): void {
    const { run } = this.#state
    if (run?.cashable) this.#begin({ do: 'cashOut', key: randomUuid(), run: run.id, after: run.moves.length })
  }

  /** Asks at once what waits for its next try. */
  retry(): void {
    const { asking } = this.#state
    if (asking && this.#timer) void this.#send(asking)
  }

  /** The page goes away: nothing is asked again. */
  stop(): void {
    clearTimeout(this.#timer)
  }

  #begin(asked: RunAsk): void {
    if (this.#state.asking) return
    this.#dispatch({ type: 'asked', ask: asked })
    const { balance } = this.#session.state
    if (asked.do === 'open') {
      this.#session.dispatch({ type: 'troubleRead' })
      this.#report('roundStarted', asked.key, balance - BigInt(asked.stake))
    }
    void this.#send(asked)
  }

  async #send(asked: RunAsk, attempt = 0): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    try {
      this.#answered(asked, await this.#call(asked))
    } catch (error) {
      const again = (ms: number) => {
        this.#timer = setTimeout(() => void this.#send(asked, attempt + 1), ms)
      }
      if (error instanceof Unreachable) {
        this.#session.dispatch({ type: 'troubled', code: 'OFFLINE' })
        again(backoffMs(attempt))
      } else if (isRefused(error, ...NOT_NOW)) again(waitMs(error, attempt))
      else if (isRefused(error)) await this.#refused(asked, error)
      else throw error
    }
  }

  #call(asked: RunAsk): Promise<RunReply> {
    const { game } = this.#session
    const once = { idempotencyKey: asked.key }
    if (asked.do === 'open') {
      const { stake, opening } = asked
      return ask(house.openRun, { params: { game }, body: { stake, opening } }, once)
    }
    const { after } = asked
    const params = { game, id: asked.run }
    return asked.do === 'move'
      ? ask(house.moveRun, { params, body: { move: asked.move, after } }, once)
      : ask(house.cashOut, { params, body: { after } }, once)
  }

  #answered(asked: RunAsk, reply: RunReply): void {
    const { balance, version, nonce } = reply
    this.#session.dispatch({ type: 'troubleRead' })
    this.#session.dispatch({ type: 'walletReported', balance: BigInt(balance), version })
    this.#session.dispatch({ type: 'seedsChanged', nonce })
    this.#dispatch({ type: 'answered', reply, now: Date.now(), opened: asked.do === 'open' })
    if (asked.do === 'open')
      this.#session.frame.send({ type: 'roundShown', roundId: asked.key, balance, version: Math.max(0, version) })
    if (reply.round) this.#session.dispatch({ type: 'runOver', round: reply.round, jackpots: reply.jackpots })
  }

  async #refused(asked: RunAsk, { code, value }: Refused): Promise<void> {
    if (asked.do === 'open') this.#report('noRound', asked.key, this.#session.state.wallet.balance)
    if (code === 'RG_REALITY_CHECK') this.#session.frame.send({ type: 'checkDue' })
    // It ended without this page, by its time: how, the history tells.
    const over = code === 'ROUND_STATE' && asked.do !== 'open' ? await this.#endOf(asked.run) : undefined
    this.#dispatch({ type: 'refused', round: over })
    if (over) this.#session.dispatch({ type: 'runOver', round: over })
    else this.#session.dispatch({ type: 'troubled', code, reached: reachedOf(value) })
  }

  async #endOf(run: string): Promise<Round | undefined> {
    return (await this.#session.rounds(undefined))?.list.find(({ id }) => id === run)
  }

  #report(type: 'roundStarted' | 'noRound', roundId: string, balance: bigint): void {
    this.#session.frame.send({ type, roundId, balance: balance.toString() })
  }

  #dispatch(event: RunEvent): void {
    const minCycleMs = this.#session.opened?.profile.minCycleMs ?? 0
    this.#state = nextRun(this.#state, event, minCycleMs)
    for (const hear of this.#heard) hear()
  }
}

/** How long a "not now" is waited out: as long as it says itself, else longer each time. */
function waitMs({ value, retryAfterSec }: Refused, attempt: number): number {
  const said = (value as { retryAfterMs?: unknown } | null)?.retryAfterMs
  if (typeof said === 'number') return said
  return retryAfterSec === undefined ? backoffMs(attempt) : retryAfterSec * 1_000
}
