import type { birthday as vi } from '../../vi/account/birthday.ts'

export const birthday = {
  'birthday.hint': 'Dapat ay {age} taong gulang ka o higit pa.',
  'birthday.once': 'Isang beses lang ito masasabi; pagkatapos, customer service na lang ang makakapagbago.',
  'birthday.part': 'Ilagay ang araw, buwan, at taon na may apat na digit.',
  'birthday.none': 'Walang ganitong petsa. Pakisuri.',
  'birthday.young': 'Wala ka pang {age} taong gulang, kaya hindi ka makakapaglaro rito.',
} as const satisfies Record<keyof typeof vi, string>
