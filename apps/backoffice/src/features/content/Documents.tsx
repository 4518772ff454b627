import { deskDocuments, exportDocuments, type DocumentVersion } from '@senluna/contract/desk/brand/help.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { useRight } from '../../session.ts'
import { DocumentForm, ReadDocument } from './DocumentForm.tsx'

const KINDS = ['terms', 'privacy'] as const

const DOCUMENTS: ListSpec<DocumentVersion> = {
  page: 'documents',
  title: 'desk.documents',
  source: listOf(deskDocuments),
  id: (row) => `${row.kind} ${row.version}`,
  name: (row) => `${say(`desk.documents.kind.${row.kind}`)} · ${row.version}`,
  columns: [
    { name: 'kind', label: 'desk.documents.kind', look: 'wide', show: (row) => say(`desk.documents.kind.${row.kind}`) },
    { name: 'version', label: 'desk.documents.version', show: (row) => <code>{row.version}</code> },
    {
      name: 'state',
      label: 'desk.helpVotes.state',
      show: ({ current }) => (
        <span className={current ? 'badge good' : 'badge'}>
          {say(current ? 'desk.documents.current' : 'desk.documents.former')}
        </span>
      ),
    },
    { name: 'from', label: 'desk.documents.from', look: 'when', show: (row) => momentText(row.effectiveAt) },
    { name: 'languages', label: 'desk.notices.language', show: (row) => row.languages.join(' ') },
  ],
  exported: exportedBy(exportDocuments),
  drawer: (row) => <ReadDocument key={`${row.kind} ${row.version}`} kind={row.kind} version={row.version} />,
}

/** The terms and the privacy notice in all their versions, and where new ones are written. */
export default function Documents() {
  const edits = useRight('content.edit')
  const [making, setMaking] = useState<DocumentVersion['kind']>()
  const head =
    edits &&
    KINDS.map((kind) => (
      <Button key={kind} look={kind === 'terms' ? 'gold' : 'line'} size="sm" onClick={() => setMaking(kind)}>
        <Plus className="i s" aria-hidden />
        {say(`desk.documents.new.${kind}`)}
      </Button>
    ))
  return (
    <>
      <ListPage list={{ ...DOCUMENTS, head }} />
      {making && <DocumentForm kind={making} onClose={() => setMaking(undefined)} />}
    </>
  )
}
