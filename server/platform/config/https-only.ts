/**
 * Refuses addresses that anybody on the way could read or answer for, in production. A program on
 * this machine may be asked by http. Throws a sentence.
 */
export function refusePlainHttp(production: boolean, addresses: Readonly<Record<string, string | undefined>>): void {
  if (!production) return
  for (const [name, address] of Object.entries(addresses))
    if (address !== undefined && !isSafe(address))
      throw new Error(`${name} must be an https address in production: who stands on the way could answer for it.`)
}

const ON_THIS_MACHINE = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$)/

const isSafe = (address: string): boolean => address.startsWith('https:') || ON_THIS_MACHINE.test(address)
