import { deskNotices, saveDeskNotice, type DeskNotice } from '@senluna/contract/desk/brand/content.ts'
import { act } from '@senluna/web/client/query.ts'
import { endonym } from '@senluna/web/client/text.ts'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { MomentField } from '../../forms/Dates.tsx'
import { KeptForm } from '../../forms/KeptForm.tsx'
import { say, wordOf } from '../../say.ts'
import { useRight } from '../../session.ts'
import { clockField, clockMoment } from '../../brand-clock.ts'
import { filled } from '../../forms/html.ts'
import { useLanguages } from '../../forms/LanguageChoice.tsx'
import { TextsFields } from '../../forms/TextsFields.tsx'
import { NOBODY_CHOSEN, WhoFields, whoOf, type Who } from '../../forms/Who.tsx'

type Draft = Pick<
  DeskNotice,
  | 'version'
  | 'type'
  | 'titles'
  | 'contents'
  | 'linkType'
  | 'sort'
  | 'execution'
  | 'audience'
  | 'frequency'
  | 'platforms'
> & {
  id: string
  image: string
  place: string
  link: string
  start: string
  end: string
  who: Who
  vipFrom: string
  vipTo: string
  languages: readonly string[]
}

const draftOf = (notice: DeskNotice | undefined): Draft => ({
  id: notice?.id ?? '',
  version: notice?.version ?? 0,
  type: notice?.type ?? 'PL',
  titles: notice?.titles ?? {},
  contents: notice?.contents ?? {},
  linkType: notice?.linkType ?? 'NONE',
  sort: notice?.sort ?? 0,
  execution: notice?.execution ?? 'B',
  audience: notice?.audience ?? 'ALL',
  frequency: notice?.frequency ?? 'ONCE',
  platforms: notice?.platforms ?? ['ALL'],
  image: notice?.imageUrl ?? '',
  place: notice?.place ?? '',
  link: notice?.link ?? '',
  start: clockField(notice?.startAt ?? new Date().toISOString()),
  end: clockField(notice?.endAt),
  who: { ...NOBODY_CHOSEN, ...notice?.onlyFor },
  vipFrom: notice?.onlyFor?.vipFrom?.toString() ?? '',
  vipTo: notice?.onlyFor?.vipTo?.toString() ?? '',
  languages: notice?.onlyFor?.languages ?? [],
})

const onlyFor = ({ who, vipFrom, vipTo, languages }: Draft) => ({
  ...whoOf(who),
  ...(vipFrom ? { vipFrom: Number(vipFrom) } : {}),
  ...(vipTo ? { vipTo: Number(vipTo) } : {}),
  ...(languages.length > 0 ? { languages: [...languages] } : {}),
})

const bodyOf = (draft: Draft) => ({
  seen: draft.version,
  type: draft.type,
  titles: filled(draft.titles),
  contents: filled(draft.contents),
  linkType: draft.linkType,
  sort: draft.sort,
  execution: draft.execution,
  audience: draft.audience,
  frequency: draft.frequency,
  platforms: draft.platforms,
  ...(draft.audience === 'SOME' ? { onlyFor: onlyFor(draft) } : {}),
  startAt: clockMoment(draft.start),
  ...(draft.end ? { endAt: clockMoment(draft.end) } : {}),
  ...(draft.image ? { imageUrl: draft.image } : {}),
  ...(draft.place && draft.type === 'B' ? { place: draft.place } : {}),
  ...(draft.linkType === 'NONE' ? {} : { link: draft.link }),
})

type Platforms = Draft['platforms']
/** ALL is every one of them. */
const on = (platforms: Platforms, platform: Platforms[number]): boolean =>
  platforms.includes('ALL') || platforms.includes(platform)
function toggled(platforms: Platforms, platform: Platforms[number]): Platforms {
  const next = (['WEB', 'H5', 'APP'] as const).filter((other) => on(platforms, other) !== (other === platform))
  return next.length === 3 ? ['ALL'] : next
}

/**
 * Everything of a notice, with what players will see of it. In a window of its own for a new one.
 */
