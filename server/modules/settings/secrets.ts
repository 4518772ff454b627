export { derivedKey, seal, unseal } from '../../platform/secrets.ts'
