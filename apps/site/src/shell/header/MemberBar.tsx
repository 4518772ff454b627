import { text } from '@senluna/web/client/text.ts'
import { Heart, History } from 'lucide-react'
import { Link } from 'react-router'
import { AccountMenu } from '../account/AccountMenu.tsx'
import { BalanceBar } from './BalanceBar.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MessagesBell } from './MessagesBell.tsx'
import { pathTo } from '../nav/path-to.ts'

/** What the header has for somebody logged in. */
export default function MemberBar() {
  return (
    <>
      <Link
        className="ib desk"
        to={pathTo('favorites')}
        aria-label={text('shell.favorites')}
        title={text('shell.favorites')}
      >
        <Heart className="i" aria-hidden />
      </Link>
      <Link className="ib desk" to={pathTo('recent')} aria-label={text('shell.recent')} title={text('shell.recent')}>
        <History className="i" aria-hidden />
      </Link>
      <MessagesBell />
      <LanguageMenu />
      <BalanceBar />
      <AccountMenu />
    </>
  )
}
