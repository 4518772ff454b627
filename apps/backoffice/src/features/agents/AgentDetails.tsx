import './agents.css'
import { treeAccountDetails, type TreeAccount } from '@senluna/contract/desk/members/agents.ts'
import { ACCOUNT_TYPE, type AccountType } from '@senluna/kit/account-type.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { q } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useQuery } from '@tanstack/react-query'
import { Percent } from 'lucide-react'
import { Fragment, useState } from 'react'
import { Link } from 'react-router'
import { Facts, Timeline } from '../../list/Drawer.tsx'
import { momentText, say, wordOf } from '../../say.ts'
import { useRight } from '../../session.ts'
import { MemberLink } from '../../shown/MemberLink.tsx'
import { Codes } from './Codes.tsx'
import { RateForm } from './RateForm.tsx'
import { rateText } from './words.ts'

type Details = ReplyOf<typeof treeAccountDetails>

const { MEMBER, AGENT, GENERAL_AGENT, AFFILIATE } = ACCOUNT_TYPE
const RATED: readonly AccountType[] = [MEMBER, AGENT, GENERAL_AGENT, AFFILIATE]

/** One account of the tree: where it stands, its rates and how they came about, its codes. */
export function AgentDetails({ row }: { row: TreeAccount }) {
  const whole = useQuery(q(treeAccountDetails, { params: { id: row.id } }))
  const details = whole.data
  return (
    <>
      <RefusalNote error={whole.error} />
      <Facts
        facts={[
          [say('desk.members.name'), <MemberLink key="member" id={row.id} name={row.account} />],
          [say('desk.members.type'), wordOf('desk.members.type', row.type)],
          [say('desk.agents.place'), details && <Place key="place" line={details.line} />],
          [say('desk.agents.direct'), row.direct],
          [say('desk.agents.team'), row.team],
          [say('desk.members.registered'), momentText(row.registeredAt)],
        ]}
      />
      {details?.move && (
        <p className="note">
          {say('desk.agents.moves', {
            name: details.move.to ?? say('desk.agents.house'),
            time: momentText(details.move.at),
          })}
        </p>
      )}
      {row.direct > 0 && (
        <div className="ways">
          <Link className="btn sm s2" to={`?parentId=${row.id}`}>
            {say('desk.agents.downlines')}
          </Link>
        </div>
      )}
      {details && <Rates details={details} />}
      {details && details.codes.length > 0 && <Codes details={details} />}
    </>
  )
}

/** The agents above, from the top down; each leads to those below it. */
function Place({ line }: Pick<Details, 'line'>) {
  return (
    <>
      {say('desk.agents.house')}
      {line.map(({ id, account }) => (
        <Fragment key={id}>
          {' › '}
          <Link to={`?parentId=${id}`}>{account}</Link>
        </Fragment>
      ))}
    </>
  )
}

function Rates({ details }: { details: Details }) {
  const may = useRight('members.edit')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <h3>{say('desk.agents.rates')}</h3>
      <dl className="desk-agt-rates">
        {PRODUCTS.map((product) => (
          <div key={product}>
            <dt>{wordOf('desk.product', product)}</dt>
            <dd className="num">{rateText(details.rates[product] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      {may && RATED.includes(details.type) && (
        <div className="ways">
          <Button size="sm" onClick={() => setAsking(true)}>
            <Percent className="i s" aria-hidden />
            {say('desk.agents.rates.change')}
          </Button>
        </div>
      )}
      {asking && <RateForm account={details} onClose={() => setAsking(false)} />}
      {details.changes.length > 0 && (
        <>
          <h3>{say('desk.agents.history')}</h3>
          <Timeline
            steps={details.changes.map(({ product, from, to, by, at }) => ({
              key: `${product} ${at}`,
              what: `${wordOf('desk.product', product)}: ${from === null ? '–' : rateText(from)} → ${rateText(to)}`,
              more: by ?? undefined,
              at,
            }))}
          />
        </>
      )}
    </>
  )
}
