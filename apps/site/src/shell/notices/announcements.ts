import { announcements, type Notice } from '@senluna/contract/site/notices.ts'
import { q } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useChosenLanguage } from '../header/language.ts'
import { NOTICES_ASKED } from './notices-asked.ts'

/** What there is to say to this visitor, by place. */
export function useAnnouncements() {
  const { language } = useChosenLanguage()
  return useQuery(q(announcements, { query: { ...NOTICES_ASKED, language } })).data
}

/** The notices of the scrolling bar, urgent ones first. */
export const useNotices = (): readonly Notice[] | undefined => useAnnouncements()?.player

/** The banners of a page's head; of the home page without one. */
export const useBanners = (place?: string): readonly Notice[] =>
  useAnnouncements()?.banners.filter((banner) => banner.place === place) ?? []
