import type { Brand } from '@senluna/kit/brand.ts'
import type { FastifyRequest } from 'fastify'

/**
 * Where the brand's site is, for links that are sent out: the host that was asked, if it is one of
 * the brand's. The desk beside a host counts as that host.
 *
 * A request can name any host; a link that carries a token only ever leads to the brand's own.
 */
export function siteOriginOf(request: Pick<FastifyRequest, 'host' | 'protocol'>, brand: Brand): string {
  const [, name = '', port = ''] = /^(?:desk\.)?(.*?)(:\d+)?$/.exec(request.host.toLowerCase()) ?? []
  const own = brand.hosts.find((host) => host.toLowerCase() === name)
  if (own !== undefined) return `${request.protocol}://${own}${port}`
  const main = brand.domains.find(({ kind }) => kind === 'WEB')?.domain ?? brand.hosts[0]
  return `${request.protocol}://${main}`
}

/** Where the brand's desk is, for links to its own people. */
export const deskOriginOf = (request: Pick<FastifyRequest, 'host' | 'protocol'>, brand: Brand): string =>
  siteOriginOf(request, brand).replace('://', '://desk.')
