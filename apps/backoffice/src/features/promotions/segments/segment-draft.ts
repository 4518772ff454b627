import type { DeskSegment, SegmentRules } from '@senluna/contract/desk/brand/segments.ts'
import type { Product } from '@senluna/kit/product.ts'
import { NOBODY_CHOSEN, whoOf, type Who } from '../../../forms/Who.tsx'

/** Integers of a segment's rules, as they are typed. */
export const NUMBERS = ['vipFrom', 'vipTo', 'ageFrom', 'ageTo', 'activeDays', 'idleDays'] as const
/** Its amounts. */
export const AMOUNTS = ['deposit30', 'bet30'] as const

/** A segment as it is typed: what is empty says nothing. */
export interface SegmentDraft extends Record<(typeof NUMBERS)[number] | (typeof AMOUNTS)[number], string> {
  id: string
  name: string
  who: Who
  language: string
  deposited: '' | 'YES' | 'NO'
  loginDevice: '' | 'MOBILE' | 'DESKTOP'
  products: readonly Product[]
  seen: number
}

/** What the form begins with. */
export function segmentDraft(segment?: DeskSegment): SegmentDraft {
  const rules: SegmentRules = segment?.rules ?? {}
  return {
    id: segment?.id ?? '',
    name: segment?.name ?? '',
    who: { types: rules.types ?? NOBODY_CHOSEN.types, label: rules.label ?? '', line: rules.line ?? '' },
    language: rules.language ?? '',
    deposited: rules.deposited ?? '',
    loginDevice: rules.loginDevice ?? '',
    products: rules.products ?? [],
    vipFrom: typed(rules.vipFrom),
    vipTo: typed(rules.vipTo),
    ageFrom: typed(rules.ageFrom),
    ageTo: typed(rules.ageTo),
    activeDays: typed(rules.activeDays),
    idleDays: typed(rules.idleDays),
    deposit30: rules.deposit30 ?? '',
    bet30: rules.bet30 ?? '',
    seen: segment?.version ?? 0,
  }
}

const typed = (value: number | undefined): string => (value === undefined ? '' : String(value))

/** The rules that are sent of it. */
export const rulesOfDraft = (draft: SegmentDraft): SegmentRules => ({
  ...whoOf(draft.who),
  ...(draft.language ? { language: draft.language } : {}),
  ...(draft.deposited ? { deposited: draft.deposited } : {}),
  ...(draft.loginDevice ? { loginDevice: draft.loginDevice } : {}),
  ...(draft.products.length > 0 ? { products: [...draft.products] } : {}),
  ...Object.fromEntries(NUMBERS.flatMap((name) => (draft[name] ? [[name, Number(draft[name])]] : []))),
  ...Object.fromEntries(AMOUNTS.flatMap((name) => (draft[name] ? [[name, draft[name]]] : []))),
})
