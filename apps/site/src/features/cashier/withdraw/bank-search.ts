import { BANK_WORDS } from '@senluna/kit/cashier/bank-words.ts'
import { fold } from '@senluna/kit/text/fold.ts'
import type { SavedAccounts } from './use-withdraw.ts'

type Bank = SavedAccounts['banks'][number]

/** Small and large letters, marks and spaces make no difference. */
const plain = (words: string): string => fold(words).replaceAll(' ', '')

/**
 * The banks that are looked for by name, short name (`VCB`, `CTG`) or number, in their order; those
 * whose own name is what was typed, or begins so, stand first.
 */
export function banksSought(banks: readonly Bank[], sought: string): readonly Bank[] {
  const typed = plain(sought)
  if (typed === '') return banks
  const rank = ({ code, name }: Bank): number => {
    const own = [plain(shortOf({ code, name })), plain(name)]
    return own.includes(typed) ? 0 : own.some((known) => known.startsWith(typed)) ? 1 : 2
  }
  return banks.filter((bank) => isSought(bank, typed)).toSorted((a, b) => rank(a) - rank(b))
}

function isSought({ code, name }: Bank, typed: string): boolean {
  const names = [name, shortOf({ code, name }), ...(BANK_WORDS[code]?.also ?? [])].map(plain)
  return (
    code.startsWith(typed) ||
    names.some((known) => known.startsWith(typed)) ||
    names.some((known) => isIn(known, typed))
  )
}

/** Inside a name, where enough was typed to mean it: "mb" is not in "CIMB". */
const isIn = (known: string, typed: string): boolean => typed.length > 2 && known.includes(typed)

/** The letters of a bank's mark: its short name, or its capitals, or how its name begins. */
export function shortOf({ code, name }: Bank): string {
  const short = BANK_WORDS[code]?.short
  if (short !== undefined) return short
  const capitals = name.replaceAll(/[^A-Z]/g, '')
  return (capitals.length > 1 ? capitals : name.toUpperCase()).slice(0, 3)
}
