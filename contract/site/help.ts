import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { exportOf } from '../desk/lists.ts'
import * as wire from '../wire.ts'

const slug = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/))

const headline = z.object({ id: z.string(), title: z.string(), updatedAt: wire.moment })

/** One heading of help with its articles. Those without `parentId` are the first level. */
const category = z.object({
  id: z.string(),
  parentId: z.optional(z.string()),
  name: z.string(),
  icon: z.optional(z.string()),
  articles: z.array(headline),
})
export type HelpCategory = z.infer<typeof category>

/** `language` is the one the text is really in: English stands where another has none. */
const article = z.object({
  id: z.string(),
  categoryId: z.string(),
  title: z.string(),
  /** HTML cleaned by the server. */
  html: z.string(),
  language: z.string(),
  updatedAt: wire.moment,
})
export type HelpArticle = z.infer<typeof article>

const found = z.object({ id: z.string(), categoryId: z.string(), title: z.string(), snippet: z.string() })
export type HelpFound = z.infer<typeof found>

export const helpCenter = endpoint({
  summary: 'The headings of help with their articles; one article by its id; what a search finds, the best first.',
  method: 'GET',
  path: '/wps/system/helpCenter',
  for: 'none',
  cacheSeconds: 60,
  query: z.object({
    categoryId: z.optional(slug),
    articleId: z.optional(slug),
    q: z.optional(z.string().check(z.maxLength(100))),
    language: z.optional(wire.language),
  }),
  reply: z.object({
    categories: z.array(category),
    article: z.optional(article),
    /** Only where something was searched for. */
    found: z.optional(z.array(found)),
  }),
  refusals: ['SYS_NOT_FOUND'],
})

export const voteHelp = endpoint({
  summary: 'Reports whether an article was of help. A reader counts once an article; the later word holds.',
  method: 'POST',
  path: '/wps/v2/help/{articleId}/vote',
  for: 'opt',
  body: z.object({ helpful: z.boolean() }),
  reply: z.object({ helpful: z.boolean() }),
  refusals: ['SYS_NOT_FOUND', 'SYS_THROTTLED'],
})

export const helpVotes = endpoint({
  summary: 'Every article of help with what readers say of it, those that help least first.',
  method: 'GET',
  path: '/bo/v1/help/votes',
  for: 'staff',
  right: 'content.view',
  reply: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        heading: z.string(),
        languages: z.array(z.string()),
        /** Whether readers find it. */
        shown: z.boolean(),
        version: z.int(),
        yes: z.int(),
        no: z.int(),
      }),
    ),
  }),
  refusals: [],
})
export const exportHelpVotes = exportOf(helpVotes, 'content.view')

export const documentKind = z.enum(['terms', 'privacy'])
export type DocumentKind = z.infer<typeof documentKind>

export const legalDocument = endpoint({
  summary: 'The terms or the privacy notice: as they hold now, or as a version said that was agreed to before.',
  method: 'GET',
  path: '/wps/v2/system/document',
  for: 'none',
  cacheSeconds: 60,
  query: z.object({
    kind: documentKind,
    version: z.optional(z.string().check(z.maxLength(20))),
    language: z.optional(wire.language),
  }),
  reply: z.object({
    kind: documentKind,
    version: z.string(),
    title: z.string(),
    /** HTML cleaned by the server. */
    html: z.string(),
    language: z.string(),
    effectiveAt: wire.moment,
    /** Whether it is the version that holds now. */
    current: z.boolean(),
    /** All there are, the newest first. */
    versions: z.array(z.object({ version: z.string(), effectiveAt: wire.moment })),
  }),
  refusals: ['SYS_NOT_FOUND'],
})
