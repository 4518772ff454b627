export { type Agents } from './agents.ts'
export { principalOf } from './assistants.ts'
export { forAssistants } from './for-assistants.ts'
export { agentRoutes } from './routes.ts'
