import { hostAfter, imageAt, imageHost } from '@senluna/web/client/image-cdn.ts'
import { useState, type ImgHTMLAttributes } from 'react'

/** A picture of the catalogue, from one of the brand's hosts; when that one fails, from the next. */
export function CatalogueImage({ src, ...rest }: ImgHTMLAttributes<HTMLImageElement> & { src: string }) {
  const [host, setHost] = useState(imageHost)
  return (
    <img
      alt=""
      decoding="async"
      {...rest}
      src={imageAt(src, host)}
      onError={() => {
        const next = hostAfter(host)
        if (next !== undefined) setHost(next)
      }}
    />
  )
}
