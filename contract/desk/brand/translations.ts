import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { awaiting } from '../approvals.ts'
import { exportOf } from '../lists.ts'
import * as wire from '../../wire.ts'

// Every text of the site, as the product says it and as the operator does.

/** The most signs a text may have. */
export const TEXT_LENGTH = 2_000

export const translation = z.object({
  language: wire.language,
  key: z.string(),
  /**
   * As the product says it; absent where the language has no words of its own and English is said.
   */
  builtIn: z.optional(z.string()),
  english: z.string(),
  /** As the operator says it. */
  own: z.optional(z.string()),
  changedAt: z.optional(wire.moment),
  changedBy: z.optional(z.string()),
})
export type Translation = z.infer<typeof translation>

export const translations = endpoint({
  summary: 'The texts of the site in one language, by name, with what the operator says in other words; by key.',
  method: 'GET',
  path: '/bo/v1/translations',
  for: 'staff',
  right: 'translations.view',
  query: z.object({
    ...wire.pageQuery,
    language: wire.language,
    /** Part of a name, or of what is said. */
    words: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    only: z.optional(z.enum(['MISSING', 'CHANGED'])),
  }),
  reply: wire.page(translation),
  refusals: ['VAL_FIELD'],
})

export const exportTranslations = exportOf(translations, 'translations.export')

/** Why a text is refused, in `patternId` of the field; `args` name what is missing or unknown. */
export const TEXT_WRONG = [
  'TEXT_ICU',
  'TEXT_HTML',
  'TEXT_SIGN',
  'TEXT_MISSING',
  'TEXT_UNKNOWN',
  'TEXT_CONTACT',
] as const

export const changeTranslation = endpoint({
  summary:
    'Says a text in other words: an ICU message with the arguments of the built-in one, without HTML and without a link, an address or a number to reach or pay somebody that the built-in one doesn’t hold. What speaks of money, logging in or an account’s security needs approval (202). Pages follow when they are loaded next.',
  method: 'POST',
  path: '/bo/v1/translations/{language}/{key}',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'translations.edit',
  agreedBy: ['translations.edit'],
  body: z.object({ message: z.string().check(z.trim(), z.minLength(1), z.maxLength(TEXT_LENGTH)) }),
  reply: z.union([translation, awaiting]),
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'APPROVAL_OPEN'],
})

export const resetTranslation = endpoint({
  summary: 'Says a text as the product does again.',
  method: 'POST',
  path: '/bo/v1/translations/{language}/{key}/reset',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'translations.edit',
  reply: translation,
  refusals: ['SYS_NOT_FOUND'],
})

/** Why a line of a file can't be taken, besides what any text is refused for. */
export const TEXT_LINE_WRONG = ['TEXT_LANGUAGE', 'TEXT_KEY', 'TEXT_LONG', 'TEXT_TWICE'] as const

/**
 * Why a file is refused, in `patternId` of the field `file`: no such table, a quote that never
 * ends, not in UTF-8, too large, too many changes, too many for a second person, nothing to change,
 * something wrong in it, or its differences are not those that were looked at.
 */
export const TEXT_FILE_WRONG = [
  'TEXT_FILE_FORMAT',
  'TEXT_FILE_QUOTE',
  'TEXT_FILE_ENCODING',
  'TEXT_FILE_SIZE',
  'TEXT_FILE_MANY',
  'TEXT_FILE_BY_TWO',
  'TEXT_FILE_SAME',
  'TEXT_FILE_WRONG',
  'TEXT_FILE_STALE',
] as const

const textImport = z.object({
  /** Cells with a text in them. */
  rows: z.int(),
  same: z.int(),
  changed: z.int(),
  /** How many of them need approval; with any of them the whole file does. */
  byTwo: z.int(),
  /** The first hundred lines that can't be taken, and how many there are. */
  wrong: z.array(
    z.object({
      line: z.int(),
      language: z.string(),
      key: z.string(),
      patternId: z.string(),
      args: z.array(z.union([z.string(), z.number()])),
    }),
  ),
  wrongs: z.int(),
  /** Names these differences: taking the file says which were looked at. */
  seen: z.string(),
  /** The first three hundred differences. */
  sample: z.array(
    z.object({ language: wire.language, key: z.string(), before: z.optional(z.string()), after: z.string() }),
  ),
})
export type TextImport = z.infer<typeof textImport>

export const previewTexts = endpoint({
  summary:
    'Reads a file of texts (CSV in UTF-8 with `key` and a column for each language, or as the export has it) and answers what taking it would change: `multipart/form-data` with `file`.',
  method: 'POST',
  path: '/bo/v1/translations/file/preview',
  for: 'staff',
  concernsNobody: 'look',
  right: 'translations.edit',
  multipart: {},
  reasonless: true,
  reply: textImport,
  refusals: ['VAL_FIELD'],
})

export const importTexts = endpoint({
  summary:
    'Takes a file of texts whole, or nothing of it: `multipart/form-data` with `seen` of the preview before `file`. With a text in it that needs approval, the whole file does (202).',
  method: 'POST',
  path: '/bo/v1/translations/file',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'translations.edit',
  agreedBy: ['translations.edit'],
  multipart: { seen: z.string() },
  reply: z.union([z.object({ changed: z.int() }), awaiting]),
  refusals: ['VAL_FIELD', 'APPROVAL_OPEN'],
})
