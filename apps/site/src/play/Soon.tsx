import '../shell/parts/art-head.css'
import './open-now.css'
import { OpenNow } from './OpenNow.tsx'

interface Props {
  title: string
  /** What there isn't yet, in one line. */
  line: string
  /** The name of a picture under /art. */
  art: string
}

/** An address of something that doesn't run yet: says so in one line and offers what is open. */
export function Soon({ title, line, art }: Props) {
  return (
    <section className="soon-page">
      <header className="art-head soon-head" data-theme="dark">
        <img src={`/art/${art}.svg`} alt="" width="108" height="108" />
        <h1>{title}</h1>
        <p>{line}</p>
      </header>
      <OpenNow />
    </section>
  )
}
