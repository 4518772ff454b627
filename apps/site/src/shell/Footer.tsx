import { gameVendors } from '@senluna/contract/games.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBrand } from '../brand.ts'
import { useLanguages } from './LanguageMenu.tsx'
import { openService, useServiceLinks } from './service.ts'
import { vendorPath } from './use-categories.ts'
import { endonym } from '@senluna/web/client/text.ts'

const STRIPS: readonly GameType[] = ['LIVE', 'SPORTS', 'RNG', 'PVP']
const MOST_NAMES = 10
const YEAR = new Date().getFullYear()

/** Vendors by category, links, the line on age and risk, languages. */
export function Footer() {
  const { brandName, merchantCode, limits, currency } = useBrand()
  const { data } = useQuery(q(gameVendors, { query: { merchantCode } }))
  const service = useServiceLinks()
  const { info, language, choose } = useLanguages()
  return (
    <footer className="ft">
      <div className="wrap">
        {STRIPS.map((type) => {
          const cards = data?.categories.find((category) => category.gameType === type)?.cards ?? []
          if (cards.length === 0) return null
          return (
            <div className="vs" key={type}>
              <h2>{text(`category.${type}`)}</h2>
              <ul>
                {cards.slice(0, MOST_NAMES).map((card) => (
                  <li key={card.vassalage}>
                    <Link to={vendorPath(type, card.vassalage)}>{card.displayName}</Link>
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
        <nav className="ln" aria-label={text('shell.footer.help')}>
          <Link to="/noticePage">{text('shell.notices')}</Link>
          <Link to="/fairness">{text('shell.fairness')}</Link>
          <Link to="/account/limits">{text('shell.limits')}</Link>
          {service.map((link) => (
            <button key={link.id} type="button" onClick={() => openService(link)}>
              {link.name}
            </button>
          ))}
          {info.offeredLanguages.length > 1 &&
            info.offeredLanguages.map((code) => (
              <button key={code} type="button" aria-pressed={code === language} onClick={() => void choose(code)}>
                {endonym(code)}
              </button>
            ))}
        </nav>
        <div className="legal">
          <span className="age" aria-hidden>
            {limits.minAge}+
          </span>
          <p>
            {text('shell.footer.age', { age: limits.minAge })} {currency.demonstration && text('shell.footer.demo')}{' '}
            {text('shell.footer.copyright', { year: YEAR, brand: brandName })}
          </p>
        </div>
      </div>
    </footer>
  )
}
