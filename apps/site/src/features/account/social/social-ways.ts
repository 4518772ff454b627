import { SOCIAL_WAYS, type SocialWay } from '@senluna/contract/member/identities.ts'
import { switchOn } from '@senluna/kit/brand.ts'
import { useBrand } from '../../../brand.ts'

const SWITCHES = {
  google: 'LOGIN_SOCIAL_GOOGLE',
  facebook: 'LOGIN_SOCIAL_FACEBOOK',
  telegram: 'LOGIN_SOCIAL_TELEGRAM',
} as const satisfies Record<SocialWay, string>

/** How the providers are called, in every language. */
export const WAY_NAMES = { google: 'Google', facebook: 'Facebook', telegram: 'Telegram' } as const satisfies Record<
  SocialWay,
  string
>

/**
 * The providers that this brand lets people sign in by. The server leaves out those that aren't
 * configured.
 */
export function useSocialWays(): SocialWay[] {
  const { whitelabel } = useBrand()
  return SOCIAL_WAYS.filter((way) => switchOn(whitelabel, SWITCHES[way]))
}
