import type { FastifyRequest } from 'fastify'
import type { BetRow } from '@senluna/contract/money/records.ts'
import type { LaunchReply } from '@senluna/contract/play/launch.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Clock, Instant } from '@senluna/kit/time.ts'
import type { Check } from '@senluna/ledger/check.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database, Db, Tx } from '../../platform/database/db.ts'
import type { FigureGroup } from '../../platform/figures/figure-reader.ts'
import type { Metrics } from '../../platform/figures/metrics.ts'
import type { Authenticator } from '../../platform/http/ports.ts'
import type { Route } from '../../platform/http/route.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import type { Consumers } from '../../platform/live/consumers.ts'
import type { Log } from '../../platform/log.ts'
import type { ApprovalAction, TouchesByKind } from '../approvals/index.ts'
import type { LaunchableGame } from '../catalog/index.ts'
import type { HouseGenerator, SeedVault } from '../fairness/index.ts'
import type { Push } from '../push/index.ts'
import type { Sessions } from '../sessions/index.ts'
import type { Countries } from '../settings/index.ts'
import type { LaneLeases } from '../wagers/index.ts'
import type { PageHeads } from './page-heads.ts'
import type { FreeTickets } from './free-tickets.ts'
import type { LineLimits } from './line-limits.ts'
import type { FamilyHooks, UnitRebates } from './unit-rebates.ts'

/** What every family stands on in one process. */
export interface FamilyBase {
  config: Config
  log: Log
  metrics: Metrics
  clock: Clock
  database: Database
  brands: readonly Brand[]
  countries: Countries
  sessions: Sessions
  /** Notifications to members' browsers. */
  push: Push
  /** Where seeds come from, and what keeps them closed. */
  seeds: { generator: HouseGenerator; vault: SeedVault }
  /** Posting lanes for statements that go over pooled connections. */
  lanes: LaneLeases
}

/** A player who opens a game of the catalogue. */
export interface Opening {
  caller: Caller
  brand: Brand
  request: FastifyRequest
  now: Instant
  game: LaunchableGame
  /** Real money, or free play. */
  mode: 'REAL' | 'TRIAL'
  language: string
  /** The host of the brand's list that the page picked for the game's own files. */
  cdn?: string | undefined
}

/** What runs beside the calls in the process that does the background's work. */
export interface Background {
  start(): void
  stop(): Promise<void>
}

/**
 * A family of games as one process runs it: what other parts of the product ask of it. They ask all
 * families of the list and know none by name. What a family has nothing to say to is absent.
 */
export interface OpenFamily {
  /** Its calls, those of its desk included. */
  routes: readonly Route[]
  /** The catalogue's games that are its own. */
  owns(gameId: string): boolean
  /**
   * Whether somebody has a round in play in one of its games: it ends there though the game is
   * frozen.
   */
  isInPlay?(memberId: Id<'member'>, gameId: string, mode: Opening['mode']): Promise<boolean>
  /** Opens one of its games. Refuses what GAME_… and AUTH_… codes say of a launch. */
  launch(opening: Opening): Promise<LaunchReply>
  /** Whose frame is calling; null for nobody. Of families whose games run in the frame. */
  caller?(request: FastifyRequest, brand: Brand, now: Instant): ReturnType<FrameCaller>
  /**
   * What the betting record says of its wagers in a line, by their numbers. For others than the
   * player, `hiddenAt` is now: what was chosen stays hidden as long as it can still be bet on.
   */
  details?(
    owner: Id<'member'>,
    rows: readonly Pick<BetRow, 'betNo' | 'product'>[],
    language: string,
    hiddenAt?: Instant,
  ): Promise<ReadonlyMap<string, string>>
  /** Called in the transaction that opens a closed account again: what waited for it goes on. */
  accountReopened?(tx: Tx, memberId: Id<'member'>): Promise<unknown>
  /** Whether a live topic is one of its own that everybody may hear. */
  isPublicTopic?(topic: string): boolean
  jobs?: readonly ScheduledJob[]
  /** What operators watch of it. */
  figures?: FigureGroup
  /** Opens what the first wager would wait for. */
  warm?(): Promise<void>
  background?: Background
  close?(): Promise<void>
}

type FrameCaller = Authenticator['game']

/** A round that was cancelled, of whose wallet. */
export interface VoidedRound {
  owner: Id<'member'>
  round: string
  wallet: number
}

/** A game that goes on after it was frozen. */
export interface ThawedGame {
  merchantCode: MerchantCode
  gameId: string
  since: Instant
}

/** A family of games: a folder exports one, and the list in `server/families.ts` names it. */
export interface GameFamily<Opened extends OpenFamily = OpenFamily> {
  /** Its name, unlike any other's. */
  name: string
  /**
   * SQL that names, by `owner_id` and `id`, the wagers which stand on tables of its own and not on
   * a round.
   */
  wagersOfItsOwn?: string
  /** SQL that names, by `owner_id` and `id`, the rounds that it posts in one statement. */
  roundsOfItsOwn?: string
  /**
   * What must hold of its money. `wagersOfFamilies` is SQL that names the wagers of all families
   * which stand on tables of their own.
   */
  checks?(wagersOfFamilies: string): readonly Check[]
  /** What two people of the desk do together about it. */
  approvals?: readonly ApprovalAction[]
  /** Whose its things are that calls of the desk name. */
  touches?: Partial<TouchesByKind>
  /** What its requests are about: the kind of `touches` of each kind of their objects. */
  objectKinds?: Readonly<Record<string, Exclude<keyof TouchesByKind, 'approval'>>>
  /** What it does with events. */
  consumers?: Consumers<FamilyHooks>
  /** How those above a player earn on its bets, where that is part of a bet's price. */
  rebates?: UnitRebates
  /** What agents limit the stakes of their line to, where they can. */
  lineLimits?: LineLimits
  /** The tickets that rewards may give, where it sells tickets. */
  freeTickets?: FreeTickets
  /**
   * The most that its open bets of real money may pay, of a brand and a currency; absent where a
   * bet is settled at once.
   */
  worstCase?(db: Db | Tx, merchantCode: MerchantCode, currency: string): Promise<bigint>
  /** What follows when a game of a brand goes on that was frozen. */
  thawed?(tx: Tx, thawed: ThawedGame, now: Instant): Promise<void>
  /**
   * Called in the transaction in which staff void a round, after it was cancelled: what of it goes
   * beside. Answers what that moved; null where the player paid for the round.
   */
  voided?(tx: Tx, brand: Brand, voided: VoidedRound, now: Instant): Promise<Amount | null>
  /** Its pages that search engines may list. */
  heads?: PageHeads
  /**
   * Reads the settings of its own; throws a sentence for what can't be used. Answers what opens it
   * in a process.
   */
  configure(env: NodeJS.ProcessEnv): (base: FamilyBase) => Promise<Opened>
}
