import type { BoardsOf } from '@senluna/kit/games/boards.ts'
import type { InWords } from '@senluna/kit/games/choice-words.ts'
import type { Certificate, HouseGame } from '@senluna/kit/games/game.ts'
import type { GameType } from '@senluna/kit/product.ts'
import type { MotifName } from './art/motifs.ts'
import type { Motif } from './art/motifs/motif.ts'

/** What something is called, by language; the catalogue keeps the Vietnamese one. */
export type Names = Readonly<Record<string, string>>

/**
 * An article of help: a title and HTML. `{rtp}` stands for what the game returns in percent,
 * `{brand}` and the like for what is true of each brand.
 */
export type Help = Readonly<Record<string, { title: string; content: string }>> & {
  readonly [language in 'VI' | 'EN']: { title: string; content: string }
}

/**
 * What the folder of a house game says of it, in its `game.ts`. Who asks for our games reads the
 * list in `own-games.ts`.
 */
export interface OwnGame {
  game: HouseGame
  certificate: Certificate
  /** `VI` alone where the game has one name for every reader. */
  names: Names & { VI: string }
  /** What records say of a round's choice; absent where its letters say nothing to a player. */
  choiceInWords?: InWords
  catalogue: Catalogued
  /** What a slot says itself, by language and key; its keys begin with its own name. */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** How it is played, for the help of a demonstration, by language. */
  help?: Help
  /** A slot's round as the boards that were on screen. */
  boards?: BoardsOf
  /**
   * A choice as people make it, for pretended players of a demonstration: `below(n)` is a whole
   * number from 0 to n − 1. Absent where nothing is chosen.
   */
  someChoice?(below: (n: number) => number): string
  /** The same of a game of several moves: how it is opened, and what follows some moves. */
  someRun?: SomeRun
}

/** A game that hangs on rounds of others: it stands in no catalogue, and nobody opens it alone. */
export type SideGame = Omit<OwnGame, 'catalogue' | 'words' | 'help' | 'boards' | 'someRun'>

/** How pretended players go through a game of several moves. */
export interface SomeRun {
  opening(below: (n: number) => number): string
  /** The next move of a run; undefined where none is left. */
  move(
    below: (n: number) => number,
    run: { opening: string; moves: string; shown: readonly number[] },
  ): string | undefined
}

/** One of the motifs that all pictures share, or one that the game's own folder draws. */
export type GameMotif = MotifName | { name: string; draw: Motif }

/** How a house game stands in the catalogue: where, and what finds it. */
interface Catalogued {
  gameType: GameType
  classify?: string
  /** One of the demonstration's themes. */
  theme: string
  /** What its picture shows; no other game of ours shows it. */
  motif: GameMotif
  features?: readonly string[]
  /** `2026-11-27`. */
  releasedOn: string
}
