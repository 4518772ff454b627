import type { VipLevel, VipMine } from '@senluna/contract/site/vip.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText, whenText } from '@senluna/web/ui/money/format.ts'
import { Headset } from 'lucide-react'
import { useBrand } from '../../brand.ts'
import { useModal } from '../../shell/windows/use-modal.ts'

/** Where a member stands: both figures that lead on, and what keeps the level this month. */
export function OwnLevel({ levels, mine }: { levels: readonly VipLevel[]; mine: VipMine }) {
  const { currency, timeZone } = useBrand()
  const modal = useModal()
  const next = levels[mine.level + 1]
  const keep = levels[mine.level]?.keep ?? '0'
  const level = mine.level + 1
  const counted = (have: string, need: string) => ({
    have: moneyText(have, currency),
    need: moneyText(need, currency),
  })
  return (
    <div className="vip-own">
      <p className="vip-own-level">
        <span>{text('vip.mine')}</span>
        <b>{text('vip.name', { level: mine.level })}</b>
      </p>
      {next && !next.invited ? (
        <>
          <p>
            {mine.back
              ? text('vip.back', { level, ...counted(mine.back.played, mine.back.asked) })
              : text('vip.toNext', { level })}
          </p>
          <Bar name={text('vip.validBet')} have={mine.validBet} need={next.validBet} />
          <Bar name={text('vip.deposit')} have={mine.deposit} need={next.deposit} />
        </>
      ) : (
        <p>{text('vip.top')}</p>
      )}
      {mine.level > 0 && keep !== '0' && <p className="vip-keep">{text('vip.keptBy', counted(mine.monthBet, keep))}</p>}
      {mine.protectedUntil && (
        <p className="vip-keep">{text('vip.protected', { time: whenText(mine.protectedUntil, timeZone) })}</p>
      )}
      {mine.host !== undefined && (
        <div className="vip-host">
          <b>{text('vip.host', { name: mine.host })}</b>
          <Button size="sm" onClick={() => modal.open('chat')}>
            <Headset className="i s" aria-hidden />
            {text('vip.host.chat')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** How far a figure has come, with what is left. */
function Bar({ name, have, need }: { name: string; have: string; need: string }) {
  const { currency } = useBrand()
  const [done, asked] = [BigInt(have), BigInt(need)]
  const permille = asked === 0n || done >= asked ? 1_000 : Number((done * 1_000n) / asked)
  return (
    <div className="vip-bar">
      <div>
        <b>{name}</b>
        <b className="num">{(permille / 10).toFixed(1)}%</b>
      </div>
      <progress value={permille} max={1_000} aria-label={name} />
      <div className="num">
        <bdi dir="ltr">{text('vip.of', { have: moneyText(have, currency), need: moneyText(need, currency) })}</bdi>
        {done < asked && <span>{text('vip.left', { amount: moneyText((asked - done).toString(), currency) })}</span>}
      </div>
    </div>
  )
}
