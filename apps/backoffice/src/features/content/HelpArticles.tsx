import { exportHelpVotes, helpVotes } from '@senluna/contract/site/help.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'

type Article = ReplyOf<typeof helpVotes>['list'][number]

const shareText = ({ yes, no }: Article): string => (yes + no === 0 ? '–' : `${Math.round((yes / (yes + no)) * 100)}%`)

const VOTES: ListSpec<Article> = {
  page: 'help-votes',
  title: 'desk.helpVotes',
  source: listOf(helpVotes),
  id: (row) => row.id,
  name: (row) => row.title,
  columns: [
    { name: 'article', label: 'desk.helpVotes.article', look: 'wide', show: (row) => row.title },
    { name: 'yes', label: 'desk.helpVotes.yes', look: 'num', show: (row) => countText(row.yes) },
    { name: 'no', label: 'desk.helpVotes.no', look: 'num', show: (row) => countText(row.no) },
    { name: 'share', label: 'desk.helpVotes.share', look: 'num', show: shareText },
  ],
  exported: exportedBy(exportHelpVotes),
}

/** What readers say of each article of help, those that help least first. */
export default function HelpVotes() {
  return <ListPage list={VOTES} />
}
