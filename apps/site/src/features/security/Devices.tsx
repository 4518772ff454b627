import { endOtherSessions, endSession, openSessions } from '@senluna/contract/member/devices.ts'
import { action, q, refresh } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useBrand } from '../../brand.ts'
import { readAgain } from './use-security.ts'

/** Where the account is logged in now, with a way out for each. */
export function Devices({ known, days }: { known: number; days: number }) {
  const { timeZone } = useBrand()
  const list = useQuery({ ...q(openSessions), staleTime: 0 })
  const changed = () => {
    void refresh(openSessions)
    void readAgain()
  }
  const out = useMutation({ ...action(endSession), onSettled: changed })
  const others = useMutation({
    ...action(endOtherSessions),
    onSuccess: ({ ended }) => {
      changed()
      toast('success', text('sec.devices.others.done', { count: ended }))
    },
  })
  const open = list.data?.list ?? []
  return (
    <section className="card security-card">
      <h2>{text('sec.devices.title')}</h2>
      <RefusalNote error={list.error ?? out.error ?? others.error} />
      {!list.data && !list.error && <Skeleton style={{ height: 64 }} />}
      <ul>
        {open.map((session) => {
          const device = session.device || text('sec.devices.unnamed')
          return (
            <li key={session.id} className="security-row">
              <MonitorSmartphone className="i" aria-hidden />
              <div>
                <b>{device}</b>
                {session.current && <span className="state-word state-good">{text('sec.devices.this')}</span>}
                <p className="hint">
                  {[text('sec.devices.since', { time: whenText(session.at, timeZone) }), session.place, session.ip]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              {!session.current && (
                <Button
                  size="sm"
                  busy={out.isPending && out.variables.params?.id === session.id}
                  aria-label={text('sec.devices.out.of', { device })}
                  onClick={() => out.mutate({ params: { id: session.id } })}
                >
                  {text('sec.devices.out')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {known > 0 && days > 0 && <p className="hint">{text('sec.devices.known', { count: known, days })}</p>}
      <Button
        look="line"
        busy={others.isPending}
        disabled={open.length < 2 && known === 0}
        onClick={() => others.mutate({})}
      >
        {text('sec.devices.others')}
      </Button>
    </section>
  )
}
