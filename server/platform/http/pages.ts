import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '@senluna/contract/refusals.ts'

/** One built app and the policy its pages are served under. */
export interface PageApp {
  /** The folder Vite built. */
  folder: string
  /** The content policy of its page; `scripts` are the hashes of its inline code. */
  policy(request: FastifyRequest, scripts: readonly string[]): string
  /** A host by which its page knows the brand, where it doesn't know the one that was asked. */
  knownAs?(request: FastifyRequest): string | undefined
  /** What stands in its head instead of its title. */
  head?(request: FastifyRequest): string
  /** What stands in the places that its page leaves as comments, by their names. */
  slots?(request: FastifyRequest): Readonly<Record<string, string>>
  /** How it stands to windows it opens, where not parted from them. */
  opener?(request: FastifyRequest): string
}

/** Which app a request is for. */
export interface Pages {
  appOf(request: FastifyRequest): PageApp
  /** Makes the request's brand the one its operator has set. */
  enter?(request: FastifyRequest): Promise<void>
  production: boolean
}

interface Shell {
  html: string
  scripts: string[]
}

const INLINE = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/json")[^>]*>([\s\S]*?)<\/script>/g

const WORKER = '/sw.js'

const packedBy = promisify(brotliCompress)
/** A tenth larger than the best, thirty times as fast. */
const QUALITY = 6
const MOST_KEPT = 100

const isHashed = (path: string): boolean => path.startsWith('/assets/')

/** Hashed files may be kept for ever, the others for an hour. */
const lifeOf = (path: string): string =>
  isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'

/** Of a file that never changes nobody asks whether it did. */
const UNCHANGING = { cacheControl: false, etag: false, lastModified: false, acceptRanges: false }

/**
 * The page of an app, with the hashes of what it has inline. Nothing when it has not been built.
 */
function shellOf(folder: string): Shell | undefined {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return undefined
  const html = readFileSync(file, 'utf8')
  const scripts = [...html.matchAll(INLINE)].map(
    (match) => `'sha256-${createHash('sha256').update(match[1]!).digest('base64')}'`,
  )
  return { html, scripts }
}

/**
 * Serves the built apps: hashed files for ever, any other path of a page as the app's own page.
 * A path that asks for JSON and is no call is refused with SYS_NOT_FOUND.
 */
export async function servePages(app: FastifyInstance, pages: Pages): Promise<void> {
  await app.register(fastifyStatic, { root: process.cwd(), serve: false, preCompressed: true })
  const shells = new Map<string, Shell | undefined>()
  const packed = new PackedPages()
  app.addHook('onSend', (request, reply, _payload, done) => {
    safetyHeaders(pages, request, reply)
    done()
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = decodeURI(request.url.split('?')[0]!)
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal('SYS_NOT_FOUND')
    const own = pages.appOf(request)
    if (
      /^\/(?:assets|fonts|icons)\/[\w./@-]+$|^\/[\w-]+\.(?:svg|png|ico|txt|webmanifest|js)$/.test(path) &&
      !path.includes('..')
    ) {
      if (!existsSync(join(own.folder, path))) throw new Refusal('SYS_NOT_FOUND')
      // A service worker asks for what its pages may have; which one is in force is looked up each
      // time.
      if (path === WORKER)
        reply.header('content-security-policy', "default-src 'none'; connect-src 'self'; frame-ancestors 'none'")
      return reply
        .header('cache-control', path === WORKER ? 'no-cache' : lifeOf(path))
        .sendFile(path, own.folder, isHashed(path) ? UNCHANGING : { cacheControl: false })
    }
    if (!wantsPage(String(request.headers.accept ?? ''), path)) throw new Refusal('SYS_NOT_FOUND')
    if (!shells.has(own.folder) || !pages.production) shells.set(own.folder, shellOf(own.folder))
    const shell = shells.get(own.folder)
    if (!shell) throw new Refusal('SYS_NOT_FOUND')
    await pages.enter?.(request)
    reply
      .header('content-security-policy', own.policy(request, shell.scripts))
      .header('cross-origin-opener-policy', own.opener?.(request) ?? 'same-origin')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
    const known = withHost(shell.html, own.knownAs?.(request))
    const html = withSlots(withHead(known, own.head?.(request)), own.slots?.(request))
    if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(html)
    return reply.header('content-encoding', 'br').send(await packed.of(html))
  })
}

/** The page with a host in its first tag, for its own inline script. */
const withHost = (html: string, host: string | undefined): string =>
  host === undefined ? html : html.replace('<html ', `<html data-host="${host}" `)

/** The page with what a host says of it in the place of its title. */
const withHead = (html: string, head: string | undefined): string =>
  head === undefined ? html : html.replace(/<title>[^<]*<\/title>/, () => head)

/** The page with its places filled. */
const withSlots = (html: string, slots: Readonly<Record<string, string>> = {}): string =>
  Object.entries(slots).reduce((filled, [name, part]) => filled.replace(`<!-- ${name} -->`, () => part), html)

/** Pages packed once: a host and an address have few of them. */
class PackedPages {
  readonly #kept = new Map<string, Buffer>()

  async of(html: string): Promise<Buffer> {
    const before = this.#kept.get(html)
    if (before) return before
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    }
    const page = await packedBy(html, { params })
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear()
    this.#kept.set(html, page)
    return page
  }
}

/** Paths of calls: an unknown one is refused as a call, whatever the caller accepts. */
const CALL = /^\/(?:wps|bo|cb|vw|files|art|docs|dev|ws)(?:\/|$)/

/**
 * Whether a page is asked for: by a browser, or by whoever takes anything, such as those who show a
 * preview of a link.
 */
const wantsPage = (accept: string, path: string): boolean =>
  accept.includes('text/html') || (accept.includes('*/*') && !CALL.test(path) && !/\.\w+$/.test(path))

function safetyHeaders(pages: Pages, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff')
  // A page fetches a hundred hashed files: what only pages read, and a trace, would be a third of
  // the bytes of a small one.
  if (isHashed(request.url)) reply.removeHeader('x-trace-id')
  else pageHeaders(reply)
  if (!reply.hasHeader('content-security-policy'))
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  if (pages.production && request.protocol === 'https')
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
}

/** What a browser reads where a reply is a page of its own. */
function pageHeaders(reply: FastifyReply): void {
  if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
  if (!reply.hasHeader('cross-origin-opener-policy')) reply.header('cross-origin-opener-policy', 'same-origin')
}
