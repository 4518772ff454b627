import type { Notice } from '@senluna/contract/notices.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Texts } from '../../platform/in-language.ts'

export type { Texts }

/** A notice as staff write it. */
export interface NoticeDraft {
  /** Its name within the brand: small letters, digits, dashes. */
  id: string
  type: Notice['type']
  titles: Texts
  /** HTML; what is not allowed in it is taken out. */
  contents: Texts
  imageUrl?: string
  /** Of a banner: the page at whose head it stands, `/rng`; the home page without one. */
  place?: string
  linkType: Notice['linkType']
  link?: string
  sort: number
  startAt: Instant
  endAt?: Instant
  /** B everybody, G guests, L those logged in. */
  execution: 'B' | 'G' | 'L'
  platforms: readonly ('WEB' | 'H5' | 'APP' | 'ALL')[]
  audience: 'ALL' | 'MEMBER' | 'AGENT'
  frequency: Notice['frequency']
}
