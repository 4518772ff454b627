import {
  exportMailings,
  askMailing,
  deskMailings,
  sendDeskMessage,
  type DeskMailing,
} from '@senluna/contract/content-desk.ts'
import { MESSAGE_TABS } from '@senluna/contract/messages.ts'
import { call } from '@senluna/web/client/call.ts'
import { countText } from '@senluna/web/ui/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { New } from '../../list/New.tsx'
import { exportedBy, listOf, type ActField, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'

const WORDS: readonly ActField<undefined>[] = [
  {
    name: 'tab',
    label: 'desk.mailings.tab',
    kind: 'choice',
    required: true,
    options: () => MESSAGE_TABS.map((one) => [one, `desk.mailings.tab.${one}`] as const),
  },
  { name: 'title', label: 'desk.mailings.title', kind: 'text', required: true },
  { name: 'content', label: 'desk.mailings.content', kind: 'area', required: true },
]

/** Plain lines as paragraphs. What looks like HTML is taken as HTML. */
const paragraphs = (text: string): string =>
  /<\w+[^>]*>/.test(text)
    ? text
    : text
        .split(/\n+/)
        .filter((line) => line.trim() !== '')
        .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
        .join('')

const wordsOf = (values: Readonly<Record<string, string>>) => ({
  tab: MESSAGE_TABS.find((one) => one === values.tab) ?? 'SYSTEM',
  title: values.title ?? '',
  content: paragraphs(values.content ?? ''),
})

const source = listOf(deskMailings)

const MAILINGS: ListSpec<DeskMailing> = {
  page: 'mailings',
  title: 'desk.mailings',
  source,
  everyMs: 10_000,
  id: (row) => row.id,
  name: (row) => row.title,
  columns: [
    { name: 'started', label: 'desk.mailings.started', look: 'when', show: (row) => momentText(row.startedAt) },
    { name: 'title', label: 'desk.mailings.title', look: 'wide', show: (row) => row.title },
    { name: 'tab', label: 'desk.mailings.tab', show: (row) => say(`desk.mailings.tab.${row.tab}`) },
    { name: 'label', label: 'desk.mailings.label', show: (row) => row.label || say('desk.mailings.all') },
    {
      name: 'state',
      label: 'desk.mailings.state',
      show: (row) => (
        <span className={row.state === 'DONE' ? 'badge good' : 'badge warn'}>
          {say(`desk.mailings.state.${row.state}`)}
        </span>
      ),
    },
    { name: 'sent', label: 'desk.mailings.sent', look: 'num', show: (row) => countText(row.sent) },
    { name: 'skipped', label: 'desk.mailings.skipped', look: 'num', show: (row) => countText(row.skipped) },
    { name: 'maker', label: 'desk.mailings.maker', show: (row) => row.maker },
  ],
  exported: exportedBy(exportMailings),
  head: (
    <>
      <New
        refreshes={source.key}
        act={{
          name: 'desk.mailings.one',
          right: 'content.edit',
          fields: [{ name: 'userName', label: 'desk.mailings.to', kind: 'text', required: true }, ...WORDS],
          run: (_, reason, values) =>
            call(sendDeskMessage, { body: { userName: values.userName ?? '', ...wordsOf(values) } }, { reason }),
        }}
      />
      <New
        refreshes={source.key}
        act={{
          name: 'desk.mailings.many',
          right: 'content.edit',
          fields: [
            { name: 'label', label: 'desk.mailings.label', kind: 'text', hint: 'desk.mailings.label.hint' },
            ...WORDS,
          ],
          run: (_, reason, values) =>
            call(askMailing, { body: { label: values.label ?? '', ...wordsOf(values) } }, { reason }),
        }}
      />
    </>
  ),
}

/** Messages to one and to many. Those to many go out when a second person agrees. */
export default function Mailings() {
  return <ListPage of={MAILINGS} />
}
