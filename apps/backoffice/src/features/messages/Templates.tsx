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
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FormModal } from '../../forms/FormModal.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { Reason } from '../../forms/Reason.tsx'
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
      {making && (
        <FormModal title={say('desk.templates.new')} onClose={() => setMaking(false)}>
          <TemplateForm onDone={() => setMaking(false)} />
        </FormModal>
      )}
    </>
  )
}

function TemplateForm({ template, onDone }: { template?: MessageTemplate; onDone?: () => void }) {
  const edits = useRight('content.edit')
  const [id, setId] = useState(template?.id ?? '')
  const [tab, setTab] = useState<MessageTemplate['tab']>(template?.tab ?? 'SYSTEM')
  const [texts, setTexts] = useState({ titles: template?.titles ?? {}, contents: template?.contents ?? {} })
  const [saving, setSaving] = useState(false)
  const save = async (reason: string) => {
    const contents = Object.fromEntries(
      Object.entries(filled(texts.contents)).map(([language, words]) => [language, paragraphs(words)]),
    )
    await act(
      saveTemplate,
      { params: { id }, body: { tab, titles: filled(texts.titles), contents } },
      { reason, refreshes: [messageTemplates], done: () => toast('success', say('desk.templates.saved')) },
    )
    onDone?.()
  }
  return (
    <div className="form">
      {!template && (
        <TextField
          label={say('desk.notices.id')}
          hint={say('desk.notices.id.hint')}
          value={id}
          maxLength={40}
          onValue={(next) => setId(next.toLowerCase().replace(/[^a-z0-9-]/g, '-'))}
        />
      )}
      <Select
        label={say('desk.mailings.tab')}
        value={tab}
        options={MESSAGE_TABS.map((tab) => [tab, say(`desk.mailings.tab.${tab}`)] as const)}
        onValue={setTab}
      />
      <TextsFields {...texts} onTexts={(change) => setTexts({ ...texts, ...change })} />
      {edits && (
        <Button look="gold" block disabled={!id} onClick={() => setSaving(true)}>
          {say('desk.templates.save')}
        </Button>
      )}
      {saving && (
        <Reason
          title={say('desk.templates.save')}
          action={say('desk.templates.save')}
          onDo={save}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  )
}
