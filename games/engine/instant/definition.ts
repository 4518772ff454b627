import type { Round } from '@senluna/contract/play/house.ts'
import type { Choosing, HouseGame } from '@senluna/kit/games/game.ts'
import type { InstantBeat } from '@senluna/kit/games/instant.ts'
import type { TextKey } from '@senluna/text/index.ts'
import type { ComponentType } from 'react'
import type { Bets } from '../table/use-bets.ts'
import type { KeyMap } from '../keys/hotkeys.ts'
import type { MoneyWriter } from '../ui/money.ts'

/** What a board shows. */
export interface BoardProps {
  /** The choice of the round in view, else the one made for the next. */
  choice: string
  /** What came; undefined before the first round and while a round is asked for. */
  beat: InstantBeat | undefined
  /** What was drawn for it, as the round's record has it. */
  draws: readonly number[] | undefined
  /** Whether the round in view is not shown to its end yet. */
  moving: boolean
  /** How long the way to the result takes; 0 for no movement. */
  ms: number
  /** Whether the choice may change now. */
  locked: boolean
  /** Own rounds, the newest first. */
  rounds: readonly Round[]
  /** Of a table: the bets before the round. */
  bets: Bets | undefined
  onChoose(choice: string): void
}

/** What stands beside the stake: the choice in fields, and what it may bring. */
export interface ChoiceProps {
  choice: string
  stake: bigint
  locked: boolean
  write: MoneyWriter
  /** Of a table: the bets before the round. */
  bets: Bets | undefined
  onChoose(choice: string): void
}

/** An instant game for the shell: its rules, its words, and what only it draws. */
export interface InstantDefinition {
  game: HouseGame<InstantBeat> & { choosing: Choosing }
  name: TextKey
  /** On the button that begins a round. */
  play: TextKey
  /** How long the way to a result takes, in milliseconds; 900 where absent. */
  way?: number
  Board: ComponentType<BoardProps>
  Choice: ComponentType<ChoiceProps>
  /** What colour an outcome has in lists, by what was drawn. */
  toneOf?(draws: readonly number[]): string
  /** A choice in words, for the list of rounds. */
  choiceText?(choice: string): string
  /** A bet of a table in words, where its bets return differently. */
  betText?(bet: string): string
  /** How it is played and what it pays, above the sentences that hold for every game. */
  Rules: ComponentType<{ stake: bigint; write: MoneyWriter }>
  /** What its own keys do to a choice, each with its words. */
  keys: readonly { key: string; what: TextKey; turn(choice: string): string | undefined }[]
}

/** The game's own keys as the shell listens to them. */
export const keysOf = (
  { keys }: InstantDefinition,
  choice: string,
  locked: boolean,
  onChoose: (choice: string) => void,
): KeyMap =>
  Object.fromEntries(
    keys.map(({ key, turn }) => [
      key,
      () => {
        const next = locked ? undefined : turn(choice)
        if (next !== undefined) onChoose(next)
      },
    ]),
  )