export function NoticeForm({ notice, onClose }: { notice?: DeskNotice; onClose?: () => void }) {
  const edits = useRight('content.edit')
  const [draft, setDraft] = useState(() => draftOf(notice))
  const languages = useLanguages()
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change })
  const save = async (reason: string) => {
    await act(
      saveDeskNotice,
      { params: { id: draft.id.trim() }, body: bodyOf(draft) },
      {
        reason,
        refreshes: [deskNotices],
        done: ({ version }) => {
          set({ version })
          toast('success', say('desk.notices.saved'))
        },
      },
    )
    onClose?.()
  }
  return (
    <KeptForm
      title={say('desk.notices.new')}
      name={notice ? undefined : { label: say('desk.notices.id'), value: draft.id, onValue: (id) => set({ id }) }}
      action={say('desk.notices.save')}
      edits={edits}
      ready={draft.id !== '' && draft.start !== ''}
      onKeep={save}
      onClose={onClose}
    >
      {(wrong) => (
        <>
          <TextsFields titles={draft.titles} contents={draft.contents} wrong={wrong} onTexts={set} />
          <div className="pairs">
            <Choice name="type" options={['B', 'PL', 'PU', 'PR', 'H']} draft={draft} set={set} />
            <Choice name="execution" options={['B', 'G', 'L']} draft={draft} set={set} />
            <Choice name="audience" options={['ALL', 'MEMBER', 'AGENT', 'SOME']} draft={draft} set={set} />
            <Choice name="frequency" options={['ONCE', 'DAILY', 'ALWAYS']} draft={draft} set={set} />
            <MomentField label={say('desk.notices.start')} value={draft.start} onValue={(start) => set({ start })} />
            <MomentField
              label={say('desk.notices.end')}
              value={draft.end}
              error={wrong('endAt')}
              onValue={(end) => set({ end })}
            />
            <Choice name="linkType" options={['NONE', 'URL', 'ROUTE', 'PROMOTION', 'GAME']} draft={draft} set={set} />
            {draft.linkType !== 'NONE' && (
              <TextField
                label={say('desk.notices.link')}
                value={draft.link}
                error={wrong('link')}
                onValue={(link) => set({ link })}
              />
            )}
            <TextField
              label={say('desk.notices.image')}
              value={draft.image}
              error={wrong('imageUrl')}
              onValue={(image) => set({ image })}
            />
            {draft.type === 'B' && (
              <TextField
                label={say('desk.notices.place')}
                value={draft.place}
                error={wrong('place')}
                onValue={(place) => set({ place })}
              />
            )}
            <TextField
              label={say('desk.notices.sort')}
              inputMode="numeric"
              value={String(draft.sort)}
              onValue={(sort) => set({ sort: Number(sort.replace(/\D/g, '').slice(0, 4)) })}
            />
          </div>
          <fieldset className="choices">
            <legend>{say('desk.notices.platforms')}</legend>
            {(['WEB', 'H5', 'APP'] as const).map((platform) => (
              <Checkbox
                key={platform}
                checked={on(draft.platforms, platform)}
                onChecked={() => set({ platforms: toggled(draft.platforms, platform) })}
              >
                {say(`desk.notices.platform.${platform}`)}
              </Checkbox>
            ))}
          </fieldset>
          {draft.audience === 'SOME' && (
            <>
              <WhoFields who={draft.who} wrong={wrong} onWho={(who) => set({ who })} />
              <fieldset className="choices">
                <legend>{say('desk.who.languages')}</legend>
                {languages.map((language) => (
                  <Checkbox
                    key={language}
                    checked={draft.languages.includes(language)}
                    onChecked={(chosen) =>
                      set({
                        languages: chosen
                          ? [...draft.languages, language]
                          : draft.languages.filter((other) => other !== language),
                      })
                    }
                  >
                    {endonym(language)}
                  </Checkbox>
                ))}
              </fieldset>
              <div className="pairs">
                {(['vipFrom', 'vipTo'] as const).map((side) => (
                  <TextField
                    key={side}
                    label={say(`desk.who.${side}`)}
                    inputMode="numeric"
                    value={draft[side]}
                    onValue={(level) => set({ [side]: level.replace(/\D/g, '').slice(0, 2) })}
                  />
                ))}
              </div>
              <p className="hint">{say('desk.notices.some.hint')}</p>
            </>
          )}
        </>
      )}
    </KeptForm>
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
      options={options.map((option) => [option, wordOf(`desk.notices.${name}`, option)] as const)}
      onValue={(next) => set({ [name]: next })}
    />
  )
}
