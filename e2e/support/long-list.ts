/**
 * An address at the brand with a catalogue of 10,000 games, which the product of the browser tests
 * has beside the demonstration.
 */
export function longList(path: string): string {
  const url = new URL(path, process.env.E2E_URL)
  url.hostname = 'reference.localhost'
  return url.href
}
