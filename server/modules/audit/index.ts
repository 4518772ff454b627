export { checkAudit, type AuditBreak } from './check.ts'
export { closeAuditDay, makeAuditMonths } from './jobs.ts'
export { recordAudit, type AuditFact } from './record.ts'
export { lastRootDay } from './root-store.ts'
