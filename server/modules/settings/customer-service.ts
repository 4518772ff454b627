import { createHmac, hkdfSync } from 'node:crypto'
import { switchOn, type Brand, type ServiceDevice, type ServiceLink } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import { isOpenAt } from '@senluna/kit/hours.ts'
import type { SwitchId } from '@senluna/kit/switches.ts'
import { iso, later, type Instant } from '@senluna/kit/time.ts'
import { derivedKey, seal } from './secrets.ts'

const VALID_MS = 60_000

/** Pages of the site that people are led to, and the switch each hangs on. */
const NEEDS: Readonly<Record<string, SwitchId>> = {
  '/help/feedback': 'FEEDBACK',
  '/helpmc/feedback': 'FEEDBACK',
  '/app': 'APP_PAGE',
  '/join': 'AFFILIATE_NAV',
  '/vip': 'VIP',
}

/**
 * Who asks, and what only their page and we know: the session's handle, or a guest's own device id.
 */
export interface Visitor {
  caller: Caller | null
  nonce: string
  language: string
  /** Where the visitor's page is, such as https://brand.example. */
  origin: string
  device: ServiceDevice
}

/** What a browser says it runs on. Nothing hangs on it but which ways to be reached are shown. */
export const deviceOf = (agent: string | undefined): ServiceDevice =>
  /Mobi|Android|iPhone|iPad/i.test(agent ?? '') ? 'PHONE' : 'DESKTOP'

/**
 * A brand's ways to be reached.
 *
 * A link of type 3 says who the visitor is, so it is sealed for the visitor's page alone:
 * base64url(iv ‖ ciphertext ‖ tag), AES-256-GCM, key = HKDF-SHA-256(nonce, info `cs-link`). It is
 * left out where nobody could open it, or where the brand's address is neither a page of the site
 * itself nor https on a host of the brand's own list. A link to a page of the site goes with the
 * switch of that page, every link with its hours and devices.
 */
export function serviceLinks(
  brand: Brand,
  scene: ServiceLink['scenes'][number] | undefined,
  visitor: Visitor,
  keySecret: string,
  now: Instant,
) {
  return brand.customerService.links
    .filter((link) => scene === undefined || link.scenes.includes(scene))
    .filter((link) => leadsOn(brand, link.link))
    .filter((link) => isOpenAt(link.hours, now, brand.timeZone) && (link.devices?.includes(visitor.device) ?? true))
    .flatMap((link) => {
      const address = link.type === '3' ? sealedLink(brand, link.link, visitor, keySecret, now) : link.link
      return address === undefined
        ? []
        : [
            {
              id: link.id,
              type: link.type,
              name: link.names?.[visitor.language] ?? link.name,
              icon: link.icon,
              link: address,
            },
          ]
    })
}

function leadsOn(brand: Brand, link: string): boolean {
  const need = NEEDS[link.split(/[?#]/)[0] ?? '']
  return need === undefined || switchOn(brand.whitelabel, need)
}

function sealedLink(
  brand: Brand,
  address: string,
  visitor: Visitor,
  keySecret: string,
  now: Instant,
): string | undefined {
  const url = URL.parse(address, visitor.origin)
  if (!url || !isAllowed(brand, url, visitor.origin)) return undefined
  if (visitor.nonce.length < 16) return undefined
  const until = iso(later(now, VALID_MS))
  const who = visitor.caller?.memberId ?? 'guest'
  url.searchParams.set('visitor', who)
  url.searchParams.set('until', until)
  url.searchParams.set('signature', signatureOf(brand, who, until, keySecret))
  const key = Buffer.from(hkdfSync('sha256', visitor.nonce, '', 'cs-link', 32))
  return seal(key, Buffer.from(url.href), '').toString('base64url')
}

/**
 * A page of the site itself, over whatever it is served by; elsewhere only https, and only where
 * the brand says.
 */
const isAllowed = (brand: Brand, url: URL, origin: string): boolean =>
  url.origin === origin || (url.protocol === 'https:' && brand.customerService.hosts.includes(url.hostname))

const signatureOf = (brand: Brand, who: string, until: string, keySecret: string): string =>
  createHmac('sha256', derivedKey(keySecret, `customer-service:${brand.merchantCode}`))
    .update(`${who}\n${until}`)
    .digest('base64url')
