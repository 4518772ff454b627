import { hideHelpArticle } from '@senluna/contract/desk/brand/help.ts'
import { exportHelpVotes, helpVotes } from '@senluna/contract/site/help.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { countText } from '@senluna/web/ui/money/format.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { say } from '../../say.ts'
import { useRight } from '../../session.ts'
import { ArticleForm, KeptArticle } from './ArticleForm.tsx'

type Article = ReplyOf<typeof helpVotes>['list'][number]

const shareText = ({ yes, no }: Article): string => (yes + no === 0 ? '–' : `${Math.round((yes / (yes + no)) * 100)}%`)

const ARTICLES: ListSpec<Article> = {
  page: 'help-votes',
  title: 'desk.helpVotes',
  source: listOf(helpVotes),
  id: (row) => row.id,
  name: (row) => row.title,
  columns: [
    { name: 'article', label: 'desk.helpVotes.article', look: 'wide', show: (row) => row.title },
    { name: 'id', label: 'desk.notices.id', hidden: true, show: (row) => <code>{row.id}</code> },
    { name: 'heading', label: 'desk.helpVotes.heading', show: (row) => row.heading },
    {
      name: 'state',
      label: 'desk.helpVotes.state',
      show: ({ shown }) => (
        <span className={`badge ${shown ? 'good' : 'warn'}`}>
          {say(shown ? 'desk.helpVotes.shown' : 'desk.helpVotes.hidden')}
        </span>
      ),
    },
    { name: 'languages', label: 'desk.notices.language', show: (row) => row.languages.join(' ') },
    { name: 'yes', label: 'desk.helpVotes.yes', look: 'num', show: (row) => countText(row.yes) },
    { name: 'no', label: 'desk.helpVotes.no', look: 'num', show: (row) => countText(row.no) },
    { name: 'share', label: 'desk.helpVotes.share', look: 'num', show: shareText },
  ],
  acts: [
    {
      name: 'desk.helpVotes.hide',
      right: 'content.edit',
      danger: true,
      bulk: true,
      may: ({ shown }) => shown,
      about: () => <p className="muted">{say('desk.helpVotes.hide.what')}</p>,
      run: (row, reason) => call(hideHelpArticle, { params: { id: row.id } }, { reason }),
    },
  ],
  exported: exportedBy(exportHelpVotes),
  drawer: (row) => <KeptArticle key={`${row.id} ${row.version}`} id={row.id} />,
}

/** Every article of help, those that help least first, and where they are written. */
export default function HelpArticles() {
  const edits = useRight('content.edit')
  const [making, setMaking] = useState(false)
  const head = edits && (
    <Button look="gold" size="sm" onClick={() => setMaking(true)}>
      <Plus className="i s" aria-hidden />
      {say('desk.helpVotes.new')}
    </Button>
  )
  return (
    <>
      <ListPage list={{ ...ARTICLES, head }} />
      {making && <ArticleForm onClose={() => setMaking(false)} />}
    </>
  )
}
