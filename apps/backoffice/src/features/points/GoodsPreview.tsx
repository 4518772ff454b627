import { isLanguage, LANGUAGES } from '@senluna/text/index.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { Coins } from 'lucide-react'
import { say } from '../../say.ts'
import './points.css'

interface Props {
  name: string
  image: string
  /** As it is typed. */
  points: string
  /** By the brand's code. */
  language: string
}

/** What players will see of it in the mall. */
export function GoodsPreview({ name, image, points, language }: Props) {
  if (image === '' && name === '') return null
  const spoken = isLanguage(language) ? LANGUAGES[language] : undefined
  return (
    <section className="preview" aria-label={say('desk.notices.preview')}>
      <div className="preview-head">
        <small>{say('desk.notices.preview')}</small>
      </div>
      <div className="goods-shown" lang={spoken?.tag} dir={spoken?.direction}>
        <div>{image !== '' && <img src={image} alt="" width="320" height="200" key={image} />}</div>
        <b>{name}</b>
        {points !== '' && (
          <span className="num">
            <Coins className="i s" aria-hidden /> {countText(Number(points))}
          </span>
        )}
      </div>
    </section>
  )
}
