import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'

/** The rules of a form as they are typed, beside its cycle. */
export interface TypedForm {
  needsImage: boolean
  formLeast: string
  formMost: string
  aloneUpTo: string
  tries: string
}

export const EMPTY_FORM: TypedForm = {
  needsImage: true,
  formLeast: '20000',
  formMost: '2000000',
  aloneUpTo: '200000',
  tries: '3',
}

/** Rules that stand, as they are typed. */
export const typedForm = (rules: RulesOf<'APPLY_FORM'>): TypedForm => ({
  needsImage: rules.needsImage,
  formLeast: rules.least,
  formMost: rules.most,
  aloneUpTo: rules.aloneUpTo,
  tries: String(rules.tries),
})

/** What was typed, to be checked against the schema; without cycle, hours and turnover. */
export const formOf = (typed: TypedForm) => ({
  needsImage: typed.needsImage,
  least: typed.formLeast,
  most: typed.formMost,
  aloneUpTo: typed.aloneUpTo,
  tries: Number(typed.tries),
})
