export { closeCode, findCode, insertCode, type CodeKind, type RefCode } from './store.ts'
export { openLink, type LinkWanted } from './links.ts'
export { codesGiven, originOf, type CodesGiven, type Origin } from './line-of.ts'
export { referralRoutes } from './routes.ts'
