import { lazy, Suspense, useState } from 'react'
import { useBanners } from './announcements.ts'
import { page, SOON } from '../frame/page-chunk.ts'

const Banners = lazy(page(() => import('./Banners.tsx'), SOON))

/**
 * The banners at the head of a page, if the brand has any for it. Where the page stood before they
 * were known, they wait for the next visit: nothing that is being read or about to be pressed
 * moves.
 */
export function HeadBanner({ path }: { path: string }) {
  const banners = useBanners(path)
  const [early] = useState(banners.length > 0)
  const [at, setAt] = useState(0)
  if (!early || banners.length === 0) return null
  return (
    <div className="headbanner">
      <Suspense fallback={<div style={{ height: 168 }} />}>
        <Banners banners={banners} at={Math.min(at, banners.length - 1)} onAt={setAt} />
      </Suspense>
    </div>
  )
}
