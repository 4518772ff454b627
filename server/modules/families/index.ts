export {
  configureFamilies,
  detailsOf,
  familyOf,
  familyOfGame,
  frameCaller,
  openFamilies,
  warmFamilies,
  type Families,
  type FamilyOpeners,
} from './families.ts'
export type { Background, FamilyBase, GameFamily, Opening, OpenFamily, ThawedGame, VoidedRound } from './family.ts'
export type { FreeTickets, NewFreeTickets } from './free-tickets.ts'
export type { LimitedAccount, LineLimit, LineLimits } from './line-limits.ts'
export type { PageHead, PageHeads } from './page-heads.ts'
export type { ChainBet, FamilyHooks, UnitRebates } from './unit-rebates.ts'
