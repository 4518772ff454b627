import type { IncomingMessage } from 'node:http'
import type { AddressList } from '../addresses.ts'

/**
 * Where a connection comes from, past the proxies of one's own. Each of them wrote who came to it
 * at the end of a list.
 */
export function addressBehind(request: IncomingMessage, proxies: AddressList): string {
  let address = request.socket.remoteAddress ?? ''
  const said = [request.headers['x-forwarded-for'] ?? []].flat().flatMap((line) => line.split(','))
  while (proxies.has(address)) {
    const next = said.pop()?.trim()
    if (!next) break
    address = next
  }
  return address
}
