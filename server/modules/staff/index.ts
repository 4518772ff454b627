export { consumers } from './events.ts'
export { noteRefusedCall } from './refused-calls.ts'
export { authenticateStaff } from './authenticate.ts'
export { addStaff, closeStaff, codeOf, giveHouseRights, giveRoles, renewStaff, type NewStaff } from './accounts.ts'
export { listStaff, makeRoles, type StaffLine } from './account-store.ts'
export { staffDid } from './did.ts'
export { exportRoute, listRoutes } from './export/export.ts'
export { cleanStaff, endUnusedStaff } from './clean-store.ts'
export { StaffRights } from './rights.ts'
export { redeemStaffTicket } from './ticket-store.ts'
export { StaffSecrets } from './secrets.ts'
export { staffRoutes } from './routes.ts'
export {
  closedAmong,
  houseRightsOf,
  mailAddressOf,
  rightsOf,
  rolesThatMay,
  staffByName,
  staffMay,
  staffOfRoles,
} from './store.ts'
export { type StaffDeps, type Staff, createStaff } from './staff.ts'
export { sameAddressAs, sponsorLinksOf } from './sponsor-store.ts'
