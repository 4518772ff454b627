import { countries } from '@senluna/contract/member/codes.ts'
import type { Country } from '@senluna/contract/site/country.ts'
import { q } from '@senluna/web/client/query.ts'
import { keptInTab } from '@senluna/web/client/storage.ts'
import { text } from '@senluna/web/client/text.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rememberedNumber } from '../login/remembered.ts'

/** A mobile number as it stands in a form. */
export interface Phone {
  /** Empty until somebody chooses: then the country that the server guesses is meant. */
  countryCode: string
  number: string
}

/** Half-typed numbers of this tab, by form; they survive closing the window and a reload. */
const drafts = {
  get(form: string): Phone | undefined {
    const [countryCode = '', ...words] = (keptInTab.get(`mobile-${form}`) ?? '').split(' ')
    const number = words.join(' ')
    return countryCode || number ? { countryCode, number } : undefined
  },
  set: (form: string, { countryCode, number }: Phone) => keptInTab.set(`mobile-${form}`, `${countryCode} ${number}`),
}

/** Forgets what was typed into a form: it was used. */
export const forgetPhone = (form: string): void => keptInTab.set(`mobile-${form}`, null)

/** The number in a form, the country it is of, and what is wrong with it. */
export function usePhone(form: string) {
  const list = useQuery(q(countries))
  const [typed, setTyped] = useState<Phone>(
    () => drafts.get(form) ?? { countryCode: '', number: form === 'login' ? rememberedNumber() : '' },
  )
  const all = list.data?.list ?? []
  const country = all.find((country) => country.countryCode === (typed.countryCode || list.data?.guess)) ?? all[0]
  return {
    number: typed.number,
    country,
    countries: all,
    set(change: Partial<Phone>) {
      const next = { ...typed, ...change }
      drafts.set(form, next)
      setTyped(next)
    },
    /** What goes into a call. */
    sent: { mobileNum: typed.number.trim(), countryDialingCode: country?.countryDialingCode ?? '' },
    wrong: wrongIn(typed.number, country),
  }
}
export type PhoneState = ReturnType<typeof usePhone>

let asksOnOpening = false

/** Puts a number into the log-in window that isn't open yet; the code is asked for as it opens. */
export function beginSmsLogin(number: string): void {
  drafts.set('login', { countryCode: drafts.get('login')?.countryCode ?? '', number })
  asksOnOpening = true
}

/** Whether the window was opened by a number typed elsewhere; once. */
export function begunSmsLogin(): boolean {
  const begun = asksOnOpening
  asksOnOpening = false
  return begun
}

/** How many digits a country's numbers have, in words. */
export function digitsText({ digits: { min, max }, example }: Country): string {
  return min === max ? text('phone.digits.exact', { min, example }) : text('phone.digits', { min, max, example })
}

/**
 * Only the count is looked at here, without the country's code and the leading 0: what a real
 * number is, the server knows.
 */
function wrongIn(number: string, country: Country | undefined): string | undefined {
  const plain = number.normalize('NFKC').trim()
  if (plain === '') return text('form.empty')
  if (!country || plain.startsWith('+')) return undefined
  return hasDigitsOf(country, plain) ? undefined : digitsText(country)
}

/**
 * Whether a number has as many digits as a country's have, with or without its code and the leading
 * 0.
 */
export function hasDigitsOf({ countryDialingCode, digits: { min, max } }: Country, number: string): boolean {
  const digits = number.replace(/\D/g, '').replace(/^0/, '')
  const code = countryDialingCode.slice(1)
  const fits = (count: number) => count >= min && count <= max
  return fits(digits.length) || (digits.startsWith(code) && fits(digits.length - code.length))
}
