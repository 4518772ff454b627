import { deskNotices, previewNotice, saveDeskNotice, type DeskNotice } from '@senluna/contract/content-desk.ts'
import { brandOne } from '@senluna/contract/brand-desk.ts'
import { call } from '@senluna/web/client/call.ts'
import { cache, keyOf, q } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/Field.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { Select } from '@senluna/web/ui/Select.tsx'
import { TextArea } from '@senluna/web/ui/TextArea.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Reason } from '../../Reason.tsx'
import { say, wordOf } from '../../say.ts'
import { useRight } from '../../session.ts'

type Draft = Pick<
  DeskNotice,
  'type' | 'titles' | 'contents' | 'linkType' | 'sort' | 'execution' | 'audience' | 'frequency' | 'platforms'
> & { id: string; image: string; place: string; link: string; start: string; end: string }

/** A moment as a field of date and time has it, by this desk's clock. */
const fieldOf = (iso: string | undefined): string => {
  if (!iso) return ''
  const at = new Date(iso)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const draftOf = (of: DeskNotice | undefined): Draft => ({
  id: of?.id ?? '',
  type: of?.type ?? 'PL',
  titles: of?.titles ?? {},
  contents: of?.contents ?? {},
  linkType: of?.linkType ?? 'NONE',
  sort: of?.sort ?? 0,
  execution: of?.execution ?? 'B',
  audience: of?.audience ?? 'ALL',
  frequency: of?.frequency ?? 'ONCE',
  platforms: of?.platforms ?? ['ALL'],
  image: of?.imageUrl ?? '',
  place: of?.place ?? '',
  link: of?.link ?? '',
  start: fieldOf(of?.startAt ?? new Date().toISOString()),
  end: fieldOf(of?.endAt),
})

const filled = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([, words]) => words.trim() !== ''))

const bodyOf = (draft: Draft) => ({
  type: draft.type,
  titles: filled(draft.titles),
  contents: filled(draft.contents),
  linkType: draft.linkType,
  sort: draft.sort,
  execution: draft.execution,
  audience: draft.audience,
  frequency: draft.frequency,
  platforms: draft.platforms,
  startAt: new Date(draft.start).toISOString(),
  ...(draft.end ? { endAt: new Date(draft.end).toISOString() } : {}),
  ...(draft.image ? { imageUrl: draft.image } : {}),
  ...(draft.place && draft.type === 'B' ? { place: draft.place } : {}),
  ...(draft.linkType === 'NONE' ? {} : { link: draft.link }),
})

