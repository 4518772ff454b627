import { text } from '@senluna/web/client/text.ts'
import { Phone } from 'lucide-react'
import { hoursOf, likelyCountry, linesFor } from './help-lines.ts'

/** Who to talk to: in the reader's own country first. */
export function HelpLines() {
  const country = likelyCountry(navigator.language)
  const name = new Intl.DisplayNames(document.documentElement.lang || 'en', { type: 'region' })
  return (
    <section className="card limits-card">
      <h2>{text('rg.help')}</h2>
      <p className="hint">{text('rg.help.hint')}</p>
      <ul className="help-lines">
        {linesFor(country).map((line) => (
          <li key={line.name}>
            <a href={line.url} target="_blank" rel="noopener noreferrer">
              {line.name}
            </a>
            {line.country && <small className="hint">{name.of(line.country)}</small>}
            {line.phone && (
              <a className="num" href={`tel:${line.phone.replace(/[^0-9]/g, '')}`}>
                <Phone className="i xs" aria-hidden /> <bdi dir="ltr">{line.phone}</bdi>
              </a>
            )}
            {line.hours && <small className="hint num">{text('rg.help.hours', hoursOf(line.hours))}</small>}
            {line.kind && <small className="hint">{text(`rg.help.${line.kind}`)}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
