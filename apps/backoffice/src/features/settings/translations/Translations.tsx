import {
  changeTranslation,
  exportTranslations,
  resetTranslation,
  translations,
  type Translation,
} from '@senluna/contract/desk/brand/translations.ts'
import { LANGUAGES } from '@senluna/text/index.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Facts } from '../../../list/Drawer.tsx'
import { ListPage } from '../../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../../list/spec.ts'
import { momentText, say } from '../../../say.ts'
import { ImportTexts } from './ImportTexts.tsx'

const languages = () => Object.entries(LANGUAGES).map(([code, { endonym }]) => [code, endonym] as const)

/** The text as players read it now. */
const said = (row: Translation) => row.own ?? row.builtIn ?? row.english

const place = (row: Translation) => ({ params: { language: row.language, key: row.key } })

function BuiltIn({ translation }: { translation: Translation }) {
  if (translation.builtIn !== undefined) return translation.builtIn
  return (
    <>
      <span className="badge warn">{say('desk.texts.missing')}</span> {translation.english}
    </>
  )
}

const TEXTS: ListSpec<Translation> = {
  page: 'translations',
  title: 'desk.texts',
  source: listOf(translations),
  id: (row) => row.key,
  columns: [
    { name: 'key', label: 'desk.texts.key', show: (row) => <code>{row.key}</code> },
    { name: 'builtIn', label: 'desk.texts.builtIn', look: 'wide', show: (row) => <BuiltIn translation={row} /> },
    {
      name: 'own',
      label: 'desk.texts.own',
      look: 'wide',
      show: (row) =>
        row.own !== undefined && <span lang={LANGUAGES[row.language as keyof typeof LANGUAGES]?.tag}>{row.own}</span>,
    },
    { name: 'english', label: 'desk.texts.english', look: 'wide', show: (row) => row.english, hidden: true },
    {
      name: 'changed',
      label: 'desk.texts.changed',
      look: 'when',
      show: (row) => row.changedAt && momentText(row.changedAt),
    },
    { name: 'by', label: 'desk.texts.by', show: (row) => row.changedBy, hidden: true },
  ],
  filters: [
    { name: 'language', label: 'desk.texts.language', kind: 'choice', start: 'VI', options: languages },
    { name: 'words', label: 'desk.texts.words', kind: 'text' },
    {
      name: 'only',
      label: 'desk.texts.only',
      kind: 'choice',
      tabs: true,
      options: () => (['MISSING', 'CHANGED'] as const).map((only) => [only, `desk.texts.only.${only}`] as const),
    },
  ],
  acts: [
    {
      name: 'desk.texts.do.change',
      right: 'translations.edit',
      fields: [
        {
          name: 'message',
          label: 'desk.texts.message',
          kind: 'area',
          required: true,
          hint: 'desk.texts.hint',
          start: said,
        },
      ],
      run: (row, reason, { message = '' }) => call(changeTranslation, { ...place(row), body: { message } }, { reason }),
    },
    {
      name: 'desk.texts.do.reset',
      right: 'translations.edit',
      bulk: true,
      may: (row) => row.own !== undefined,
      run: (row, reason) => call(resetTranslation, place(row), { reason }),
    },
  ],
  drawer: (row) => (
    <Facts
      facts={[
        [say('desk.texts.own'), row.own],
        [say('desk.texts.builtIn'), <BuiltIn key="built" translation={row} />],
        [say('desk.texts.english'), row.english],
        [say('desk.texts.changed'), row.changedAt && momentText(row.changedAt)],
        [say('desk.texts.by'), row.changedBy],
      ]}
    />
  ),
  head: <ImportTexts />,
  exported: exportedBy(exportTranslations),
}

/** Every text of the site in a language, as the product says it and as the brand does. */
export default function Translations() {
  return <ListPage list={TEXTS} />
}
