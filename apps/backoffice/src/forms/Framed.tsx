import { Button } from '@senluna/web/ui/Button.tsx'
import { isLanguage, LANGUAGES } from '@senluna/text/index.ts'
import { useState, type ReactNode } from 'react'
import { say } from '../say.ts'

const WIDTHS = ['phone', 'computer'] as const
export type Width = (typeof WIDTHS)[number]

interface Props {
  /** The language of what is shown, by the brand's code. */
  language?: string | undefined
  children: (width: Width) => ReactNode
}

/**
 * What players will see, as wide as a phone or a computer shows it; a computer's page stands at
 * less than half its size and moves sideways where that is still too wide.
 */
export function Framed({ language = '', children }: Props) {
  const [width, setWidth] = useState<Width>('phone')
  const shown = isLanguage(language) ? LANGUAGES[language] : undefined
  return (
    <section className="preview" aria-label={say('desk.notices.preview')}>
      <div className="preview-head">
        <small>{say('desk.notices.preview')}</small>
        {WIDTHS.map((offered) => (
          <Button
            key={offered}
            size="sm"
            look={offered === width ? 's2' : 'ghost'}
            aria-pressed={offered === width}
            onClick={() => setWidth(offered)}
          >
            {say(`desk.preview.${offered}`)}
          </Button>
        ))}
      </div>
      <div className="preview-stage">
        <div className={`preview-page is-${width}`} lang={shown?.tag} dir={shown?.direction}>
          {children(width)}
        </div>
      </div>
    </section>
  )
}
