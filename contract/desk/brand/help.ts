import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { documentKind } from '../../site/help.ts'
import * as wire from '../../wire.ts'
import { awaiting } from '../approvals.ts'
import { exportOf } from '../lists.ts'

// The help center, the terms and the privacy notice as the brand's people write them.

/** As it is kept. */
const kept = z.record(wire.language, z.string())
const titles = z.record(wire.language, z.string().check(z.trim(), z.minLength(1), z.maxLength(120)))
/** HTML; what is not allowed in it is taken out when it is saved. */
const contents = z.record(wire.language, z.string().check(z.trim(), z.minLength(1), z.maxLength(20_000)))

export const deskArticle = z.object({
  id: z.string(),
  categoryId: z.string(),
  titles: kept,
  contents: kept,
  sort: z.int(),
  /** Whether readers find it. */
  shown: z.boolean(),
  version: z.int(),
})
export type DeskArticle = z.infer<typeof deskArticle>

export const helpHeadings = endpoint({
  summary: 'The headings of help that articles stand under, in the order of the brand.',
  method: 'GET',
  path: '/bo/v1/help/headings',
  for: 'staff',
  right: 'content.view',
  reply: z.object({ list: z.array(z.object({ id: z.string(), name: z.string() })) }),
  refusals: [],
})

export const deskHelpArticle = endpoint({
  summary: 'One article of help in every language that it is written in.',
  method: 'GET',
  path: '/bo/v1/help/articles/{id}',
  for: 'staff',
  right: 'content.view',
  reply: deskArticle,
  refusals: ['SYS_NOT_FOUND'],
})

export const askHelpArticle = endpoint({
  summary:
    'Asks for an article of help, new or changed: only the languages that are sent change. It is on the site when it is approved, also where it was taken off.',
  method: 'POST',
  path: '/bo/v1/help/articles/{id}',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'content.edit',
  agreedBy: ['content.edit'],
  large: true,
  body: z.object({
    categoryId: z.string().check(z.maxLength(60)),
    titles,
    contents,
    sort: z.int().check(z.minimum(0), z.maximum(9_999)),
    /** The version that was read, 0 for a new one. */
    seen: wire.whole(),
  }),
  reply: awaiting,
  refusals: ['VAL_FIELD', 'APPROVAL_OPEN', 'APPROVAL_STALE'],
})

export const hideHelpArticle = endpoint({
  summary: 'Takes an article of help off the site at once. Nothing of it is lost: saving it again shows it.',
  method: 'POST',
  path: '/bo/v1/help/articles/{id}/hide',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'content.edit',
  reply: z.object({ hidden: z.boolean() }),
  refusals: ['SYS_NOT_FOUND'],
})

const version = z.object({
  kind: documentKind,
  version: z.string(),
  title: z.string(),
  languages: z.array(z.string()),
  effectiveAt: wire.moment,
  /** Whether it is the one that holds now. */
  current: z.boolean(),
})
export type DocumentVersion = z.infer<typeof version>

export const deskDocuments = endpoint({
  summary: 'Every version of the terms and of the privacy notice, the newest first.',
  method: 'GET',
  path: '/bo/v1/documents',
  for: 'staff',
  right: 'content.view',
  reply: z.object({ list: z.array(version) }),
  refusals: [],
})
export const exportDocuments = exportOf(deskDocuments, 'content.view')

export const deskDocument = endpoint({
  summary: 'One version of the terms or the privacy notice in every language.',
  method: 'GET',
  path: '/bo/v1/documents/{kind}/{version}',
  for: 'staff',
  right: 'content.view',
  reply: z.object({ kind: documentKind, version: z.string(), titles: kept, contents: kept }),
  refusals: ['SYS_NOT_FOUND'],
})

export const askDocument = endpoint({
  summary:
    'Asks for a new version of the terms or the privacy notice: only the languages that are sent change. It holds from the moment it is approved; what was agreed to before stays readable.',
  method: 'POST',
  path: '/bo/v1/documents/{kind}',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'content.edit',
  agreedBy: ['content.edit'],
  large: true,
  body: z.object({
    titles,
    contents,
    /** The version that was read. */
    seen: z.string().check(z.maxLength(20)),
  }),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'APPROVAL_OPEN', 'APPROVAL_STALE'],
})
