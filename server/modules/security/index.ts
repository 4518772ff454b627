export { byPasskey } from './by-passkey.ts'
export { changedSince } from './changed-since.ts'
export { noteChange } from './changes.ts'
export { confirmIdentity } from './confirm.ts'
export { allPages, type ExportSection } from './export-section.ts'
export type { SpendCode } from './check-code.ts'
export { demandOwnCode, ownMethods, type GivenCode, type OwnMethod } from './own-code.ts'
export { passkeysOf } from './passkey-store.ts'
export { cleanSecurity, eraseClosed } from './jobs.ts'
export { demandPin } from './payment-password.ts'
export { listClosed, reopenAccount, type ClosedRow } from './reopen.ts'
export { checkedProfile, maskedPart, mergeProfile, profileRule, profileValue } from './profile.ts'
export { runExports } from './run-exports.ts'
export { askSecondStep, takeSecondStep } from './second-step.ts'
export { securityRoutes } from './routes.ts'
export { dropSecondStep } from './totp.ts'
export {
  type ClosingMoney,
  type Closing,
  type RecordExport,
  type SecurityDeps,
  type Security,
  createSecurity,
} from './security.ts'
