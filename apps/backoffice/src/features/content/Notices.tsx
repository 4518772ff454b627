import { exportNotices, deskNotices, removeDeskNotice, type DeskNotice } from '@senluna/contract/desk/brand/content.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { chosenLanguage } from '@senluna/web/client/text.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { useRight } from '../../session.ts'
import { NoticeForm } from './NoticeForm.tsx'
import { whoText } from '../../forms/Who.tsx'

const TYPES = ['B', 'PL', 'PU', 'PR', 'H'] as const
const LOOKS = { PLANNED: 'warn', SHOWN: 'good', OVER: '' } as const

/** A notice's title in the desk's language, else in any it has. */
const titleOf = (row: DeskNotice): string => row.titles[chosenLanguage()] ?? Object.values(row.titles)[0] ?? row.id

/** Whom a notice is for, in words. */
function audienceText({ audience, onlyFor = {} }: DeskNotice): string {
  if (audience !== 'SOME') return say(`desk.notices.audience.${audience}`)
  const { languages, vipFrom, vipTo } = onlyFor
  return [
    ...whoText(onlyFor),
    ...(vipFrom === undefined && vipTo === undefined
      ? []
      : [say('desk.who.vip.of', { from: vipFrom ?? 0, to: vipTo ?? '…' })]),
    ...(languages ? [languages.join(' ')] : []),
  ].join(' · ')
}

/** Notices, banners and pop-ups, with a form that shows what players will see. */
export default function Notices() {
  const edits = useRight('content.edit')
  const [making, setMaking] = useState(false)
  const spec: ListSpec<DeskNotice> = {
    page: 'notices',
    title: 'desk.notices',
    source: listOf(deskNotices),
    id: (row) => row.id,
    name: titleOf,
    columns: [
      { name: 'title', label: 'desk.notices.title', look: 'wide', show: titleOf },
      { name: 'id', label: 'desk.notices.id', hidden: true, show: (row) => <code>{row.id}</code> },
      { name: 'type', label: 'desk.notices.type', show: (row) => say(`desk.notices.type.${row.type}`) },
      {
        name: 'state',
        label: 'desk.notices.state',
        show: (row) => <span className={`badge ${LOOKS[row.state]}`}>{say(`desk.notices.state.${row.state}`)}</span>,
      },
      {
        name: 'execution',
        label: 'desk.notices.execution',
        show: (row) => say(`desk.notices.execution.${row.execution}`),
      },
      { name: 'audience', label: 'desk.notices.audience', look: 'wide', show: audienceText },
      {
        name: 'platforms',
        label: 'desk.notices.platforms',
        hidden: true,
        show: (row) => row.platforms.map((platform) => say(`desk.notices.platform.${platform}`)).join(', '),
      },
      { name: 'start', label: 'desk.notices.start', look: 'when', show: (row) => momentText(row.startAt) },
      { name: 'end', label: 'desk.notices.end', look: 'when', show: (row) => row.endAt && momentText(row.endAt) },
      { name: 'languages', label: 'desk.notices.language', show: (row) => Object.keys(row.titles).join(' ') },
      { name: 'reads', label: 'desk.notices.reads', look: 'num', show: (row) => countText(row.reads + row.guestReads) },
      {
        name: 'guestReads',
        label: 'desk.notices.guestReads',
        look: 'num',
        hidden: true,
        show: (row) => countText(row.guestReads),
      },
      { name: 'version', label: 'desk.notices.version', look: 'num', hidden: true, show: (row) => row.version },
    ],
    filters: [
      {
        name: 'type',
        label: 'desk.notices.type',
        kind: 'choice',
        tabs: true,
        options: () => TYPES.map((type) => [type, `desk.notices.type.${type}`] as const),
      },
    ],
    acts: [
      {
        name: 'desk.notices.remove',
        right: 'content.edit',
        danger: true,
        bulk: true,
        run: (row, reason) => call(removeDeskNotice, { params: { id: row.id } }, { reason }),
      },
    ],
    exported: exportedBy(exportNotices),
    drawer: (row) => <NoticeForm key={`${row.id} ${row.version}`} notice={row} />,
    head: edits && (
      <Button look="gold" size="sm" onClick={() => setMaking(true)}>
        <Plus className="i s" aria-hidden />
        {say('desk.notices.new')}
      </Button>
    ),
  }
  return (
    <>
      <ListPage list={spec} />
      {making && <NoticeForm onClose={() => setMaking(false)} />}
    </>
  )
}
