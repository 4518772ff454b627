import type { GameClient } from './engine/client.ts'

/**
 * The screens of the house games by their code, each loaded when it is opened. `npm run registry`
 * says when one is missing.
 */
export const clients: Readonly<Record<string, () => Promise<{ client: GameClient }>>> = {
  'cho-noi': () => import('./slots-cho-noi/client/index.tsx'),
  dice: () => import('./instant-dice/client/index.tsx'),
  hilo: () => import('./run-hilo/client/index.tsx'),
  limbo: () => import('./instant-limbo/client/index.tsx'),
  mines: () => import('./run-mines/client/index.tsx'),
  plinko: () => import('./instant-plinko/client/index.tsx'),
  'mat-rung': () => import('./slots-mat-rung/client/index.tsx'),
  'mua-vang': () => import('./slots-mua-vang/client/index.tsx'),
  'roi-nuoc': () => import('./slots-roi-nuoc/client/index.tsx'),
  'sen-vang': () => import('./slots-sen-vang/client/index.tsx'),
  wheel: () => import('./instant-wheel/client/index.tsx'),
  'coin-flip': () => import('./instant-coin-flip/client/index.tsx'),
  rps: () => import('./instant-rps/client/index.tsx'),
  scratch: () => import('./instant-scratch/client/index.tsx'),
  keno: () => import('./instant-keno/client/index.tsx'),
  blackjack: () => import('./run-blackjack/client/index.tsx'),
  'video-poker': () => import('./run-video-poker/client/index.tsx'),
  roulette: () => import('./table-roulette/client/index.tsx'),
  baccarat: () => import('./table-baccarat/client/index.tsx'),
  tower: () => import('./run-tower/client/index.tsx'),
}
