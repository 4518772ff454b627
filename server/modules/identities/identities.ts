import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { Throttle } from '../../platform/http/guards/throttle.ts'
import type { Log } from '../../platform/log.ts'
import { signInOf, type SignInConfigs } from '../../platform/config/sign-in-config.ts'
import type { Provider, ProviderName } from './provider.ts'
import { facebook } from './providers/facebook.ts'
import { oidc } from './providers/oidc.ts'
import { telegram } from './providers/telegram.ts'

/** What signing in by accounts elsewhere is made of. */
export interface IdentitiesDeps {
  db: Db
  log: Log
  configs: SignInConfigs
  /** Asks again who is calling, before a way in is added or taken away. Throws what it asks for. */
  confirm(caller: Caller, brand: Brand, password: string | undefined, now: Instant): Promise<void>
  /**
   * How many other ways in an account has, besides its password and accounts elsewhere: passkeys, a
   * confirmed number.
   */
  otherWays(tx: Tx, memberId: Id<'member'>, brand: Brand): Promise<number>
  /**
   * Called in the transaction that adds or takes away a way in: its owner should know, whoever did
   * it.
   */
  onChanged(
    tx: Tx,
    by: { memberId: Id<'member'>; ip: string; traceId: string },
    what: 'signInAdded' | 'signInRemoved',
    provider: ProviderName,
    now: Instant,
  ): Promise<void>
}

/** Signing in by accounts elsewhere, in one process. */
export interface Identities extends IdentitiesDeps {
  /** The provider of a brand, when it is configured. */
  providerOf(merchantCode: MerchantCode, name: ProviderName): Provider | undefined
  starts: Throttle
}

/** Builds it. No provider is asked before the first sign-in. */
export function createIdentities(deps: IdentitiesDeps): Identities {
  const made = new Map<string, Provider | undefined>()
  return {
    ...deps,
    starts: new Throttle(0.5, 20),
    providerOf: (merchantCode, name) => {
      const key = `${merchantCode} ${name}`
      if (!made.has(key)) made.set(key, providerFor(deps.configs, merchantCode, name))
      return made.get(key)
    },
  }
}

function providerFor(configs: SignInConfigs, merchantCode: MerchantCode, name: ProviderName): Provider | undefined {
  const config = signInOf(configs, merchantCode)
  if (name === 'google') return config.google && oidc(config.google)
  if (name === 'facebook') return config.facebook && facebook(config.facebook)
  return config.telegram && telegram(config.telegram)
}
