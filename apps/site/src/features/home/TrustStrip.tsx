import './css/trust.css'
import { withdrawalPace } from '@senluna/contract/money/reports.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { useQuery } from '@tanstack/react-query'
import { Headset, HeartHandshake, ShieldCheck, Zap, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { useBrand } from '../../brand.ts'
import { pathTo } from '../../shell/nav/path-to.ts'

const STALE_MS = 300_000

/** Four things that hold here, each with the way to it. */
export default function TrustStrip() {
  const { brandName } = useBrand()
  const { data } = useQuery({ ...q(withdrawalPace), staleTime: STALE_MS })
  const minutes = data?.minutes
  return (
    <section className="sec" aria-label={text('home.trust.label', { brand: brandName })}>
      <ul className="trust">
        <Tile
          Icon={Zap}
          to={pathTo('help.topic', { topic: 'withdraw' })}
          name={minutes === undefined ? text('home.trust.steps') : text('home.trust.pace', { minutes })}
        >
          {text(minutes === undefined ? 'home.trust.steps.body' : 'home.trust.pace.body')}
        </Tile>
        <Tile Icon={HeartHandshake} to={pathTo('limits')} name={text('home.trust.limits')}>
          {text('home.trust.limits.body')}
        </Tile>
        <Tile Icon={Headset} to={pathTo('help')} name={text('home.trust.help')}>
          {text('home.trust.help.body')}
        </Tile>
        <Tile Icon={ShieldCheck} to={pathTo('fairness')} name={text('home.trust.verify')}>
          {text('home.trust.verify.body')}
        </Tile>
      </ul>
    </section>
  )
}

interface TileProps {
  Icon: LucideIcon
  to: string
  name: string
  children: string
}

const Tile = ({ Icon, to, name, children }: TileProps) => (
  <li>
    <Link className="card trust-tile" to={to}>
      <span className="trust-icon">
        <Icon className="i" aria-hidden />
      </span>
      <span>
        <b>{name}</b>
        <small>{children}</small>
      </span>
    </Link>
  </li>
)
