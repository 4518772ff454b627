import type { Brand } from '@senluna/kit/brand.ts'
import type { TextKey } from '@senluna/text/index.ts'

/** What the head of a page says to whoever doesn't run its code. */
export interface PageHead {
  /** Its description; `brand` is filled in. */
  key: TextKey
  /** What the page is called before the brand's name, where it has a name of its own. */
  title?: string
  args?: Readonly<Record<string, string>>
}

/** The pages of a family that search engines may list. */
export interface PageHeads {
  /** Those that the list of all pages names, by path. */
  listed: Readonly<Record<string, TextKey>>
  /**
   * The head of a page that says more than its description, or that no list names; undefined for
   * all others.
   */
  headOf?(pathname: string, language: string, own: Brand['words']): PageHead | undefined
}
