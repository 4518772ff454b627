import { createRemoteJWKSet } from 'jose'
import { SECOND } from '@senluna/kit/time.ts'

/** The project whose tokens are taken, and where its signing keys are published. */
interface FirebaseConfig {
  project: string
  jwksUrl: string
}

/** The project with the keys that its tokens are signed by, fetched when first needed. */
export interface Firebase extends FirebaseConfig {
  keys: ReturnType<typeof createRemoteJWKSet>
}

export const createFirebase = (config: FirebaseConfig): Firebase => ({
  ...config,
  keys: createRemoteJWKSet(new URL(config.jwksUrl), { timeoutDuration: 5 * SECOND }),
})
