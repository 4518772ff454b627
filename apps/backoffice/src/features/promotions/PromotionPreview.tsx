import { paragraphs } from '../../forms/html.ts'
import { Framed } from '../../forms/Framed.tsx'
import { Cleaned } from '../../forms/Preview.tsx'
import { factsIn, type Draft } from './draft.ts'

/**
 * A promotion's page as its players will see it in one language, but for what they can press in it.
 */
export function PromotionPreview({ draft, language }: { draft: Draft; language: string }) {
  const { titles, summaries, facts, terms, image } = draft
  return (
    <Framed language={language}>
      {(width) => (
        <>
          <div className="promo-shown" data-theme="dark">
            <img src={image} alt="" />
            <h3>{titles[language]}</h3>
            <p>{summaries[language]}</p>
          </div>
          <div className={width === 'computer' ? 'promo-columns' : 'promo-column'}>
            <dl className="facts">
              {factsIn(facts[language] ?? '').map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <Cleaned html={paragraphs(terms[language] ?? '')} />
          </div>
        </>
      )}
    </Framed>
  )
}
