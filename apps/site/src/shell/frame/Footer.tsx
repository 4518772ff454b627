import { gameVendors } from '@senluna/contract/play/games.ts'
import { helpCenter } from '@senluna/contract/site/help.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { q } from '@senluna/web/client/query.ts'
import { endonym, text } from '@senluna/web/client/text.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../../brand.ts'
import { ConsentChoice } from '../../consent/ConsentChoice.tsx'
import { CatalogueImage } from '../../play/CatalogueImage.tsx'
import { useLanguages } from '../header/LanguageMenu.tsx'
import { useMenuPages } from '../nav/open-pages.ts'
import { nameOf } from '../nav/page-name.ts'
import { pathTo } from '../nav/path-to.ts'
import { openService, useServiceLinks } from './service.ts'
import { useWide } from './use-wide.ts'
import { vendorPath } from '../nav/use-categories.ts'
import { vendorsOn } from '../nav/vendors/vendors.ts'

const STRIPS: readonly GameType[] = ['LIVE', 'SPORTS', 'RNG', 'PVP']
const MOST_NAMES = 10
const YEAR = new Date().getFullYear()

/** Vendors by category, links, the line on age and risk, languages. */
export default function Footer() {
  const { brandName, merchantCode, limits, currency, esportsVendorCodes } = useBrand()
  const { data } = useQuery(q(gameVendors, { query: { merchantCode } }))
  const service = useServiceLinks()
  const { info, language, choose } = useLanguages()
  const help = useQuery(q(helpCenter, { query: { language } }))
  const topics = help.data?.categories.filter(({ parentId }) => parentId === undefined) ?? []
  const pages = useMenuPages('footer')
  const strips = STRIPS.map((type) => ({
    type,
    cards: data ? vendorsOn(type, data.categories, esportsVendorCodes) : [],
  })).filter(({ cards }) => cards.length > 0)
  // Where everything is one studio's own there is nothing to tell apart.
  const hasStudios = strips.some(({ cards }) => cards.length > 1)
  return (
    <footer className="ft">
      <div className="wrap">
        {hasStudios && (
          <Group title={text('footer.studios')}>
            {strips.map(({ type, cards }) => (
              <div className="vs" key={type}>
                <h2>{text(`category.${type}`)}</h2>
                <ul>
                  {cards.slice(0, MOST_NAMES).map((card) => (
                    <li key={card.vendorCode}>
                      <Link to={vendorPath(type, card.vendorCode)}>
                        <CatalogueImage src={card.smallIcon} width="24" height="24" loading="lazy" />
                        {card.displayName}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </Group>
        )}
        <Group title={text('shell.help')}>
          <nav className="ln" aria-label={text('shell.help')}>
            <Link to={pathTo('help')}>
              <b>{text('shell.help')}</b>
            </Link>
            {topics.map(({ id, name }) => (
              <Link key={id} to={pathTo('help', { category: id })}>
                {name}
              </Link>
            ))}
            <Link to={pathTo('help.topic', { topic: 'terms' })}>{text('help.terms')}</Link>
            <Link to={pathTo('help.topic', { topic: 'privacy' })}>{text('help.privacy')}</Link>
          </nav>
        </Group>
        <Group title={text('footer.site')}>
          <nav className="ln" aria-label={text('shell.footer.help')}>
            {pages.map((page) => (
              <Link key={page.id} to={page.path}>
                {nameOf(page, 'footer')}
              </Link>
            ))}
            <ConsentChoice />
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
        </Group>
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

/** From here on all of the footer is open. */
const OPEN_PX = 768

/** Links that belong together: open on wide windows, a line to open on a phone. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  if (useWide(OPEN_PX)) return children
  return (
    <details className="ft-group">
      <summary>{title}</summary>
      {children}
    </details>
  )
}
