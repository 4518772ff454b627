import { Refusal } from '@senluna/contract/refusals.ts'
import { brandIcon } from '@senluna/games/art/brand-icon.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { derivedId } from '../../platform/ids.ts'

const ICON_PX = 180
const PROFILE = 'application/x-apple-aspen-config'

/**
 * Serves `/app/<merchantCode>.mobileconfig`: a profile that puts the brand's site on an iPhone's
 * home screen, with its icon, opened full screen.
 *
 * The same brand at the same address is the same profile for ever, so that installing it again
 * replaces it. It is not signed: the phone says so before it installs.
 */
export function serveAppProfile(app: FastifyInstance): void {
  const icons = new Map<string, Promise<Buffer>>()
  app.get('/app/:name.mobileconfig', async (request, reply) => {
    const { brand } = request
    const { name } = request.params as { name: string }
    if (name !== brand.merchantCode) throw new Refusal('SYS_NOT_FOUND')
    const icon = icons.get(name) ?? iconOf(brand)
    icons.set(name, icon)
    return reply
      .header('cache-control', 'no-cache')
      .type(PROFILE)
      .send(appProfile(brand, `${request.protocol}://${request.host}`, await icon))
  })
}

/** Square and without corners to see through: the phone rounds them itself. */
const iconOf = (brand: Brand): Promise<Buffer> =>
  sharp(Buffer.from(brandIcon(brand)), { density: (72 * ICON_PX) / 40 })
    .resize(ICON_PX, ICON_PX)
    .flatten({ background: brand.theme.tokens.dark['--bg'] ?? '#080c18' })
    .png()
    .toBuffer()

/** The profile as a property list. `origin` is the site's own, as `https://example.com`. */
export function appProfile(brand: Pick<Brand, 'merchantCode' | 'brandName'>, origin: string, icon: Buffer): string {
  const { merchantCode, brandName } = brand
  const host = new URL(origin).hostname
  const name = `${host.split('.').reverse().join('.')}.${merchantCode}`
  const uuid = (text: string): string => derivedId<'profile'>('app-profile', text, merchantCode, origin).toUpperCase()
  const clip = dict({
    FullScreen: true,
    Icon: icon,
    IgnoreManifestScope: false,
    IsRemovable: true,
    Label: brandName,
    PayloadDescription: brandName,
    PayloadDisplayName: brandName,
    PayloadIdentifier: `${name}.clip`,
    PayloadType: 'com.apple.webClip.managed',
    PayloadUUID: uuid('clip'),
    PayloadVersion: 1,
    Precomposed: true,
    URL: `${origin}/`,
  })
  const profile = dict({
    PayloadContent: new Xml(`<array>${clip}</array>`),
    PayloadDescription: `${brandName}: ${host}`,
    PayloadDisplayName: brandName,
    PayloadIdentifier: name,
    PayloadOrganization: brandName,
    PayloadRemovalDisallowed: false,
    PayloadType: 'Configuration',
    PayloadUUID: uuid('profile'),
    PayloadVersion: 1,
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">${profile}</plist>
`
}

/** Text that is markup already. */
class Xml {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const dict = (entries: Readonly<Record<string, string | number | boolean | Buffer | Xml>>): string =>
  `<dict>${Object.entries(entries)
    .map(([key, value]) => `<key>${key}</key>${valueOf(value)}`)
    .join('')}</dict>`

function valueOf(value: string | number | boolean | Buffer | Xml): string {
  if (value instanceof Xml) return value.text
  if (Buffer.isBuffer(value)) return `<data>${value.toString('base64')}</data>`
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>'
  return typeof value === 'number' ? `<integer>${value}</integer>` : `<string>${escaped(value)}</string>`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
