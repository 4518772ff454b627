export { CONFIGURATION } from './configuration.ts'
export { beatOf, limbo, resultX100, targetOf, targetText, waysOf } from './limbo.ts'
