import { helpCenter, type HelpCategory } from '@senluna/contract/site/help.ts'
import type { CallArgs } from '@senluna/web/client/call/call.ts'
import { q } from '@senluna/web/client/query.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { useChosenLanguage } from '../../shell/header/language.ts'

/** Help in the reader's language, or what of it is asked for. */
export function useHelp(query: CallArgs<typeof helpCenter>['query'] = {}) {
  const { language } = useChosenLanguage()
  return useQuery({ ...q(helpCenter, { query: { ...query, language } }), placeholderData: keepPreviousData })
}

/** The same help stands at two addresses, with a header and without: a link stays at its own. */
export function useHelpPath(): (path: string) => string {
  const bare = useLocation().pathname.startsWith('/helpmc')
  return useCallback((path) => (bare ? path.replace(/^\/help(?=[/?]|$)/, '/helpmc') : path), [bare])
}

/** The headings of the first level, each with all articles below it. */
export function firstLevel(categories: readonly HelpCategory[]): HelpCategory[] {
  const articlesOf = (helpCategory: HelpCategory): HelpCategory['articles'] => [
    ...helpCategory.articles,
    ...categories.filter(({ parentId }) => parentId === helpCategory.id).flatMap(articlesOf),
  ]
  return categories
    .filter(({ parentId }) => parentId === undefined)
    .map((category) => ({ ...category, articles: articlesOf(category) }))
}
