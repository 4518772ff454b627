export { consumers } from './events.ts'
export {
  clearByLowBalance,
  noteWithdrawn,
  openRequirement,
  remainingOf,
  remainingOfAll,
  requirementsOf,
  waiveRequirement,
} from './requirements.ts'
export { turnoverRoutes } from './routes.ts'
export { turnoverRow } from './shown.ts'
export { type Stored as Requirement } from './store.ts'
