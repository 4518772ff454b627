export { rehearse } from '../../../platform/database/rehearse.ts'
