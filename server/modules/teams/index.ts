export { profitOfTeam } from './profit.ts'
export { betPage } from './bets.ts'
export { transactionPage } from './transactions.ts'
export { whoseRows } from './whose.ts'
export { teamRoutes } from './routes.ts'
export {
  callerAgent,
  crumbsOf,
  deepName,
  inTeam,
  namedAccount,
  noPrincipal,
  type Agent,
  type PrincipalOf,
  type TeamDeps,
  type TeamParts,
} from './team.ts'
export { sumsByKind, type KindSum } from './store/kind-store.ts'
export type { TeamView } from './store/places.ts'
export { type TeamAccount } from './store/team-store.ts'
