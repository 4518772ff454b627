import './join.css'
import { chosenLanguage, text } from '@senluna/web/client/text.ts'
import { Handshake, Link2, ScrollText, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useBrand, useSwitch } from '../../brand.ts'
import { openService, serviceIcon, useServiceLinks } from '../../shell/frame/service.ts'
import { Soon } from '../../play/Soon.tsx'
import { leadsOut } from './leads-out.ts'
import { pathTo } from '../../shell/nav/path-to.ts'

const HOW = [
  ['link', Link2],
  ['terms', ScrollText],
  ['fair', ShieldCheck],
] as const

/**
 * The affiliate programme, where the brand has one: how it works, who can apply, and whom to ask.
 */
export default function Join() {
  const { brandName, resources, limits, currency } = useBrand()
  const programme = resources.filter(({ resourceType }) => resourceType === 'AFFILIATE').sort((a, b) => a.sort - b.sort)
  if (programme.length === 0)
    return <Soon title={text('join.title')} line={text('join.shut', { brand: brandName })} art="c-coins" />
  return (
    <section className="join">
      <div className="join-lead">
        <Handshake className="i" aria-hidden />
        <h1>{text('join.title')}</h1>
        <p>{text('join.lead', { brand: brandName })}</p>
      </div>
      <div className="card join-card">
        <p>
          <b>{text('join.open', { brand: brandName })}</b> {currency.demonstration && text('join.demo')}
        </p>
        {programme
          .filter(({ url }) => leadsOut(url))
          .map(({ url, labelNameEn, labels }) => (
            <a key={url} className="btn gold join-go" href={url} target="_blank" rel="noopener noreferrer">
              {labels?.[chosenLanguage()] ?? (labelNameEn || text('join.go'))}
            </a>
          ))}
      </div>
      <h2>{text('join.how')}</h2>
      <ul className="join-how">
        {HOW.map(([name, Icon]) => (
          <li key={name} className="card join-card">
            <Icon className="i" aria-hidden />
            <h3>{text(`join.how.${name}`)}</h3>
            <p>{text(`join.how.${name}.text`)}</p>
          </li>
        ))}
      </ul>
      <div className="join-ends">
        <div className="card join-card">
          <h2>{text('join.who')}</h2>
          <ul className="join-who">
            <li>{text('join.who.age', { age: limits.minAge })}</li>
            <li>{text('join.who.honest')}</li>
            <li>{text('join.who.account')}</li>
          </ul>
        </div>
        <Contact />
      </div>
    </section>
  )
}

/** The brand's own ways to be reached, and the form that always is there. */
function Contact() {
  const service = useServiceLinks()
  const feedback = useSwitch('FEEDBACK')
  if (!feedback && service.length === 0) return null
  return (
    <div className="card join-card">
      <h2>{text('join.contact')}</h2>
      <div className="join-ways">
        {service.map((link) => {
          const Icon = serviceIcon(link)
          return (
            <button key={link.id} type="button" className="btn s2" onClick={() => openService(link)}>
              <Icon className="i s" aria-hidden />
              {link.name}
            </button>
          )
        })}
        {feedback && (
          <Link className="btn s2" to={pathTo('help.feedback', { category: 'SUGGESTION' })}>
            {text('help.write')}
          </Link>
        )}
      </div>
    </div>
  )
}
