import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Clock } from '@senluna/kit/time.ts'
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { openApiOf } from './openapi.ts'
import { Throttle } from '../guards/throttle.ts'

type Calls = Parameters<typeof openApiOf>[0]

/** What decides whether and how often the reference is shown. */
export interface ReferenceParts {
  clock: Clock
  production: boolean
  unthrottled: boolean
}

/** One file of the reference as it is sent: packed once, known again by its tag. */
interface Page {
  type: string
  tag: string
  plain: Buffer
  packed: Buffer
}

/** A page asks for some ten files. */
const PER_SECOND = 2
const BURST = 60

const packed = promisify(gzip)

/**
 * Serves the document at `/docs/json` and a page to browse it at `/docs`, not in production. Both
 * are made when they are first asked for, each file once: a process that starts to take calls has
 * no time for them.
 */
export function serveReference(app: FastifyInstance, calls: Calls, parts: ReferenceParts): void {
  const throttle = new Throttle(PER_SECOND, BURST)
  let made: Promise<Reference> | undefined
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (parts.production) throw new Refusal('SYS_NOT_FOUND')
    if (!parts.unthrottled) throttle.take(request.ip, parts.clock.now())
    made ??= referenceOf(calls).catch((error: unknown) => {
      made = undefined
      throw error
    })
    const reference = await made
    const page = await reference.page(request.url.split('?')[0]!)
    if (!page) throw new Refusal('SYS_NOT_FOUND')
    if (typeof page === 'string') return reply.redirect(page)
    reply
      .header('etag', page.tag)
      .header('vary', 'accept-encoding')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', reference.policy)
    if (request.headers['if-none-match'] === page.tag) return reply.code(304).send()
    const unpacks = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    if (unpacks) reply.header('content-encoding', 'gzip')
    return reply.type(page.type).send(unpacks ? page.packed : page.plain)
  }
  app.get('/docs', answer)
  app.get('/docs/*', answer)
  app.addHook('onClose', async () => (await made)?.close())
}

interface Reference {
  /** A file by its path, where it leads instead, or nothing. */
  page(path: string): Promise<Page | string | undefined>
  policy: string
  close(): Promise<unknown>
}

async function referenceOf(calls: Calls): Promise<Reference> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const own = fastify()
  await own.register(swagger, { mode: 'static', specification: { document: openApiOf(calls) as never } })
  await own.register(swaggerUi, { routePrefix: '/docs', uiConfig: { validatorUrl: null } })
  await own.ready()
  const pages = new Map<string, Promise<Page | string | undefined>>()
  return {
    page: (path) => {
      const known = pages.get(path)
      if (known) return known
      const page = pageOf(own, path)
      // Only what there is is kept: nobody can fill the memory with paths.
      pages.set(path, page)
      page.then(
        (found) => found === undefined && pages.delete(path),
        () => pages.delete(path),
      )
      return page
    },
    policy: policyOf(own.swaggerCSP),
    close: () => own.close(),
  }
}

async function pageOf(own: FastifyInstance, path: string): Promise<Page | string | undefined> {
  const { statusCode, headers, rawPayload } = await own.inject({ method: 'GET', url: path })
  if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) return headers.location
  if (statusCode !== 200) return undefined
  return {
    type: String(headers['content-type'] ?? 'application/octet-stream'),
    tag: `"${createHash('sha256').update(rawPayload).digest('base64url')}"`,
    plain: rawPayload,
    packed: await packed(rawPayload),
  }
}

/** As strict as the desk's: its own code and pictures, in nobody's frame. */
const policyOf = ({ script }: FastifyInstance['swaggerCSP']): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