/** Everything of a notice, with what players will see of it. In a window of its own for a new one. */
export function NoticeForm({ of, onClose }: { of?: DeskNotice; onClose?: () => void }) {
  const edits = useRight('content.edit')
  const brand = useQuery({ ...q(brandOne), enabled: useRight('brand.view') })
  const [draft, setDraft] = useState(() => draftOf(of))
  const languages = [...new Set([...(brand.data?.languages ?? ['VI', 'EN']), ...Object.keys(draft.titles)])]
  const [language, setLanguage] = useState(Object.keys(draft.titles)[0] ?? languages[0] ?? 'VI')
  const [saving, setSaving] = useState(false)
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change })
  const save = async (reason: string) => {
    await call(saveDeskNotice, { params: { id: draft.id.trim() }, body: bodyOf(draft) }, { reason })
    toast('success', say('desk.notices.saved'))
    await cache.invalidateQueries({ queryKey: keyOf(deskNotices) })
    onClose?.()
  }
  const form = (
    <div className="form">
      {!of && (
        <TextField
          label={say('desk.notices.id')}
          hint={say('desk.notices.id.hint')}
          value={draft.id}
          maxLength={60}
          onValue={(id) => set({ id: id.toLowerCase().replace(/[^a-z0-9-]/g, '-') })}
        />
      )}
      <Select
        label={say('desk.notices.language')}
        value={language}
        options={languages.map((one) => [one, draft.titles[one] ? `${one} ✓` : one] as const)}
        onValue={setLanguage}
      />
      <TextField
        label={say('desk.notices.title')}
        value={draft.titles[language] ?? ''}
        maxLength={120}
        onValue={(title) => set({ titles: { ...draft.titles, [language]: title } })}
      />
      <TextArea
        label={say('desk.notices.content')}
        value={draft.contents[language] ?? ''}
        rows={6}
        onValue={(content) => set({ contents: { ...draft.contents, [language]: content } })}
      />
      <Preview title={draft.titles[language] ?? ''} html={draft.contents[language] ?? ''} />
      <div className="pairs">
        <Choice name="type" options={['B', 'PL', 'PU', 'PR', 'H']} draft={draft} set={set} />
        <Choice name="execution" options={['B', 'G', 'L']} draft={draft} set={set} />
        <Choice name="audience" options={['ALL', 'MEMBER', 'AGENT']} draft={draft} set={set} />
        <Choice name="frequency" options={['ONCE', 'DAILY', 'ALWAYS']} draft={draft} set={set} />
        <TextField
          type="datetime-local"
          label={say('desk.notices.start')}
          value={draft.start}
          onValue={(start) => set({ start })}
        />
        <TextField
          type="datetime-local"
          label={say('desk.notices.end')}
          value={draft.end}
          onValue={(end) => set({ end })}
        />
        <Choice name="linkType" options={['NONE', 'URL', 'ROUTE', 'PROMOTION', 'GAME']} draft={draft} set={set} />
        {draft.linkType !== 'NONE' && (
          <TextField label={say('desk.notices.link')} value={draft.link} onValue={(link) => set({ link })} />
        )}
        <TextField label={say('desk.notices.image')} value={draft.image} onValue={(image) => set({ image })} />
        {draft.type === 'B' && (
          <TextField label={say('desk.notices.place')} value={draft.place} onValue={(place) => set({ place })} />
        )}
        <TextField
          label={say('desk.notices.sort')}
          inputMode="numeric"
          value={String(draft.sort)}
          onValue={(sort) => set({ sort: Number(sort.replace(/\D/g, '').slice(0, 4)) })}
        />
      </div>
      {edits && (
        <Button look="gold" block disabled={!draft.id || !draft.start} onClick={() => setSaving(true)}>
          {say('desk.notices.save')}
        </Button>
      )}
      {saving && (
        <Reason
          title={say('desk.notices.save')}
          action={say('desk.notices.save')}
          onDo={save}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  )
  if (!onClose) return form
  return (
    <Modal title={say('desk.notices.new')} onClose={onClose}>
      {form}
    </Modal>
  )
}

interface ChoiceProps<Name extends 'type' | 'execution' | 'audience' | 'frequency' | 'linkType'> {
  name: Name
  options: readonly Draft[Name][]
  draft: Draft
  set: (change: Partial<Draft>) => void
}

function Choice<Name extends 'type' | 'execution' | 'audience' | 'frequency' | 'linkType'>(props: ChoiceProps<Name>) {
  const { name, options, draft, set } = props
  return (
    <Select<Draft[Name]>
      label={say(`desk.notices.${name}`)}
      value={draft[name]}
      options={options.map((one) => [one, wordOf(`desk.notices.${name}`, one)] as const)}
      onValue={(next) => set({ [name]: next })}
    />
  )
}

const PREVIEW_AFTER_MS = 500

/** What players will see: the text as the server cleans it. */
function Preview({ title, html }: { title: string; html: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [clean, setClean] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => {
      if (html.trim() === '') setClean('')
      else
        call(previewNotice, { body: { html } }).then(
          ({ html: cleaned }) => setClean(cleaned),
          () => undefined,
        )
    }, PREVIEW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [html])
  useEffect(() => {
    // Nodes of a document that never was shown: nothing in them runs.
    const { body } = new DOMParser().parseFromString(clean, 'text/html')
    box.current?.replaceChildren(...body.childNodes)
  }, [clean])
  return (
    <section className="preview" aria-label={say('desk.notices.preview')}>
      <small>{say('desk.notices.preview')}</small>
      <h3>{title}</h3>
      <div ref={box} />
    </section>
  )
}
