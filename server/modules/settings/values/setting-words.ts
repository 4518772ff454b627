/**
 * What is wrong with a value, as the command line says it after the value's place. The desk has
 * words of its own for each.
 */
export const SAYS = {
  COUNTRY: 'must be a country, two capital letters',
  CLOCK: 'must be a time of the day such as 08:30',
  VENDOR: 'must be the code of a vendor, such as SENLUNA',
  DIGITS: 'must be digits, such as 500000',
  HOST: 'must be a host over https such as https://img.example.com, without a path',
  ADDRESS: 'must be an address or a range such as 203.0.113.0/24',
  PATTERN: 'must be the name of a pattern',
  LENGTHS: 'minLength must not be above maxLength',
  LINK: 'must be an address over https or a page of the site',
  MOMENT: 'must be a moment like 2026-11-21T06:00:00+07:00',
  NETWORK: 'must be VPN, HOSTING or TOR',
  SWITCH: 'must be the id of a switch',
  DEVICE: 'must be WEB or H5',
  LOOK: 'must be dark or light',
  GA4: 'must be a measurement id such as G-AB12CD34EF',
  GTM: 'must be a container id such as GTM-AB12CD3',
  PIXEL: 'must be the digits of a pixel, such as 123456789012345',
  TWICE: 'must name each account once',
} as const

export type WrongValue = keyof typeof SAYS | 'SHAPE'

const BY_WORDS = new Map<string, WrongValue>(Object.entries(SAYS).map(([name, words]) => [words, name as WrongValue]))

/** Which of them some words are; SHAPE for what only a program gets wrong. */
export const wrongValueOf = (words: string): WrongValue => BY_WORDS.get(words) ?? 'SHAPE'
