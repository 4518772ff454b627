import type { LimitOf } from '@senluna/contract/member/protection.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import { limitText } from './amounts.ts'
import { ConfirmLimit } from './ConfirmLimit.tsx'
import { EditLimit } from './EditLimit.tsx'
import { useSetLimit } from './use-limits.ts'

/** One limit: what it is, what it has taken so far, and a looser one that waits. */
export function LimitRow({ limit }: { limit: LimitOf }) {
  const { currency, timeZone } = useBrand()
  const [open, setOpen] = useState<'edit' | 'confirm'>()
  const { kind, value, used, pending } = limit
  const name = text(`rg.kind.${kind}`)
  const drop = useSetLimit(() => toast('success', text('rg.dropped')))
  const ready = pending?.ready ?? false
  const close = () => setOpen(undefined)
  return (
    <li className="limit">
      <div className="limit-line">
        <div>
          <b>{name}</b>
          <p className="num">
            {value === null ? text('rg.none') : limitText(kind, value, currency)}
            {used !== undefined && (
              <small className="hint"> · {text('rg.used', { used: limitText(kind, used, currency) })}</small>
            )}
          </p>
          {value !== null && used !== undefined && (
            <div className="limit-bar" aria-hidden>
              <i style={{ inlineSize: `${shareOf(used, value)}%` }} />
            </div>
          )}
        </div>
        <Button size="sm" aria-label={text('rg.change.of', { kind: name })} onClick={() => setOpen('edit')}>
          {text('rg.change')}
        </Button>
      </div>
      {pending && (
        <div className="limit-wish">
          <p>
            {text(ready ? 'rg.pending.ready' : 'rg.pending', {
              value: limitText(kind, pending.value, currency),
              time: whenText(ready ? pending.until : pending.at, timeZone),
            })}
          </p>
          <div>
            {ready && (
              <Button
                size="sm"
                look="gold"
                aria-label={text('rg.confirm.of', { kind: name })}
                onClick={() => setOpen('confirm')}
              >
                {text('rg.confirm')}
              </Button>
            )}
            <Button
              size="sm"
              look="ghost"
              busy={drop.isPending}
              aria-label={text('rg.drop.of', { kind: name })}
              onClick={() => drop.mutate({ kind, value })}
            >
              {text('rg.drop')}
            </Button>
          </div>
          <RefusalNote error={drop.error} />
        </div>
      )}
      {open === 'edit' && <EditLimit limit={limit} onClose={close} />}
      {open === 'confirm' && pending && <ConfirmLimit limit={limit} wanted={pending.value} onClose={close} />}
    </li>
  )
}

/** How much of a limit is used, in percent for a bar. */
const shareOf = (used: string, limit: string): number =>
  BigInt(limit) === 0n ? 100 : Math.min(100, Number((BigInt(used) * 100n) / BigInt(limit)))
