import { isIP } from 'node:net'
import { domainToASCII, domainToUnicode } from 'node:url'

/** Why a name can't be a host of a brand. */
export type HostFault = 'HOST_SYNTAX' | 'HOST_ADDRESS' | 'HOST_PREFIX' | 'HOST_LOCAL'

/** As people write a name: letters of any script, digits, hyphens and dots. */
const WRITTEN = /^[\p{L}\p{M}\p{N}.-]+$/u
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** A part of a name; punycode that stands for nothing is none. */
const isLabel = (label: string): boolean =>
  LABEL.test(label) && (!label.startsWith('xn--') || domainToUnicode(label) !== label)

/** A name has 253 signs at most, and `play.` and `desk.` stand before it. */
const LONGEST = 253 - 'play.'.length

/** A name that leads to the machine itself. */
export const isLocalName = (host: string): boolean => /(?:^|\.)localhost$/.test(host)

/**
 * Whether somebody elsewhere could come by this name: it is neither this machine's own nor an
 * address.
 */
export const isReachable = (host: string): boolean => !isLocalName(host) && isIP(host) === 0

/**
 * A host as it is kept and as browsers send it: small letters, other scripts in punycode, no dot at
 * its end. Otherwise why it can't be one. Names of this machine are for everywhere but production.
 */
export function hostNameOf(typed: string, production: boolean): { host: string } | { wrong: HostFault } {
  const written = typed.trim().replace(/\.$/, '')
  if (isIP(written) > 0) return { wrong: 'HOST_ADDRESS' }
  const host = WRITTEN.test(written) ? domainToASCII(written) : ''
  if (isIP(host) > 0) return { wrong: 'HOST_ADDRESS' }
  const labels = host.split('.')
  if (host.length > LONGEST || !labels.every(isLabel)) return { wrong: 'HOST_SYNTAX' }
  if (isLocalName(host)) return production ? { wrong: 'HOST_LOCAL' } : prefixed(host)
  if (labels.length < 2 || !/[a-z]/.test(labels.at(-1)!)) return { wrong: 'HOST_SYNTAX' }
  return prefixed(host)
}

/** What begins so is the stage or the desk of the rest. */
const prefixed = (host: string): { host: string } | { wrong: HostFault } =>
  /^(?:play|desk)\./.test(host) ? { wrong: 'HOST_PREFIX' } : { host }
