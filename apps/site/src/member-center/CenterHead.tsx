import { balance } from '@senluna/contract/money/wallet.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { RollingMoney } from '@senluna/web/ui/money/RollingMoney.tsx'
import { useQuery } from '@tanstack/react-query'
import { ArrowDownToLine, ArrowUpFromLine, Eye, EyeOff } from 'lucide-react'
import { useBrand } from '../brand.ts'
import { isTrialMember, useMember } from '../session.ts'
import { isBuilt } from '../shell/nav/page-list.ts'
import { pathTo } from '../shell/nav/path-to.ts'
import { useHidden } from '../shell/header/BalanceBar.tsx'
import { Avatar } from '../shell/account/Avatar.tsx'
import { Funds } from './Funds.tsx'
import { useCenter } from './use-center.ts'
import { BonusBar } from '../rewards/bonus/BonusBar.tsx'
import { useWagered } from '../rewards/bonus/use-wagered.ts'

/**
 * Who it is: picture, name, VIP title, and what the account holds with the ways to put more in and
 * to take it out.
 */
export function CenterHead() {
  const { currency } = useBrand()
  const member = useMember()
  const center = useCenter()
  const trial = isTrialMember(member)
  const held = useQuery(q(balance)).data
  const [hidden, toggle] = useHidden()
  const bonus = useWagered()
  const bonusLeft = bonus && BigInt(bonus.required) - BigInt(bonus.done)
  const name = member?.nickname || member?.account || ''
  const plays = member?.type !== 42
  return (
    <div className="mc-who">
      <div className="mc-name">
        <span className="mc-ava" data-theme="dark" aria-hidden>
          <Avatar url={member?.avatarUrl} name={name} />
        </span>
        <div>
          <b>{name}</b>
          {member?.nickname && member.nickname !== member.account && <small>{member.account}</small>}
          {member?.clubLabel && <span className="tag vip">{member.clubLabel.labelName}</span>}
        </div>
      </div>
      {plays && (
        <>
          <div className="mc-money">
            <p>
              <small>
                {text(trial ? 'balance.trial' : 'balance.label')} · {currency.symbol}
              </small>
              <b className="num">
                {held ? <RollingMoney digits={held.sumBalance} currency={currency} hidden={hidden} /> : '…'}
              </b>
              {held && (
                <output className="sr">
                  {hidden ? text('balance.hidden') : `${text('balance.label')} ${moneyText(held.sumBalance, currency)}`}
                </output>
              )}
            </p>
            <IconButton label={text(hidden ? 'balance.show' : 'balance.hide')} aria-pressed={hidden} onClick={toggle}>
              {hidden ? <EyeOff className="i s" aria-hidden /> : <Eye className="i s" aria-hidden />}
            </IconButton>
          </div>
          <Funds version={held?.version} hidden={hidden} bonusLeft={bonusLeft} />
          {!hidden && <BonusBar />}
          <div className="mc-ways">
            {isBuilt(pathTo('deposit')) && (
              <Button look="gold" size="sm" onClick={() => center.open('depositv2')}>
                <ArrowDownToLine className="i s" aria-hidden />
                {text(member?.onCredit ? 'credit.wallet' : 'mc.deposit')}
              </Button>
            )}
            {isBuilt(pathTo('withdraw')) && !member?.onCredit && (
              <Button look="line" size="sm" onClick={() => center.open('withdraw')}>
                <ArrowUpFromLine className="i s" aria-hidden />
                {text('mc.withdraw')}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  )
}
