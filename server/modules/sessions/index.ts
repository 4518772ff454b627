export { consumers } from './events.ts'
export { forgetLogins, NOBODY, loginsOf, noteLogin } from './login/record-store.ts'
export type { LoginCall, Proven } from './login/login-way.ts'
export { authenticate } from './authenticate.ts'
export { unlockHere } from './login/by-password.ts'
export { askWhose } from './register/ask-whose.ts'
export { demandPassword } from './login/demand-password.ts'
export { openAccount, type NewAccount } from './register/open-account.ts'
export { handOver } from './open-session.ts'
export { endSessions, type EndedWhy } from './end-sessions.ts'
export { addressPrefix, failureKey, forgetFailures, giveTryBack, takeTry } from './login/failure-store.ts'
export { cleanSessions, endUnusedSessions, removeExpiredTrials } from './jobs.ts'
export { redeemTicket, type LiveVisitor } from './ticket-store.ts'
export { refuseForeignChange, refuseForeignRead } from './origin.ts'
export { sessionRoutes } from './routes.ts'
export {
  IDLE,
  isKnownDevice,
  ONLINE_FOR,
  onlineMembers,
  openedAt,
  openSessionsOf,
  sessionsOf,
  setSessionType,
} from './store.ts'
export {
  type DeviceLink,
  cameFrom,
  isOnDevice,
  onSameDevices,
  sharedDevices,
  sharedPlaces,
} from './login/queries/shared-places.ts'
export { stretchesOf } from './queries/stretches.ts'
export { sessionStateOf, type SessionState } from './use.ts'
export { type OnEnded, type SessionsDeps, type Sessions, createSessions, type LoginWay } from './sessions.ts'
