import { deskSegments, exportSegments, type DeskSegment } from '@senluna/contract/desk/brand/segments.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { countText } from '@senluna/web/ui/money/format.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ListPage } from '../../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../../list/spec.ts'
import { ByName } from '../../../shown/ByName.tsx'
import { momentText, say } from '../../../say.ts'
import { useRight } from '../../../session.ts'
import { SegmentForm } from './SegmentForm.tsx'

const SEGMENTS: ListSpec<DeskSegment> = {
  page: 'segments',
  title: 'desk.segments',
  source: listOf(deskSegments),
  id: (row) => row.id,
  name: (row) => row.name,
  columns: [
    { name: 'name', label: 'desk.segments.name', look: 'wide', show: (row) => row.name },
    { name: 'id', label: 'desk.notices.id', show: (row) => <code>{row.id}</code> },
    { name: 'promotions', label: 'desk.segments.promotions', look: 'num', show: (row) => countText(row.promotions) },
    { name: 'maker', label: 'desk.segments.maker', show: (row) => <ByName name={row.makerShownAs} code={row.maker} /> },
    {
      name: 'checker',
      label: 'desk.segments.checker',
      show: (row) => <ByName name={row.checkerShownAs} code={row.checker} />,
    },
    { name: 'changed', label: 'desk.segments.changed', look: 'when', show: (row) => momentText(row.changedAt) },
  ],
  exported: exportedBy(exportSegments),
  drawer: (row) => <SegmentForm key={`${row.id} ${row.version}`} segment={row} />,
}

/** Groups of members by rules, for whom promotions can be. */
export default function Segments() {
  const edits = useRight('promotions.edit')
  const [making, setMaking] = useState(false)
  const head = edits && (
    <Button look="gold" size="sm" onClick={() => setMaking(true)}>
      <Plus className="i s" aria-hidden />
      {say('desk.segments.new')}
    </Button>
  )
  return (
    <>
      <ListPage list={{ ...SEGMENTS, head }} />
      {making && <SegmentForm onClose={() => setMaking(false)} />}
    </>
  )
}
