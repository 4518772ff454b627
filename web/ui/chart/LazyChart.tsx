import { lazy, Suspense, type ComponentProps } from 'react'
import type { Chart } from './Chart.tsx'

const Drawn = lazy(async () => ({ default: (await import('./Chart.tsx')).Chart }))

/** A chart whose code comes when one is shown. */
export const LazyChart = (props: ComponentProps<typeof Chart>) => (
  <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
    <Drawn {...props} />
  </Suspense>
)
