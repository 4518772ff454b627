import { askDocument, deskDocument, deskDocuments } from '@senluna/contract/desk/brand/help.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { DocumentKind } from '@senluna/contract/site/help.ts'
import { act, q } from '@senluna/web/client/query.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { FormModal } from '../../forms/FormModal.tsx'
import { KeptForm } from '../../forms/KeptForm.tsx'
import { LanguageChoice } from '../../forms/LanguageChoice.tsx'
import { Preview } from '../../forms/Preview.tsx'
import { TextsFields } from '../../forms/TextsFields.tsx'
import { say } from '../../say.ts'
import { changedTexts } from './changed-texts.ts'

type Document = ReplyOf<typeof deskDocument>

interface Named {
  kind: DocumentKind
  version: string
}

/** A version as its readers see it, language by language. */
export const ReadDocument = (named: Named) => (
  <Read {...named}>
    {({ titles, contents }) => (
      <div className="form">
        <LanguageChoice written={titles}>
          {(language) => <Preview title={titles[language] ?? ''} html={contents[language] ?? ''} language={language} />}
        </LanguageChoice>
      </div>
    )}
  </Read>
)

/** A new version, which begins as the newest one stands; in a window of its own. */
export function DocumentForm({ kind, onClose }: { kind: DocumentKind; onClose: () => void }) {
  const all = useQuery({ ...q(deskDocuments), staleTime: 0 })
  const newest = all.data?.list.find((row) => row.kind === kind)
  if (all.data && !newest)
    return <Fields document={{ kind, version: '', titles: {}, contents: {} }} onClose={onClose} />
  if (!newest)
    return (
      <FormModal title={say(`desk.documents.new.${kind}`)} onClose={onClose}>
        {all.isError ? <ErrorState error={all.error} onRetry={() => void all.refetch()} /> : <Waiting />}
      </FormModal>
    )
  return (
    <Read kind={kind} version={newest.version}>
      {(document) => <Fields document={document} onClose={onClose} />}
    </Read>
  )
}

function Read({ kind, version, children }: Named & { children: (document: Document) => ReactNode }) {
  const document = useQuery(q(deskDocument, { params: { kind, version } }))
  if (document.data) return children(document.data)
  if (document.isError) return <ErrorState error={document.error} onRetry={() => void document.refetch()} />
  return <Waiting />
}

const Waiting = () => (
  <Loading>
    <Skeleton style={{ height: 320 }} />
  </Loading>
)

function Fields({ document, onClose }: { document: Document; onClose: () => void }) {
  const { kind, version, titles, contents } = document
  const [draft, setDraft] = useState({ titles, contents })
  const changed = changedTexts(document, draft)
  const isSame = Object.keys({ ...changed.titles, ...changed.contents }).length === 0
  const ask = async (reason: string) => {
    await act(
      askDocument,
      { params: { kind }, body: { ...changed, seen: version } },
      {
        reason,
        refreshes: [deskDocuments],
        done: () => toast('info', say('desk.act.waits', { name: say('desk.action.content.document') })),
      },
    )
    onClose()
  }
  return (
    <KeptForm
      title={say(`desk.documents.new.${kind}`)}
      action={say('desk.helpVotes.ask')}
      edits
      ready={!isSame}
      onKeep={ask}
      onClose={onClose}
    >
      {(wrong) => (
        <>
          <p className="hint">{say('desk.documents.note')}</p>
          <TextsFields {...draft} wrong={wrong} onTexts={(change) => setDraft({ ...draft, ...change })} />
          {isSame && <p className="hint">{say('desk.documents.same')}</p>}
        </>
      )}
    </KeptForm>
  )
}
