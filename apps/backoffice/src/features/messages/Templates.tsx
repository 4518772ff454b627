import {
  exportTemplates,
  messageTemplates,
  removeTemplate,
  saveTemplate,
  type MessageTemplate,
} from '@senluna/contract/desk/brand/content.ts'
import { MESSAGE_TABS } from '@senluna/contract/site/messages.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { act } from '@senluna/web/client/query.ts'
import { chosenLanguage } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { KeptForm } from '../../forms/KeptForm.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { useRight } from '../../session.ts'
import { filled, paragraphs } from '../../forms/html.ts'
import { TextsFields } from '../../forms/TextsFields.tsx'

const TEMPLATES: ListSpec<MessageTemplate> = {
  page: 'templates',
  title: 'desk.templates',
  source: listOf(messageTemplates),
  id: (row) => row.id,
  columns: [
    { name: 'id', label: 'desk.notices.id', show: (row) => <code>{row.id}</code> },
    {
      name: 'title',
      label: 'desk.notices.title',
      look: 'wide',
      show: (row) => row.titles[chosenLanguage()] ?? Object.values(row.titles)[0],
    },
    { name: 'tab', label: 'desk.mailings.tab', show: (row) => say(`desk.mailings.tab.${row.tab}`) },
    { name: 'languages', label: 'desk.notices.language', show: (row) => Object.keys(row.titles).join(' ') },
    { name: 'changedBy', label: 'desk.templates.by', show: (row) => row.changedBy },
    { name: 'changed', label: 'desk.templates.changed', look: 'when', show: (row) => momentText(row.changedAt) },
  ],
  acts: [
    {
      name: 'desk.notices.remove',
      right: 'content.edit',
      danger: true,
      bulk: true,
      run: (row, reason) => call(removeTemplate, { params: { id: row.id } }, { reason }),
    },
  ],
  exported: exportedBy(exportTemplates),
  drawer: (row) => <TemplateForm key={`${row.id} ${row.changedAt}`} template={row} />,
}

/** Words that are sent again and again, by language. */
export default function Templates() {
  const [making, setMaking] = useState(false)
  const edits = useRight('content.edit')
  return (
    <>
      <ListPage
        list={{
          ...TEMPLATES,
          head: edits && (
            <Button look="gold" size="sm" onClick={() => setMaking(true)}>
              <Plus className="i s" aria-hidden />
              {say('desk.templates.new')}
            </Button>
          ),
        }}
      />
      {making && <TemplateForm onClose={() => setMaking(false)} />}
    </>
  )
}

function TemplateForm({ template, onClose }: { template?: MessageTemplate; onClose?: () => void }) {
  const edits = useRight('content.edit')
  const [id, setId] = useState(template?.id ?? '')
  const [tab, setTab] = useState<MessageTemplate['tab']>(template?.tab ?? 'SYSTEM')
  const [texts, setTexts] = useState({ titles: template?.titles ?? {}, contents: template?.contents ?? {} })
  const lacks = [
    ...(id ? [] : [say('desk.notices.id')]),
    ...(Object.keys(filled(texts.titles)).length > 0 ? [] : [say('desk.notices.title')]),
    ...(Object.keys(filled(texts.contents)).length > 0 ? [] : [say('desk.notices.content')]),
  ]
  const save = async (reason: string) => {
    const contents = Object.fromEntries(
      Object.entries(filled(texts.contents)).map(([language, words]) => [language, paragraphs(words)]),
    )
    const kept = template && { seen: template.changedAt, ...(template.route ? { route: template.route } : {}) }
    await act(
      saveTemplate,
      { params: { id }, body: { tab, titles: filled(texts.titles), contents, ...kept } },
      { reason, refreshes: [messageTemplates], done: () => toast('success', say('desk.templates.saved')) },
    )
    onClose?.()
  }
  return (
    <KeptForm
      title={say('desk.templates.new')}
      name={template ? undefined : { label: say('desk.notices.id'), value: id, onValue: setId, longest: 40 }}
      action={say('desk.templates.save')}
      edits={edits}
      ready={lacks.length === 0}
      lacks={lacks}
      onKeep={save}
      onClose={onClose}
    >
      {(wrong) => (
        <>
          <Select
            label={say('desk.mailings.tab')}
            value={tab}
            options={MESSAGE_TABS.map((tab) => [tab, say(`desk.mailings.tab.${tab}`)] as const)}
            onValue={setTab}
          />
          <TextsFields {...texts} wrong={wrong} onTexts={(change) => setTexts({ ...texts, ...change })} />
        </>
      )}
    </KeptForm>
  )
}
