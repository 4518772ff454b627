import { EXPORT_MOST } from '@senluna/contract/desk/lists.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Reason } from '../forms/Reason.tsx'
import { say } from '../say.ts'
import { useDesk } from '../session.ts'
import type { FilterValues, ListSpec } from './spec.ts'

interface Props<Row> {
  page: string
  exported: NonNullable<ListSpec<Row>['exported']>
  asked: FilterValues
  /** A page that says by itself what of its list wasn't taken; elsewhere a notice says it. */
  onTaken?: (cut: Cut | undefined) => void
}

/** A file that doesn't hold the whole list: how much of which it holds. */
export interface Cut {
  rows: number
  asked: FilterValues
}

/** Says of the list on the page that its file was cut, until another list is asked for. */
export const CutFile = ({ cut, asked }: { cut: Cut | undefined; asked: FilterValues }) =>
  cut !== undefined &&
  JSON.stringify(cut.asked) === JSON.stringify(asked) && (
    <output className="note info">{say('desk.list.exported.more', { rows: countText(cut.rows) })}</output>
  )

/** Gives somebody a file made here. */
export function giveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** The way to take a list along as a table. */
export function Export<Row>({ page, exported, asked, onTaken }: Props<Row>) {
  const { rights } = useDesk().session
  const [why, setWhy] = useState(false)
  if (exported.right && !rights.includes(exported.right)) return null
  const take = async (reason: string) => {
    const { csv, rows, more } = await exported.run(asked, reason)
    giveFile(`${page}-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', csv)
    onTaken?.(more ? { rows, asked } : undefined)
    if (more && onTaken) return
    toast('success', say(more ? 'desk.list.exported.more' : 'desk.list.exported', { rows: countText(rows) }))
  }
  return (
    <>
      <Button size="sm" onClick={() => setWhy(true)}>
        <Download className="i s" aria-hidden />
        <span className="lt-word">{say('desk.list.export')}</span>
      </Button>
      {why && (
        <Reason
          title={say('desk.list.export.of')}
          action={say('desk.list.export')}
          onDo={take}
          onClose={() => setWhy(false)}
        >
          <p className="hint">{say('desk.list.export.hint', { most: countText(EXPORT_MOST) })}</p>
        </Reason>
      )}
    </>
  )
}
