import type { Calendar } from '../draws/calendar.ts'

/**
 * What departs from the weekly schedule. Rows are added when a company announces a change; a
 * brand's desk adds its own.
 *
 * VN_N pauses over the lunar new year, 16 to 19 February 2026; the Centre and the South draw on.
 * Thailand's lottery moves off Teachers' Day (16 January) and Labour Day (1 May) by a day. China's
 * lotteries rest over the Spring Festival from 14 to 23 February 2026 (notice 14 of 2025 of its
 * Ministry of Finance); each year's notice comes in the winter before and is added here, or at the
 * desk.
 */
export const CALENDAR: Calendar = {
  changes: [],
  exceptions: [
    ...['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19'].map(
      (date) => ({ game: 'VN_N', date, kind: 'NO_DRAW' }) as const,
    ),
    ...['FC3D', 'PL3', 'PL5'].flatMap((game) =>
      Array.from({ length: 10 }, (_, day) => ({ game, date: `2026-02-${14 + day}`, kind: 'NO_DRAW' }) as const),
    ),
    ...[
      ['2026-01-16', '2026-01-17'],
      ['2026-05-01', '2026-05-02'],
      ['2027-01-16', '2027-01-17'],
      ['2027-05-01', '2027-05-02'],
    ].map(([date = '', to = '']) => ({ game: 'TH_GOV', date, to, kind: 'MOVED' }) as const),
  ],
}
