import { sow } from '../../engine/canvas/drifters.ts'
import { TumbleScene, type TumbleBoard } from '../../engine/slot/scene/tumble-scene.ts'
import { SYMBOLS, type HiveSymbol } from '../rules/index.ts'
import { BOARD as SHAPE } from './art/board.ts'
import type { PictureName } from './art/pictures.ts'
import { urls } from './art/urls.ts'

export type Scene = TumbleScene<PictureName, HiveSymbol>

const BOARD: TumbleBoard<PictureName, HiveSymbol> = {
  shape: SHAPE,
  urls,
  symbols: SYMBOLS,
  lights: { glow: 128, drop: 64, petal: 64, bee: 128 },
  glow: 'glow',
  drops: 'drop',
  thrown: ['drop', 'glow', 'petal', 'drop'],
  day: { tall: 'dayTall', wide: 'dayWide' },
  board: { tall: 'boardTall', wide: 'boardWide' },
  late: { tall: 'lateTall', wide: 'lateWide' },
  /** Bees about their work and petals that fall; at dusk, lights that rise from the water. */
  drifters: (light) => [
    ...sow(8, (nth) => ({
      picture: light('bee'),
      seed: nth,
      size: 20 + (nth % 4) * 8,
      rise: 0.008 + (nth % 3) * 0.006,
    })),
    ...sow(12, (nth) => ({
      picture: light('petal'),
      seed: nth + 30,
      size: 10 + (nth % 4) * 5,
      rise: -0.025 - (nth % 4) * 0.008,
    })),
    ...sow(26, (nth) => ({
      picture: light('glow'),
      seed: nth + 60,
      size: 10 + (nth % 4) * 7,
      rise: 0.02 + (nth % 5) * 0.009,
      late: true,
    })),
  ],
}

/** The forest with its comb. */
export const openScene = (host: HTMLElement, how: Parameters<typeof TumbleScene.open>[2]): Promise<Scene> =>
  TumbleScene.open(BOARD, host, how)
