import { useState } from 'react'

/** A member's picture; two letters of their name where there is none or it can't be loaded. */
export function Avatar({ url, name }: { url: string | undefined; name: string }) {
  const [broken, setBroken] = useState<string>()
  if (!url || url === broken) return initials(name)
  return <img src={url} alt="" width="46" height="46" onError={() => setBroken(url)} />
}

/** Two letters for a picture. A name read out must begin with what is seen. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? words[0]!.slice(0, 1) + words.at(-1)!.slice(0, 1) : name.slice(0, 2)
  return letters.toUpperCase() || '·'
}
