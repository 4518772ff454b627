import { switchOn, type Brand, type MerchantCode } from '@senluna/kit/brand.ts'
import type { SwitchId } from '@senluna/kit/switches.ts'
import { signInOf, type SignInConfigs } from '../../platform/config/sign-in-config.ts'
import { PROVIDERS, type ProviderName } from './provider.ts'

const SWITCHES = {
  google: 'LOGIN_SOCIAL_GOOGLE',
  facebook: 'LOGIN_SOCIAL_FACEBOOK',
  telegram: 'LOGIN_SOCIAL_TELEGRAM',
} as const satisfies Record<ProviderName, SwitchId>

/** The switches that can't be on for a brand, since nothing is configured for them. */
export function missingSwitches(configs: SignInConfigs, merchantCode: MerchantCode): SwitchId[] {
  const config = signInOf(configs, merchantCode)
  return PROVIDERS.filter((name) => !config[name]).map((name) => SWITCHES[name])
}

/** Whether any provider is configured for a brand. */
export const offersSignIn = (configs: SignInConfigs, merchantCode: MerchantCode): boolean =>
  missingSwitches(configs, merchantCode).length < PROVIDERS.length

/** Whether a brand, as it stands at this call, lets people sign in by a provider. */
export const isOffered = (brand: Brand, name: ProviderName): boolean => switchOn(brand.whitelabel, SWITCHES[name])

/** Every provider a brand offers. */
export const offeredBy = (brand: Brand): ProviderName[] => PROVIDERS.filter((name) => isOffered(brand, name))
