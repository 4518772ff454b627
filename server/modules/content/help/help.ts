import type { Texts } from '../notices/notice.ts'

/** A heading of help as staff write it. */
export interface HelpCategoryDraft {
  /** Its name in addresses: small letters, digits, dashes. */
  id: string
  /** The heading above it; absent on the first level. */
  parentId?: string
  names: Texts
  /** The name of a lucide icon the pages know. */
  icon: string
  sort: number
}

/** An article of help as staff write it. */
export interface HelpArticleDraft {
  id: string
  categoryId: string
  titles: Texts
  /** HTML; what is not allowed in it is taken out. */
  contents: Texts
  sort: number
}

/** One version of what people agree to. */
export interface DocumentDraft {
  kind: 'terms' | 'privacy'
  /** The day it was written on, as yyyy-MM-dd; a letter tells two of one day apart. */
  version: string
  titles: Texts
  contents: Texts
}

/** Addresses below `/help` that are no articles. */
export const RESERVED: readonly string[] = ['feedback', 'terms', 'privacy', 'search']
