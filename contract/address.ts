import type { Endpoint } from './endpoint.ts'
import { toWire } from './names.ts'

/** The path of a call with its parts filled in. Throws TypeError when one is missing. */
export function pathOf(
  endpoint: Pick<Endpoint, 'path' | 'names'>,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const parts = toWire(endpoint.names, params)
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parts[name]
    if (value === undefined) throw new TypeError(`${endpoint.path} needs ${name}`)
    return encodeURIComponent(value)
  })
}

/** A query string without what is absent or empty. */
export function queryOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return ''
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '')
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`
}
