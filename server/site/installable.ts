import { Refusal } from '@senluna/contract/refusals.ts'
import { brandIcon } from '@senluna/games/art/brand-icon.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { LANGUAGES, writtenIn } from '@senluna/text/index.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import sharp from 'sharp'

/** Its pictures: two as they are drawn, one for phones that cut their own shape. */
const ICONS = {
  '192': { size: 192, full: false },
  '512': { size: 512, full: false },
  'full-512': { size: 512, full: true },
}
const DRAWN_AT = 192
const HOUR = 'public, max-age=3600'

/**
 * Serves what makes the site an app, by the brand of the host: `/manifest.webmanifest` and
 * `/app-icon-*.png`. `enter` makes a request's brand the one its operator has set.
 */
export function serveInstallable(app: FastifyInstance, enter: (request: FastifyRequest) => Promise<void>): void {
  const icons = new Map<string, Promise<Buffer>>()
  app.get('/manifest.webmanifest', async (request, reply) => {
    await enter(request)
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(request.brand)))
  })
  app.get('/app-icon-:name.png', async ({ brand, params }, reply) => {
    const { name } = params as { name: string }
    if (!isIcon(name)) throw new Refusal('SYS_NOT_FOUND')
    // A brand's picture is drawn once in a process: there are three of each.
    const key = `${brand.merchantCode}/${name}`
    const icon = icons.get(key) ?? drawn(brand, name)
    icons.set(key, icon)
    return reply
      .header('cache-control', HOUR)
      .type('image/png')
      .send(await icon)
  })
}

type Icon = keyof typeof ICONS
const isIcon = (name: string): name is Icon => Object.hasOwn(ICONS, name)

const drawn = (brand: Brand, name: Icon): Promise<Buffer> => {
  const { size, full } = ICONS[name]
  return sharp(Buffer.from(brandIcon(brand, full)), { density: (72 * size) / DRAWN_AT })
    .resize(size, size)
    .png()
    .toBuffer()
}

const icon = (name: Icon, purpose: 'any' | 'maskable') => ({
  src: `/app-icon-${name}.png`,
  sizes: `${ICONS[name].size}x${ICONS[name].size}`,
  type: 'image/png',
  purpose,
})

/** The brand as an app: its name, its look, where it begins. */
function manifestOf(brand: Brand) {
  const ground = brand.theme.tokens[brand.theme.default]['--bg'] ?? '#080c18'
  const { tag, direction } = LANGUAGES[writtenIn(brand.defaultLanguage)]
  return {
    id: '/',
    name: brand.brandName,
    short_name: brand.brandName,
    lang: tag,
    dir: direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['games', 'entertainment'],
    icons: [
      icon('192', 'any'),
      icon('512', 'any'),
      icon('full-512', 'maskable'),
      { src: '/art/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
}
