export { consumers } from './events.ts'
export {
  askRequirement,
  clearByLowBalance,
  coverRequirement,
  dropRequirementOf,
  openRequirement,
  requirementsOf,
  uncoverRequirement,
  waiveRequirement,
} from './requirements.ts'
export { noteWithdrawn, requirementById, remainingOf, remainingOfAll } from './store.ts'
export { turnoverRoutes } from './routes.ts'
export { turnoverRow } from './shown.ts'
export { type Stored as Requirement } from './store.ts'
