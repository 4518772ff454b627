import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Refusal } from '@senluna/contract/refusals.ts'
import { brandIcon } from '@senluna/games/art/brand-icon.ts'
import { NAMED } from '@senluna/games/art/named.ts'
import { nameOf } from '@senluna/games/art/thumbnail.ts'
import { drawPicture } from '@senluna/games/pictures.ts'
import { wordMark } from '@senluna/games/art/word-mark.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../../platform/database/db.ts'
import { ART_VERSION } from './art-version.ts'
import type { IconFormat, Icons } from './icons.ts'
import { pictureOf, paletteOf } from './queries/pictures.ts'

/** A picture on its way out. `tag` names its content. */
interface Found {
  body: string | Buffer
  type: 'image/svg+xml' | 'image/avif' | 'image/webp'
  tag: string
  /** Whether the browser's accept header chose the format. */
  negotiated?: boolean
  /** The same zipped, once somebody asked for it so. */
  zipped?: Buffer
}

const zip = promisify(gzip)

const GAME = /^g\/([A-Za-z0-9][A-Za-z0-9_-]{0,59})(?:\.(svg|avif|webp))?$/
const VENDOR = /^v\/([A-Z0-9_]{2,40})\.svg$/
const SIGN = /^([a-z]{1,20}(?:-[a-z]{1,20}){0,2})\.svg$/

/**
 * Serves `/art/*`: named pictures, the brand's icon and vendors' signs as SVG, games' pictures as
 * AVIF or WebP (`?w=164` the small one).
 *
 * An address with the current `?v=` may be kept for ever, any other for an hour.
 */
export function serveArt(app: FastifyInstance, db: Db, icons: Icons): void {
  const signs = new Map<string, Found>()
  app.get('/art/*', async (request, reply) => {
    const path = (request.params as { '*': string })['*']
    const found =
      (await gamePicture(db, icons, request, path)) ??
      (await vendorSign(db, request, path)) ??
      namedPicture(signs, request, path)
    if (!found) throw new Refusal('SYS_NOT_FOUND')
    return send(request, reply, found)
  })
}

async function send(request: FastifyRequest, reply: FastifyReply, found: Found) {
  const { v } = request.query as { v?: unknown }
  // Drawings are text and get eight times smaller; photographs' formats are packed already.
  const drawing = found.type === 'image/svg+xml'
  const zipped = drawing && String(request.headers['accept-encoding']).includes('gzip')
  const tag = zipped ? found.tag.replace(/"$/, '-gz"') : found.tag
  reply.header('etag', tag)
  reply.header(
    'cache-control',
    v === String(ART_VERSION) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  )
  reply.header('x-content-type-options', 'nosniff')
  // A picture opened by itself is a document: it may draw, nothing else.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  if (drawing || found.negotiated) reply.header('vary', drawing ? 'accept-encoding' : 'accept')
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  reply.type(found.type)
  if (!zipped) return reply.send(found.body)
  found.zipped ??= await zip(found.body)
  return reply.header('content-encoding', 'gzip').send(found.zipped)
}

async function gamePicture(db: Db, icons: Icons, request: FastifyRequest, path: string): Promise<Found | undefined> {
  const [, gameId, asked] = GAME.exec(path) ?? []
  if (!gameId) return undefined
  const picture = await pictureOf(db, request.brand.merchantCode, gameId)
  if (!picture) return undefined
  const name = nameOf(picture)
  if (asked === 'svg') return { body: drawPicture(picture), type: 'image/svg+xml', tag: `"${ART_VERSION}-${name}"` }
  const format: IconFormat =
    asked === 'avif' || asked === 'webp'
      ? asked
      : String(request.headers.accept).includes('image/avif')
        ? 'avif'
        : 'webp'
  const width = (request.query as { w?: unknown }).w === '164' ? 164 : 328
  const tag = `"${ART_VERSION}-${name}-${width}-${format}"`
  // The browser's copy is good: nothing needs to be made or read.
  const body = request.headers['if-none-match'] === tag ? '' : await icons.of(picture, width, format)
  return { body, type: `image/${format}`, tag, negotiated: asked === undefined }
}

async function vendorSign(db: Db, request: FastifyRequest, path: string): Promise<Found | undefined> {
  const [, vendorCode] = VENDOR.exec(path) ?? []
  if (!vendorCode) return undefined
  const palette = await paletteOf(db, request.brand.merchantCode, vendorCode)
  return palette && svgOf(wordMark(vendorCode, palette))
}

function namedPicture(drawn: Map<string, Found>, request: FastifyRequest, path: string): Found | undefined {
  if (path === 'icon.svg') return svgOf(brandIcon(request.brand))
  const [, name] = SIGN.exec(path) ?? []
  if (!name || !Object.hasOwn(NAMED, name)) return undefined
  const found = drawn.get(name) ?? svgOf(NAMED[name]!())
  drawn.set(name, found)
  return found
}

const svgOf = (body: string): Found => ({
  body,
  type: 'image/svg+xml',
  tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
})
