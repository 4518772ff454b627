export type { NoticeDraft } from './notice.ts'
export { contentRoutes } from './routes.ts'
export { removeNotice, saveNotice } from './save-notice.ts'
