import type { AnalyticsProvider, Brand } from '@senluna/kit/brand.ts'
import type { FastifyRequest } from 'fastify'
import { offersSignIn } from '../modules/identities/index.ts'
import { stageOriginOf } from '../modules/settings/index.ts'
import { signInOf, type SignInConfigs } from '../platform/config/sign-in-config.ts'

type PageRequest = Pick<FastifyRequest, 'brand' | 'host' | 'protocol'>

/**
 * Where a brand's hosted human check comes from; nothing for brands without one, so nothing more is
 * let in.
 */
function hostedCheckOf(signIn: SignInConfigs, brand: Brand): string[] {
  if (brand.security.humanVerify !== 'TURNSTILE') return []
  const { turnstile } = signInOf(signIn, brand.merchantCode)
  return turnstile ? [new URL(turnstile.url).origin] : []
}

/**
 * Hosts of those who count opened pages. Code comes from Google's alone: the pixel is asked for as
 * a picture, and what a container would load from elsewhere stays out.
 */
const GOOGLE = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
}
const COUNTED_BY: Readonly<Record<AnalyticsProvider, { script: string[]; picture: string[]; connect: string[] }>> = {
  GA4: { ...GOOGLE, picture: GOOGLE.connect },
  GTM: { ...GOOGLE, picture: GOOGLE.connect },
  FB_PIXEL: { script: [], picture: ['https://www.facebook.com'], connect: [] },
}

/** What a brand's providers may be asked for from the page; nothing for brands without one. */
const hostsOf = (brand: Brand, use: 'script' | 'picture' | 'connect'): string[] => [
  ...new Set((brand.analytics ?? []).flatMap(({ provider }) => COUNTED_BY[provider][use])),
]

/**
 * A sign-in's window reports to the page that opened it, and a vendor's is watched until it
 * closes (`windows`): only where there are such windows are the two not parted.
 */
export const openerPolicy = (signIn: SignInConfigs, windows: boolean) => (request: PageRequest) =>
  windows || offersSignIn(signIn, request.brand.merchantCode) ? 'same-origin-allow-popups' : 'same-origin'

/** The site's page: its own code only, frames of the play host only, framed by nobody. */
export const sitePolicy =
  (signIn: SignInConfigs) =>
  (request: PageRequest, scripts: readonly string[]): string => {
    const checks = hostedCheckOf(signIn, request.brand)
    const live = `${request.protocol === 'https' ? 'wss' : 'ws'}://${request.host}`
    return [
      "default-src 'self'",
      ['script-src', "'self'", ...scripts, ...checks, ...hostsOf(request.brand, 'script')].join(' '),
      "style-src 'self' 'unsafe-inline'",
      ['img-src', "'self'", 'data:', 'blob:', ...request.brand.imageCDNs, ...hostsOf(request.brand, 'picture')].join(
        ' ',
      ),
      ['connect-src', "'self'", live, ...hostsOf(request.brand, 'connect')].join(' '),
      "worker-src 'self' blob:",
      ['frame-src', stageOriginOf(request, request.brand), ...request.brand.launchGameCDNs, ...checks].join(' '),
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ')
  }
