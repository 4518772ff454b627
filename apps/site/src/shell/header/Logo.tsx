import { text } from '@senluna/web/client/text.ts'
import { Link } from 'react-router'
import { useBrand } from '../../brand.ts'

/** The brand's mark and name, leading home. */
export function Logo() {
  const { logo, brandName } = useBrand()
  const [first, second] = logo.mark.split('|')
  return (
    <Link className="logo" to="/" aria-label={text('shell.homeOf', { brand: brandName })}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <defs>
          <linearGradient id="mark-1" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--gold-hi)" />
            <stop offset="1" stopColor="var(--gold-lo)" />
          </linearGradient>
          <linearGradient id="mark-2" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="color-mix(in srgb, var(--lotus-hi) 45%, #fff)" />
            <stop offset="1" stopColor="var(--lotus)" />
          </linearGradient>
        </defs>
        <path d={first} fill="url(#mark-1)" fillRule="evenodd" />
        {second && <path d={second} fill="url(#mark-2)" />}
      </svg>
      <b>{logo.wordmark}</b>
    </Link>
  )
}
