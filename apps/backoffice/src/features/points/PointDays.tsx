import { exportPointDays, pointDays, type PointDay } from '@senluna/contract/desk/brand/points.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type Column, type ListSpec } from '../../list/spec.ts'
import { dayText, say } from '../../say.ts'
import { TermsForm } from './TermsForm.tsx'

const FIGURES = ['earned', 'takenBack', 'converted', 'redeemed', 'returned', 'credited'] as const

const figure = (name: (typeof FIGURES)[number]): Column<PointDay> => ({
  name,
  label: `desk.points.${name}`,
  look: 'num',
  show: (row) => countText(Number(row[name])),
})

/** What moved points on each day, and the terms by which it did. */
export default function PointDays() {
  const [setting, setSetting] = useState(false)
  const spec: ListSpec<PointDay> = {
    page: 'point-days',
    title: 'desk.points',
    source: listOf(pointDays),
    id: (row) => row.day,
    name: (row) => dayText(row.day),
    columns: [
      { name: 'day', label: 'desk.points.day', look: 'when', show: (row) => dayText(row.day) },
      ...FIGURES.map(figure),
      { name: 'members', label: 'desk.points.members', look: 'num', show: (row) => countText(row.members) },
    ],
    filters: [
      { name: 'from', label: 'desk.points.from', kind: 'day' },
      { name: 'to', label: 'desk.points.to', kind: 'day' },
    ],
    exported: exportedBy(exportPointDays),
    head: (
      <Button size="sm" onClick={() => setSetting(true)}>
        <SlidersHorizontal className="i s" aria-hidden />
        {say('desk.points.terms')}
      </Button>
    ),
  }
  return (
    <>
      <ListPage list={spec} />
      {setting && <TermsForm onClose={() => setSetting(false)} />}
    </>
  )
}
