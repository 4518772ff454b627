export { derivedKey, seal, unseal } from '../../platform/config/secrets.ts'
