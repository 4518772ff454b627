import { weekdayText } from '@senluna/web/ui/money/format.ts'

/** Who helps when play stops being fun. `country` is ISO 3166; without one they help everywhere. */
export interface HelpLine {
  country?: string
  name: string
  phone?: string
  url: string
  /** What it does where it is no help line for players: most countries have none. */
  kind?: 'MIND' | 'CLINIC'
  /** When it is answered, by its own clock; without it at any time. Monday is 1. */
  hours?: { days: readonly [first: number, last: number]; from: string; to: string }
}

/** Those for everybody first, then by country. */
export const HELP_LINES: readonly HelpLine[] = [
  { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' },
  { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org' },
  { country: 'AU', name: 'Gambling Help Online', phone: '1800 858 858', url: 'https://www.gamblinghelponline.org.au' },
  { country: 'GB', name: 'GamCare', phone: '0808 8020 133', url: 'https://www.gamcare.org.uk' },
  { country: 'MY', name: 'Befrienders Kuala Lumpur', phone: '03-7627 2929', url: 'https://www.befrienders.org.my' },
  { country: 'NZ', name: 'Gambling Helpline', phone: '0800 654 655', url: 'https://www.gamblinghelpline.co.nz' },
  {
    country: 'SG',
    name: 'National Council on Problem Gambling',
    phone: '1800 6668 668',
    url: 'https://www.ncpg.org.sg',
  },
  { country: 'TH', name: 'Mental Health Hotline', phone: '1323', url: 'https://1323alltime.camri.go.th' },
  {
    country: 'VN',
    name: 'Đường dây nóng Ngày Mai',
    phone: '096 306 1414',
    url: 'https://duongdaynongngaymai.vn/hotline/',
    kind: 'MIND',
    hours: { days: [3, 7], from: '13:00', to: '20:30' },
  },
  {
    country: 'VN',
    name: 'Viện Sức khỏe Tâm thần, Bệnh viện Bạch Mai',
    phone: '024 3576 5344',
    url: 'https://nimh.gov.vn',
    kind: 'CLINIC',
  },
]

/** The lines of a country first, then those for everybody, the others behind. */
export const linesFor = (country: string | undefined): readonly HelpLine[] =>
  [...HELP_LINES].sort((a, b) => rank(a, country) - rank(b, country))

const rank = (line: HelpLine, country: string | undefined): number =>
  line.country === undefined ? 1 : line.country === country ? 0 : 2

/** When a line is answered: its days in the page's language, its times. */
export function hoursOf({ days, from, to }: NonNullable<HelpLine['hours']>) {
  // 1 January 2024 was a Monday.
  const [first, last] = days.map((day) => weekdayText(`2024-01-0${day}`))
  return { days: `${first} – ${last}`, from, to }
}

/**
 * Where somebody with this language setting most likely is. Some systems set what is no language
 * tag: then nobody knows.
 */
export function likelyCountry(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region
  } catch {
    return undefined
  }
}
