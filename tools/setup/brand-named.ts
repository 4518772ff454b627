import { BRANDS } from '@senluna/brands/index.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { Problem } from './problem.ts'

/** The code of a brand that was typed. Throws a Problem when there is no such brand. */
export function brandNamed(typed: string): MerchantCode {
  const codes = BRANDS.map(({ merchantCode }) => merchantCode)
  const code = codes.find((known) => known === typed)
  if (!code) throw new Problem(`There is no brand "${typed}". The brands are ${codes.join(', ')}.`)
  return code
}
