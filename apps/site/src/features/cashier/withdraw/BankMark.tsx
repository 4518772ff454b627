import './bank-mark.css'
import { BANK_WORDS } from '@senluna/kit/cashier/bank-words.ts'
import { shortOf } from './bank-search.ts'

/** A bank's short name on its colour; one that isn't known has a colour by its number. */
export function BankMark({ code, name }: { code: string; name: string }) {
  const short = shortOf({ code, name })
  const background = BANK_WORDS[code]?.colour ?? `hsl(${(Number(code) * 47) % 360} 45% 28%)`
  return (
    <span className={short.length > 3 ? 'bank-mark long' : 'bank-mark'} aria-hidden style={{ background }}>
      {short}
    </span>
  )
}
