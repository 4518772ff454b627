/** Whether an origin is that of a host as it was asked, scheme and port included. */
export function isSameOrigin(origin: string, protocol: string, host: string | undefined): boolean {
  const given = URL.parse(origin)
  const own = URL.parse(`${protocol}://${host}`)
  // `null`, as a page without an origin of its own says, is nobody's.
  return given !== null && own !== null && given.origin !== 'null' && given.origin === own.origin
}
