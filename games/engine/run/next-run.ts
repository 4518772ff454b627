import type { Round, Run, RunReply } from '@senluna/contract/play/house.ts'

/** What was asked, letter for letter as it is sent again until it is answered. */
export type RunAsk = { key: string } & (
  | { do: 'open'; stake: string; opening: string }
  | { do: 'move'; run: string; after: number; move: string }
  | { do: 'cashOut'; run: string; after: number }
)

/** What goes on in a game of several moves. */
export interface RunState {
  /** The run that waits for a move. */
  run: Run | undefined
  /** The round that ended last, in view until another is opened. */
  round: Round | undefined
  asking: RunAsk | undefined
  /** Before this moment no run is opened: the jurisdiction's shortest cycle. */
  readyAt: number
  /** The rounds that ended since the game was opened, the newest first. */
  ended: readonly Round[]
  /** Whether the run in view was found when the game was opened, and not moved since. */
  resumed: boolean
}

export type RunEvent =
  | { type: 'asked'; ask: RunAsk }
  | { type: 'answered'; reply: RunReply; now: number; opened: boolean }
  /** `round` is what the run had become meanwhile. */
  | { type: 'refused'; round: Round | undefined }

/** So many ended rounds are shown. */
const SHOWN = 12

/** A game as it is opened: with the run that was left, or none. */
export const begun = (run: Run | undefined): RunState => ({
  run,
  round: undefined,
  asking: undefined,
  readyAt: 0,
  ended: [],
  resumed: run !== undefined,
})

/** What becomes of a game of several moves, as a pure function. */
export function nextRun(state: RunState, event: RunEvent, minCycleMs: number): RunState {
  switch (event.type) {
    case 'asked':
      return { ...state, asking: event.ask, resumed: false, ...(event.ask.do === 'open' && { round: undefined }) }
    case 'answered': {
      const { run, round } = event.reply
      const known = { ...state, asking: undefined, ...(event.opened && { readyAt: event.now + minCycleMs }) }
      return round ? over(known, round) : { ...known, run: run ?? undefined }
    }
    case 'refused':
      return event.round ? over({ ...state, asking: undefined }, event.round) : { ...state, asking: undefined }
  }
}

const over = (state: RunState, round: Round): RunState => ({
  ...state,
  run: undefined,
  round,
  ended: [round, ...state.ended.filter(({ id }) => id !== round.id)].slice(0, SHOWN),
})
