import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { foreignLinkIn } from '../../../platform/words/link-targets.ts'

/**
 * Messages speak in the brand's name: their links lead to its own hosts, by https. Refuses
 * VAL_FIELD (FOREIGN_LINK) with the first one that doesn't.
 */
export function refuseForeignLinks(brand: Brand, field: string, ...texts: readonly string[]): void {
  const hosts = [...brand.hosts, ...brand.domains.map(({ domain }) => domain)].map((host) => host.toLowerCase())
  for (const html of texts) {
    const foreign = foreignLinkIn(html, hosts)
    if (foreign !== undefined)
      throw new Refusal('VAL_FIELD', { fields: [{ field, patternId: 'FOREIGN_LINK', args: [foreign.slice(0, 100)] }] })
  }
}
