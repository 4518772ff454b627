export { consumers } from './events.ts'
export { authenticateStaff } from './authenticate.ts'
export {
  addStaff,
  closeStaff,
  codeOf,
  giveHouseRights,
  giveRoles,
  listStaff,
  makeRoles,
  renewStaff,
  type NewStaff,
  type StaffLine,
} from './accounts.ts'
export { staffDid } from './did.ts'
export { exportRoute, listRoutes } from './export/export.ts'
export { cleanStaff, endUnusedStaff } from './clean-store.ts'
export { redeemStaffTicket } from './ticket-store.ts'
export { StaffSecrets } from './secrets.ts'
export { staffRoutes } from './routes.ts'
export { houseRightsOf, rolesThatMay, staffByName, staffMay, staffOfRoles } from './store.ts'
export { type StaffDeps, type Staff, createStaff } from './staff.ts'
