import type { Id } from '@senluna/kit/ids.ts'
import type { NoticeFor } from '@senluna/contract/desk/brand/content.ts'
import type { Notice } from '@senluna/contract/site/notices.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Texts } from '../../../platform/words/in-language.ts'

export type { Texts }

/** Whom a notice is for as it is kept: with the line's own id, since a name is looked up once. */
export type KeptNoticeFor = NoticeFor & { lineId?: Id<'member'> }

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
  /** SOME: whoever all of `onlyFor` is so of. */
  audience: 'ALL' | 'MEMBER' | 'AGENT' | 'SOME'
  onlyFor?: KeptNoticeFor
  frequency: Notice['frequency']
}
