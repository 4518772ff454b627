export { adjust, type AdjustOrder } from './operations/adjust.ts'
export { bet, type BetOrder } from './operations/bet.ts'
export { betsOf, type WagerRow } from './record/queries/bets.ts'
export { BOOK, bookOf, statusNo, WAGER_STATUS, type BookNo } from './record/wager-status.ts'
export { MOVEMENT_KIND } from './operations/movement-kind.ts'
export { cancelRound } from './operations/cancel-round.ts'
export { closeRound } from './operations/close-round.ts'
export { closeHours } from './record/late-hour-store.ts'
export { capture, release, reserve, type HoldAnswer, type Reservation } from './operations/waiting-bet.ts'
export { openRounds } from './operations/queries/open-rounds.ts'
export {
  OPERATION_STATUS,
  type Operation,
  type OperationStatus,
  type WagerAnswer,
  type WagerGame,
} from './operations/operation.ts'
export { BATCHING, enqueue } from './posting/wager-batching.ts'
export { isGuarded, placeStatusOf, type PlaceStatus } from './posting/place-status.ts'
export { LaneLeases } from './posting/lane-leases.ts'
export { PostingLane } from './posting/posting-lane.ts'
export { largeWinsAmong, type LargeWin } from './record/queries/large-wins.ts'
export { playedOf, type PlayedOfDay } from './record/queries/played-of.ts'
export { playedBetween } from './record/queries/played-between.ts'
export { playedSince } from './record/queries/played-since.ts'
export { raise, type RaiseOrder } from './operations/raise.ts'
export { rollback, type RollbackOrder } from './operations/rollback.ts'
export { roundOf, type Round, type RoundState } from './operations/queries/round-state.ts'
export { roundsWaiting, type WaitingRound } from './operations/queries/rounds-waiting.ts'
export {
  openStakes,
  settledWagers,
  stakedSince,
  validBetsOf,
  type SettledWager,
} from './record/queries/settled-wagers.ts'
export { wagerRoutes } from './routes.ts'
export { win, type WinOrder } from './operations/win.ts'
export { consumers } from './events.ts'
