export { checkAudit, type AuditBreak } from './check.ts'
export { closeAuditDay, endAuditMonths } from './jobs.ts'
export { recordAudit, type AuditFact } from './record.ts'
export { lastRootDay } from './root-store.ts'
