import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { contactIn } from './contacts.ts'
import { foreignLinkIn, isOwn, wordsIn } from './link-targets.ts'

/** Where what a brand shows may lead to, and where its pictures may come from. */
export type Own = Pick<Brand, 'merchantCode' | 'hosts' | 'domains' | 'imageCDNs'>

/** A brand whose texts lead to its own pages alone, wherever it is opened. */
export const pagesAlone = (merchantCode: Brand['merchantCode']): Own => ({
  merchantCode,
  hosts: [],
  domains: [],
  imageCDNs: [],
})

/** The hosts that a brand answers by. */
export const hostsOf = (brand: Own): string[] =>
  [...brand.hosts, ...brand.domains.map(({ domain }) => domain)].map((host) => host.toLowerCase())

/**
 * Messages and notices speak in the brand's name: their links lead to its own hosts, by https.
 * Refuses VAL_FIELD (FOREIGN_LINK) with the first one that doesn't.
 */
export function refuseForeignLinks(brand: Own, field: string, ...texts: readonly string[]): void {
  const hosts = hostsOf(brand)
  for (const html of texts) refuse(field, foreignLinkIn(html, hosts))
}

/** The same of a link that stands by itself. */
export function refuseForeignLink(brand: Own, field: string, link: string): void {
  refuse(field, isOwn(link, hostsOf(brand)) ? undefined : link)
}

/**
 * Pictures are the brand's own files, or come from hosts that hand them on for it. Refuses
 * VAL_FIELD (FOREIGN_LINK).
 */
export function refuseForeignImage(brand: Own, field: string, image: string): void {
  const hosts = brand.imageCDNs.map((host) => host.toLowerCase().replace(/^https:\/\//, ''))
  refuse(field, isOwn(image, [...hostsOf(brand), ...hosts]) ? undefined : image)
}

/**
 * What one person says in the brand's name sends nobody elsewhere: no link and no telephone or
 * account number in the words themselves. Refuses VAL_FIELD (CONTACT).
 */
export function refuseContacts(brand: Own, field: string, ...texts: readonly string[]): void {
  for (const html of texts)
    if (contactIn(wordsIn(html), hostsOf(brand)))
      throw new Refusal('VAL_FIELD', { fields: [{ field, patternId: 'CONTACT' }] })
}

function refuse(field: string, foreign: string | undefined): void {
  if (foreign !== undefined)
    throw new Refusal('VAL_FIELD', { fields: [{ field, patternId: 'FOREIGN_LINK', args: [foreign.slice(0, 100)] }] })
}
