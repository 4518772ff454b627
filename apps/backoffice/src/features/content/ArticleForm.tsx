import { askHelpArticle, deskHelpArticle, helpHeadings, type DeskArticle } from '@senluna/contract/desk/brand/help.ts'
import { helpVotes } from '@senluna/contract/site/help.ts'
import { act, q } from '@senluna/web/client/query.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { KeptForm } from '../../forms/KeptForm.tsx'
import { TextsFields } from '../../forms/TextsFields.tsx'
import { say } from '../../say.ts'
import { useRight } from '../../session.ts'
import { changedTexts } from './changed-texts.ts'

/** An article that stands, read in every language. */
export function KeptArticle({ id }: { id: string }) {
  const article = useQuery({ ...q(deskHelpArticle, { params: { id } }), staleTime: 0 })
  if (article.data) return <ArticleForm key={article.data.version} article={article.data} />
  if (article.isError) return <ErrorState error={article.error} onRetry={() => void article.refetch()} />
  return (
    <Loading>
      <Skeleton style={{ height: 320 }} />
    </Loading>
  )
}

const draftOf = (article: DeskArticle | undefined) => ({
  id: article?.id ?? '',
  categoryId: article?.categoryId ?? '',
  titles: article?.titles ?? {},
  contents: article?.contents ?? {},
  sort: String(article?.sort ?? 0),
})

/** Everything of an article of help. In a window of its own for a new one. */
export function ArticleForm({ article, onClose }: { article?: DeskArticle; onClose?: () => void }) {
  const edits = useRight('content.edit')
  const headings = useQuery(q(helpHeadings)).data?.list ?? []
  const [draft, setDraft] = useState(() => draftOf(article))
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change })
  const ask = async (reason: string) => {
    const { id, categoryId, sort } = draft
    const body = { ...changedTexts(article ?? {}, draft), categoryId, sort: Number(sort), seen: article?.version ?? 0 }
    await act(
      askHelpArticle,
      { params: { id: id.trim() }, body },
      {
        reason,
        refreshes: [helpVotes],
        done: () => toast('info', say('desk.act.waits', { name: say('desk.action.content.help') })),
      },
    )
    onClose?.()
  }
  const lacks = [
    ...(draft.id === '' ? [say('desk.notices.id')] : []),
    ...(draft.categoryId === '' ? [say('desk.helpVotes.heading')] : []),
  ]
  return (
    <KeptForm
      title={say('desk.helpVotes.new')}
      name={article ? undefined : { label: say('desk.notices.id'), value: draft.id, onValue: (id) => set({ id }) }}
      action={say('desk.helpVotes.ask')}
      edits={edits}
      ready={lacks.length === 0}
      lacks={lacks}
      onKeep={ask}
      onClose={onClose}
    >
      {(wrong) => (
        <>
          <p className="hint">{say(article?.shown === false ? 'desk.helpVotes.off' : 'desk.helpVotes.note')}</p>
          <div className="pairs">
            <Select
              label={say('desk.helpVotes.heading')}
              value={draft.categoryId}
              error={wrong('categoryId')}
              options={[
                ...(draft.categoryId === '' ? [['', '–'] as const] : []),
                ...headings.map(({ id, name }) => [id, name] as const),
              ]}
              onValue={(categoryId) => set({ categoryId })}
            />
            <TextField
              label={say('desk.notices.sort')}
              inputMode="numeric"
              value={draft.sort}
              error={wrong('sort')}
              onValue={(typed) =>
                set({
                  sort: typed
                    .replace(/\D/g, '')
                    .replace(/^0+(?=\d)/, '')
                    .slice(0, 4),
                })
              }
            />
          </div>
          <TextsFields titles={draft.titles} contents={draft.contents} wrong={wrong} onTexts={set} />
        </>
      )}
    </KeptForm>
  )
}
