import type { MerchantCode } from '@senluna/kit/brand.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { LANGUAGES } from '@senluna/text/languages.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { emit } from '../../../platform/outbox.ts'
import { areTexts, type Texts } from '../../../platform/words/in-language.ts'
import {
  refuseContacts,
  refuseForeignImage,
  refuseForeignLink,
  refuseForeignLinks,
  type Own,
} from '../../../platform/words/own-links.ts'
import { cleanTexts } from '../texts.ts'
import type { NoticeDraft } from './notice.ts'
import { putNotice, deleteNotice } from './notice-store.ts'

const TITLE_MOST = 120
const CONTENT_MOST = 20_000
const ID = /^[a-z0-9-]{1,60}$/

/** What is wrong with a field that can't be shown. */
const WHY = {
  id: 'NAME',
  titles: 'TEXTS',
  contents: 'TEXTS',
  imageUrl: 'PICTURE',
  link: 'LINK',
  endAt: 'AFTER_START',
  place: 'PLACE',
  platforms: 'EMPTY',
  onlyFor: 'WHO',
} as const

/** Where a link may lead: another site over https, a page of this one, a thing by its id. */
const LINKS: Record<NoticeDraft['linkType'], RegExp> = {
  NONE: /^$/,
  URL: /^https:\/\/[^\s\\]{1,280}$/,
  ROUTE: /^\/(?![/\\])[^\s\\]{0,280}$/,
  PROMOTION: ID,
  GAME: ID,
}
const PLACE = /^\/[a-z]{1,20}$/
const IMAGE = /^(?:https:\/\/|\/(?![/\\]))[^\s\\"'<>]{1,280}$/

/**
 * Writes a notice, its HTML cleaned, and publishes the change to open pages.
 *
 * Saving it again as it stands changes nothing; a changed one counts as unread, since its version
 * rises. Refuses VAL_FIELD with the fields that can't be shown, and for links, pictures, telephone
 * and account numbers of elsewhere.
 */
export async function saveNotice(tx: Tx, brand: Own, draft: NoticeDraft, now: Instant): Promise<void> {
  const { merchantCode } = brand
  // As they are kept: cleaning adds to links.
  const contents = cleanTexts(draft.contents)
  const broken = brokenIn({ ...draft, contents })
  if (broken.length > 0)
    throw new Refusal('VAL_FIELD', { fields: broken.map((field) => ({ field, patternId: WHY[field] })) })
  refuseElsewhere(brand, { ...draft, contents })
  const done = await putNotice(tx, { merchantCode, draft, contents }, now)
  if (done) await publishNoticeChange(tx, merchantCode, now)
}

/** Takes a notice away; when it is gone already, nothing happens. */
export async function removeNotice(tx: Tx, merchantCode: MerchantCode, id: string, now: Instant): Promise<void> {
  const done = await deleteNotice(tx, merchantCode, id)
  if (done) await publishNoticeChange(tx, merchantCode, now)
}

const publishNoticeChange = (tx: Tx, merchantCode: MerchantCode, now: Instant) =>
  emit(tx, now, { topic: 'notice', audience: '*', payload: { type: 'changed', merchantCode } })

function refuseElsewhere(brand: Own, { titles, contents, linkType, link, imageUrl }: NoticeDraft): void {
  refuseForeignLinks(brand, 'contents', ...Object.values(contents))
  if (linkType === 'URL' && link !== undefined) refuseForeignLink(brand, 'link', link)
  if (imageUrl !== undefined) refuseForeignImage(brand, 'imageUrl', imageUrl)
  refuseContacts(brand, 'titles', ...Object.values(titles))
  refuseContacts(brand, 'contents', ...Object.values(contents))
}

function brokenIn(draft: NoticeDraft): (keyof typeof WHY)[] {
  const checks: [field: keyof typeof WHY, fine: boolean][] = [
    ['id', ID.test(draft.id)],
    ['titles', areTexts(draft.titles, TITLE_MOST) && areSpoken(draft.titles)],
    ['contents', areTexts(draft.contents, CONTENT_MOST) && languagesOf(draft.contents) === languagesOf(draft.titles)],
    ['imageUrl', draft.imageUrl === undefined || IMAGE.test(draft.imageUrl)],
    [
      'link',
      LINKS[draft.linkType].test(draft.link ?? '') && (draft.linkType === 'NONE') === (draft.link === undefined),
    ],
    ['endAt', draft.endAt === undefined || draft.endAt > draft.startAt],
    ['place', draft.place === undefined || (draft.type === 'B' && PLACE.test(draft.place))],
    ['platforms', draft.platforms.length > 0],
    [
      'onlyFor',
      (draft.audience === 'SOME') === Object.keys(draft.onlyFor ?? {}).length > 0 && levelsFit(draft.onlyFor),
    ],
  ]
  return checks.filter(([, fine]) => !fine).map(([field]) => field)
}

/** A text under a code that is no language of ours is read by nobody. */
const areSpoken = (texts: Texts): boolean => Object.keys(texts).every((key) => key in LANGUAGES)

const languagesOf = (texts: Texts): string => Object.keys(texts).sort().join(' ')

const levelsFit = (only: NoticeDraft['onlyFor']): boolean =>
  only?.vipFrom === undefined || only.vipTo === undefined || only.vipFrom <= only.vipTo
