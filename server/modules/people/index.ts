export { peopleRoutes } from './routes.ts'
export { forgetNotes } from './store.ts'
export type { People } from './changes.ts'
export { noteActive } from './note-active.ts'
