import './envelope-rain.css'
import { promotions, type PromoCard } from '@senluna/contract/site/content.ts'
import { q, refresh } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRealAccount } from '../../session.ts'
import { useTake } from '../use-take.ts'

const ASKED = { query: { pageSize: '50' } }
/** Timers hold 32 bits of milliseconds. */
const LONGEST_MS = 2 ** 31 - 1
const WHILE_ON_MS = 20_000

const isRain = ({ type, vip }: PromoCard) => type === 'RED_ENVELOPE' && vip === undefined
const isOn = (card: PromoCard) => isRain(card) && card.status === 'JOIN'

/** The envelopes that fall, each from its own place. */
const FALLING = [1, 2, 3, 4, 5, 6, 7, 8]

/** A drop of red envelopes where people talk: seen while it is on, opened with one press. */
export function EnvelopeRain() {
  const isReal = useRealAccount()
  const { data } = useQuery({
    ...q(promotions, ASKED),
    enabled: isReal,
    // A drop ends by the clock or with its last envelope; nothing tells of either.
    refetchInterval: ({ state }) => (state.data?.list.some(isOn) ? WHILE_ON_MS : false),
  })
  const rains = data?.list.filter(isRain) ?? []
  const on = rains.find(isOn)
  const opensAt = on ? undefined : rains.find(({ status }) => status === 'COMING_SOON')?.startAt
  // What is on changes with the clock: it is read again at the moment.
  useEffect(() => {
    if (opensAt === undefined) return undefined
    const wait = Math.min(Math.max(Date.parse(opensAt) - Date.now(), 1_000), LONGEST_MS)
    const timer = setTimeout(() => void refresh(promotions), wait)
    return () => clearTimeout(timer)
  }, [opensAt])
  return on ? <Falling drop={on} /> : null
}

function Falling({ drop: { id, title } }: { drop: PromoCard }) {
  const take = useTake()
  return (
    <section className="envelope-rain" aria-label={title}>
      <div className="envelope-fall" aria-hidden>
        {FALLING.map((place) => (
          <i key={place} />
        ))}
      </div>
      <b>
        <bdi>{title}</bdi>
      </b>
      <Button look="gold" size="sm" busy={take.isPending} onClick={() => take.mutate({ params: { id }, body: {} })}>
        {text('promo.envelope')}
      </Button>
      <RefusalNote error={take.error} />
    </section>
  )
}
