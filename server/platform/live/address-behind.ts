import type { IncomingMessage } from 'node:http'
import type { AddressList } from '../addresses.ts'

/** By which scheme a connection was asked for, past the proxies of one's own. */
export function protocolBehind(request: IncomingMessage, proxies: AddressList): 'http' | 'https' {
  const { socket, headers } = request
  const said = [headers['x-forwarded-proto'] ?? []].flat().flatMap((line) => line.split(','))
  const believed = proxies.has(socket.remoteAddress ?? '') ? said.at(-1)?.trim() : undefined
  return (believed ?? ('encrypted' in socket ? 'https' : 'http')) === 'https' ? 'https' : 'http'
}

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
