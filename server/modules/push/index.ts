export { pushMember, type Note } from './push-member.ts'
export { pushRoutes } from './routes.ts'
export { forgetDevices, forgetEndpoint, forgetSubscriptions, keepDeviceFor } from './store.ts'
export type { Push } from './push.ts'
