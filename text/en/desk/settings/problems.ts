import type { deskSettingProblems as vi } from '../../../vi/desk/settings/problems.ts'

/** What is wrong with a part of the brand that somebody sets. */
export const deskSettingProblems = {
  'desk.wrong.SET_SHAPE': 'This can’t be set like that: {0}.',
  'desk.wrong.SET_COUNTRY': '“{0}” is no country. Two capital letters, such as VN.',
  'desk.wrong.SET_CLOCK': '“{0}” is no time of the day. Write it as 08:30.',
  'desk.wrong.SET_VENDOR': '“{0}” is no code of a vendor, such as SENLUNA.',
  'desk.wrong.SET_DIGITS': '“{0}” is no amount. Digits only, such as 500000.',
  'desk.wrong.SET_HOST': '“{0}” is no host. Write it as https://img.example.com, without a path.',
  'desk.wrong.SET_ADDRESS': '“{0}” is no address. Write one such as 203.0.113.7, or a range such as 203.0.113.0/24.',
  'desk.wrong.SET_PATTERN': 'There is no pattern “{0}”.',
  'desk.wrong.SET_LENGTHS': 'The least length is above the greatest.',
  'desk.wrong.SET_LINK': '“{0}” leads nowhere. An address over https, or a page of the site such as /help.',
  'desk.wrong.SET_MOMENT': '“{0}” is no moment.',
  'desk.wrong.SET_NETWORK': '“{0}” is no kind of network: VPN, HOSTING or TOR.',
  'desk.wrong.SET_SWITCH': 'There is no switch “{0}”.',
  'desk.wrong.SET_DEVICE': '“{0}” is no kind of device: WEB or H5.',
  'desk.wrong.SET_LOOK': 'The brand has no look “{0}”.',
  'desk.wrong.SET_GA4': '“{0}” is no measurement id such as G-AB12CD34EF.',
  'desk.wrong.SET_GTM': '“{0}” is no container id such as GTM-AB12CD3.',
  'desk.wrong.SET_PIXEL': '“{0}” is no pixel: digits only, such as 123456789012345.',
  'desk.wrong.SET_TWICE': 'An account stands there twice.',
  'desk.wrong.SET_FIELD': 'There is no field “{0}”.',
  'desk.wrong.SET_DOMAIN': 'The brand has no domain “{0}”.',
  'desk.wrong.SET_LOOK_HIDDEN': 'A new visitor would find the look “{0}”, which nobody may choose.',
  'desk.wrong.SET_BLIND': 'The server has no data on networks of the kind {0}.',
  'desk.wrong.SET_OVER': 'The end lies in the past. Choose a moment to come.',
} as const satisfies Record<keyof typeof vi, string>
