import { lazy, Suspense } from 'react'
import { page } from '../../../shell/frame/page-chunk.ts'
import type { ShutProps } from './shut-why.ts'

const Shown = lazy(page(() => import('./ShutGame.tsx')))

/** In place of a game that can't be played: loaded when there is one. */
export const ShutGame = (props: ShutProps) => (
  <Suspense fallback={<div className="card shut" aria-busy="true" />}>
    <Shown {...props} />
  </Suspense>
)
