import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { helpCenter, HelpCategory, HelpFound } from '@senluna/contract/site/help.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Db } from '../../../platform/database/db.ts'
import { hitOf, wordsOf } from './help-search.ts'
import { plainOf } from '../plain.ts'
import { readHtml, shownIn } from '../texts.ts'
import { type CategoryRow, type ArticleRow, type HelpQuestion, headingsOf, articlesOf } from './queries/help.ts'

/** So many answers are more than anybody reads. */
const MOST_FOUND = 20

/**
 * A brand's headings with their articles, in the reader's language or in English; one article in
 * full when it is named; what a search finds. `categoryId` narrows to one heading and those below
 * it.
 *
 * Refuses SYS_NOT_FOUND for a heading or an article that is not there.
 */
export async function helpOf(db: Db, question: HelpQuestion): Promise<ReplyOf<typeof helpCenter>> {
  const { merchantCode, query } = question
  const language = query.language ?? question.language
  const [headings, articles] = await Promise.all([headingsOf(db, merchantCode), articlesOf(db, question)])
  const within = query.categoryId === undefined ? headings : below(headings, query.categoryId)
  if (query.categoryId !== undefined && within.length === 0) throw new Refusal('SYS_NOT_FOUND')
  const ids = new Set(within.map(({ id }) => id))
  const there = articles.filter((row) => ids.has(row.category_id))
  const named = there.find(({ id }) => id === query.articleId)
  if (query.articleId !== undefined && !named) throw new Refusal('SYS_NOT_FOUND')
  return {
    categories: within.map((row) => categoryOf(row, there, language)),
    ...(named ? { article: articleOf(named, language) } : {}),
    ...(query.q === undefined ? {} : { found: found(there, query.q, language) }),
  }
}

/** A heading and all below it. */
function below(all: readonly CategoryRow[], id: string): CategoryRow[] {
  const kept = new Set([id])
  // Each turn goes one level down; a tree has no more levels than headings.
  for (let known = 0; known < kept.size;) {
    known = kept.size
    for (const row of all) if (row.parent_id !== null && kept.has(row.parent_id)) kept.add(row.id)
  }
  return all.filter((row) => kept.has(row.id))
}

function categoryOf(row: CategoryRow, articles: readonly ArticleRow[], language: string): HelpCategory {
  return {
    id: row.id,
    ...(row.parent_id === null ? {} : { parentId: row.parent_id }),
    name: shownIn(row.names, language).text,
    icon: row.icon,
    articles: articles
      .filter((article) => article.category_id === row.id)
      .map((article) => ({
        id: article.id,
        title: shownIn(article.titles, language).text,
        updatedAt: article.updated_at.toISOString(),
      })),
  }
}

function articleOf(row: ArticleRow, language: string) {
  const { text, language: written } = shownIn(row.contents, language)
  return {
    id: row.id,
    categoryId: row.category_id,
    title: shownIn(row.titles, written).text,
    html: readHtml(text, row.cleaned_by),
    language: written,
    updatedAt: row.updated_at.toISOString(),
  }
}

function found(articles: readonly ArticleRow[], question: string, language: string): HelpFound[] {
  const words = wordsOf(question)
  return articles
    .flatMap((row) => {
      const html = shownIn(row.contents, language)
      const title = shownIn(row.titles, html.language).text
      const hit = hitOf({ title, text: plainOf(readHtml(html.text, row.cleaned_by)) }, words)
      return hit ? [{ ...hit, id: row.id, categoryId: row.category_id, title }] : []
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_FOUND)
    .map(({ id, categoryId, title, snippet }) => ({ id, categoryId, title, snippet }))
}
