import type { DeskPromotion, savePromotionDraft } from '@senluna/contract/desk/brand/promotions.ts'
import type { BodyOf } from '@senluna/contract/endpoint.ts'
import type { PromotionRules } from '@senluna/contract/site/promotion-rules.ts'
import { clockField, clockMoment } from '../../brand-clock.ts'
import { filled } from '../../forms/html.ts'
import { typedOf, type TypedRules } from './rules/typed-rules.ts'

/** A promotion as it is written. */
export interface Draft {
  id: string
  category: DeskPromotion['category']
  titles: Readonly<Record<string, string>>
  summaries: Readonly<Record<string, string>>
  terms: Readonly<Record<string, string>>
  /** Terms in short by language, a line each: `name: value`. */
  facts: Readonly<Record<string, string>>
  image: string
  sort: number
  start: string
  end: string
  /** Empty: as much as the rules give. */
  budget: string
  /** Empty: everybody. */
  segment: string
  /** Percent; empty: nobody. */
  control: string
  /** The level at which it opens; empty: at any. */
  vip: string
  rules: TypedRules
  version: number
}

const linesOf = (facts: DeskPromotion['facts']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).map(([language, pairs]) => [
      language,
      pairs.map(([name, value]) => `${name}: ${value}`).join('\n'),
    ]),
  )

/** Lines of `name: value` as pairs; others are none. */
export const factsIn = (text: string): [name: string, value: string][] =>
  text
    .split('\n')
    .map((line) => line.split(/:(.*)/s).map((part) => part.trim()))
    .filter(([name, value]) => name && value)
    .map(([name = '', value = '']): [string, string] => [name, value])

const factsOf = (lines: Draft['facts']): DeskPromotion['facts'] =>
  Object.fromEntries(Object.entries(lines).map(([language, text]) => [language, factsIn(text)]))

/** What the form begins with. */
export const draftOf = (promotion: DeskPromotion | undefined): Draft => ({
  id: promotion?.id ?? '',
  category: promotion?.category ?? 'EVENT',
  titles: promotion?.titles ?? {},
  summaries: promotion?.summaries ?? {},
  terms: promotion?.terms ?? {},
  facts: linesOf(promotion?.facts ?? {}),
  image: promotion?.imageUrl ?? '/art/b-gift.svg',
  sort: promotion?.sort ?? 0,
  start: clockField(promotion?.startAt ?? new Date().toISOString()),
  end: clockField(promotion?.endAt),
  budget: promotion?.budget ?? '',
  segment: promotion?.segment ?? '',
  control: promotion?.control ? String(promotion.control) : '',
  vip: promotion?.vip ? String(promotion.vip) : '',
  rules: typedOf(promotion?.rules),
  version: promotion?.draftVersion ?? 0,
})

/** The same once more, to be kept under a name of its own and to begin now. */
export const copyOf = (promotion: DeskPromotion): Draft => ({
  ...draftOf(promotion),
  id: '',
  start: clockField(new Date().toISOString()),
  end: '',
  version: 0,
})

/** Languages whose words are as they were while those of another have changed. */
export function behindIn(draft: Draft, before: Draft): string[] {
  const isSame = (language: string) =>
    (['titles', 'summaries', 'facts', 'terms'] as const).every(
      (part) => (draft[part][language] ?? '') === (before[part][language] ?? ''),
    )
  const languages = Object.keys(filled(draft.titles))
  const behind = languages.filter((language) => language in before.titles && isSame(language))
  return behind.length < languages.length ? behind : []
}

/** What is sent of it. */
export const bodyOf = (draft: Draft, rules: PromotionRules): BodyOf<typeof savePromotionDraft> => ({
  seen: draft.version,
  category: draft.category,
  titles: filled(draft.titles),
  summaries: filled(draft.summaries),
  facts: factsOf(draft.facts),
  terms: filled(draft.terms),
  imageUrl: draft.image,
  sort: draft.sort,
  startAt: clockMoment(draft.start),
  ...(draft.end ? { endAt: clockMoment(draft.end) } : {}),
  ...(draft.budget ? { budget: draft.budget } : {}),
  ...(draft.segment ? { segment: draft.segment } : {}),
  ...(Number(draft.control) > 0 ? { control: Number(draft.control) } : {}),
  ...(Number(draft.vip) > 0 ? { vip: Number(draft.vip) } : {}),
  rules,
})
