export { byPasskey } from './passkeys/by-passkey.ts'
export { changedSince, RESET_REST, resetRestUntil } from './changed-since.ts'
export { noteChange } from './changes.ts'
export { confirmIdentity } from './confirm.ts'
export { allPages, type ExportOf, type ExportSection } from './export/export-section.ts'
export type { SpendCode } from './second-step/check-code.ts'
export { demandOwnCode, ownMethods, type GivenCode, type OwnMethod } from './second-step/own-code.ts'
export { passkeysOf } from './passkeys/passkey-store.ts'
export { eraseClosed } from './jobs.ts'
export { cleanSecurity } from './clean-store.ts'
export { demandPin } from './payment-password.ts'
export { checkedProfile, maskedPart, mergeProfile, profileRule, profileValue } from './profile/profile.ts'
export { runExports } from './export/run-exports.ts'
export { askSecondStep, takeSecondStep } from './second-step/second-step.ts'
export { securityRoutes } from './routes.ts'
export { dropSecondStep } from './second-step/totp.ts'
export {
  type ClosingMoney,
  type Closing,
  type RecordExport,
  type SecurityDeps,
  type Security,
  createSecurity,
} from './security.ts'
