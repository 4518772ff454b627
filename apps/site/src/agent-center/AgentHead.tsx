import type { MemberInfo } from '@senluna/contract/member/account.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { ACCOUNT_TYPE, isAgent } from '@senluna/kit/account-type.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useBrand } from '../brand.ts'
import { Avatar } from '../shell/account/Avatar.tsx'
import { Logo } from '../shell/header/Logo.tsx'
import { pathTo } from '../shell/nav/path-to.ts'

/** Whose center it is, what the account holds, and the way out. */
export function AgentHead({ member }: { member: MemberInfo | undefined }) {
  const navigate = useNavigate()
  const isShown = member !== undefined && isAgent(member.type)
  return (
    <header className="ag-head">
      <Logo />
      <b className="ag-title">{text('agent.title')}</b>
      {isShown && (
        <div className="ag-who">
          <span className="ag-ava" data-theme="dark" aria-hidden>
            <Avatar url={member.avatarUrl} name={member.account} />
          </span>
          <span>
            <b>{member.account}</b>
            {member.type !== ACCOUNT_TYPE.ASSISTANT && <OwnBalance />}
          </span>
        </div>
      )}
      <IconButton label={text('agent.close')} onClick={() => void navigate(pathTo('home'))}>
        <X className="i" aria-hidden />
      </IconButton>
    </header>
  )
}

function OwnBalance() {
  const { currency } = useBrand()
  const held = useQuery(q(balance)).data
  if (!held) return null
  return <small className="num">{text('agent.balance', { amount: moneyText(held.sumBalance, currency) })}</small>
}
