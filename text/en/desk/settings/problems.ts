import type { deskSettingProblems as vi } from '../../../vi/desk/settings/problems.ts'

/** What is wrong with a part of the brand that somebody sets. */
export const deskSettingProblems = {
  'desk.wrong.SET_SHAPE': 'This setting isn’t valid: {0}.',
  'desk.wrong.SET_COUNTRY': '“{0}” isn’t a country code. Use two capital letters, such as VN.',
  'desk.wrong.SET_CLOCK': '“{0}” isn’t a time. Use a format like 08:30.',
  'desk.wrong.SET_VENDOR': '“{0}” isn’t a provider code, such as SENLUNA.',
  'desk.wrong.SET_DIGITS': '“{0}” isn’t an amount. Use digits only, such as 500000.',
  'desk.wrong.SET_HOST': '“{0}” isn’t a host. Use a format like https://img.example.com, without a path.',
  'desk.wrong.SET_ADDRESS':
    '“{0}” isn’t an IP address. Use one such as 203.0.113.7, or a range such as 203.0.113.0/24.',
  'desk.wrong.SET_PATTERN': 'Unknown pattern “{0}”.',
  'desk.wrong.SET_LENGTHS': 'The minimum length is above the maximum.',
  'desk.wrong.SET_LINK': '“{0}” isn’t a valid link. Use an https address or a page such as /help.',
  'desk.wrong.SET_MOMENT': '“{0}” isn’t a valid date and time.',
  'desk.wrong.SET_NETWORK': '“{0}” isn’t a network type: VPN, HOSTING, or TOR.',
  'desk.wrong.SET_SWITCH': 'Unknown switch “{0}”.',
  'desk.wrong.SET_DEVICE': '“{0}” isn’t a device type: WEB or H5.',
  'desk.wrong.SET_LOOK': 'The brand has no theme “{0}”.',
  'desk.wrong.SET_GA4': '“{0}” isn’t a measurement ID such as G-AB12CD34EF.',
  'desk.wrong.SET_GTM': '“{0}” isn’t a container ID such as GTM-AB12CD3.',
  'desk.wrong.SET_PIXEL': '“{0}” isn’t a pixel ID: digits only, such as 123456789012345.',
  'desk.wrong.SET_TWICE': 'An account appears twice.',
  'desk.wrong.SET_FIELD': 'Unknown field “{0}”.',
  'desk.wrong.SET_WEAK': 'A password has at least {0} characters.',
  'desk.wrong.SET_DOMAIN': 'The brand has no domain “{0}”.',
  'desk.wrong.SET_LOOK_HIDDEN': 'New visitors would get the theme “{0}”, which isn’t offered.',
  'desk.wrong.SET_BLIND': 'The server has no data on networks of the kind {0}.',
  'desk.wrong.SET_OVER': 'The end time is in the past. Choose a future time.',
} as const satisfies Record<keyof typeof vi, string>
