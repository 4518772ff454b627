import { hostAfter, imageAt, imageHost, lastHost } from '@senluna/web/client/images/image-cdn.ts'
import { ATTEMPTS, noteShown, pauseAfter, wasShown, whenNear } from '@senluna/web/client/images/lazy-image.ts'
import { useEffect, useRef, useState, type ImgHTMLAttributes } from 'react'

type Props = ImgHTMLAttributes<HTMLImageElement> & { src: string }

/**
 * A picture of the catalogue, from one of the brand's hosts. A lazy one is asked for when it comes
 * near the window, at once when it was here before; one that fails is asked for twice more, from
 * the next host and then from this site.
 */
export const CatalogueImage = (props: Props) => <Picture key={props.src} {...props} />

function Picture({ src, loading, ...rest }: Props) {
  const [host, setHost] = useState(imageHost)
  const [attempt, setAttempt] = useState(1)
  const [near, setNear] = useState(loading !== 'lazy' || wasShown(src))
  const place = useRef<HTMLImageElement>(null)
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => (near || !place.current ? undefined : whenNear(place.current, () => setNear(true))), [near])
  useEffect(() => () => clearTimeout(again.current), [])
  return (
    <img
      alt=""
      decoding="async"
      {...rest}
      // A new attempt needs a new element: the same address alone is not asked for again.
      key={attempt}
      ref={place}
      src={near ? imageAt(src, host) : undefined}
      onLoad={() => noteShown(src)}
      onError={() => {
        const next = hostAfter(host)
        const pause = pauseAfter(attempt)
        if (pause === undefined) return
        again.current = setTimeout(
          () => {
            setHost(attempt === ATTEMPTS - 1 ? lastHost() : (next ?? host))
            setAttempt(attempt + 1)
          },
          next === undefined ? pause : 0,
        )
      }}
    />
  )
}
