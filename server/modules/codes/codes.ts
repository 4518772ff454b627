import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/database/db.ts'
import { Throttle } from '../../platform/http/guards/throttle.ts'
import type { Log } from '../../platform/log.ts'
import type { Outgoing } from '../../platform/outgoing/outgoing.ts'
import { derivedKey } from '../settings/index.ts'
import { createFirebase, type Firebase } from './firebase-project.ts'

/** What codes are made of. */
export interface CodesDeps {
  db: Db
  log: Log
  config: Pick<Config, 'keySecret' | 'bench' | 'firebase'>
  outgoing: Outgoing
}

/** Codes, links and proofs of one process: what shows whose a number or an address is. */
export interface Codes extends CodesDeps {
  /**
   * Codes and what they are stored under are hashed with it: a stolen table neither opens nor tells
   * anything.
   */
  key: Buffer
  /** Once a second from one page. */
  throttle: Throttle
  /** Log-in by somebody else's proof of a number; absent where it isn't set up. */
  firebase: Firebase | undefined
}

/** Builds the codes of one process. Nothing is read before the first call. */
export function createCodes(deps: CodesDeps): Codes {
  const { bench, firebase, keySecret } = deps.config
  return {
    ...deps,
    key: derivedKey(keySecret, 'codes'),
    throttle: bench ? new Throttle(1e6, 1e6) : new Throttle(1, 1),
    firebase: firebase && createFirebase(firebase),
  }
}
