import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { exportOf } from './lists.ts'
import * as wire from './wire.ts'

// Every text of the site, as the product says it and as the operator does.

/** The most signs a text may have. */
export const TEXT_LENGTH = 2_000

export const translation = z.object({
  language: wire.language,
  key: z.string(),
  /** As the product says it; absent where the language has no words of its own and English is said. */
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
export const TEXT_WRONG = ['TEXT_ICU', 'TEXT_HTML', 'TEXT_SIGN', 'TEXT_MISSING', 'TEXT_UNKNOWN'] as const

export const changeTranslation = endpoint({
  summary:
    'Says a text in other words: an ICU message with the arguments of the built-in one, without HTML. Pages follow when they are loaded next.',
  method: 'POST',
  path: '/bo/v1/translations/{language}/{key}',
  for: 'staff',
  right: 'translations.edit',
  body: z.object({ message: z.string().check(z.trim(), z.minLength(1), z.maxLength(TEXT_LENGTH)) }),
  reply: translation,
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD'],
})

export const resetTranslation = endpoint({
  summary: 'Says a text as the product does again.',
  method: 'POST',
  path: '/bo/v1/translations/{language}/{key}/reset',
  for: 'staff',
  right: 'translations.edit',
  reply: translation,
  refusals: ['SYS_NOT_FOUND'],
})
