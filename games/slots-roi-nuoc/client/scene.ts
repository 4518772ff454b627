import { sow } from '../../engine/canvas/drifters.ts'
import { ReelsScene, type ReelsBoard } from '../../engine/slot/scene/reels-scene.ts'
import { ROI_NUOC, SCATTERS, type WaysSymbol } from '../rules/index.ts'
import { BOARD as SHAPE } from './art/board.ts'
import type { PictureName } from './art/pictures.ts'
import { urls } from './art/urls.ts'

export type Scene = ReelsScene<PictureName, WaysSymbol>

const BOARD: ReelsBoard<PictureName, WaysSymbol> = {
  shape: SHAPE,
  urls,
  symbols: ['W', 'S', 'H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4', 'L5'],
  strips: ROI_NUOC.strips,
  lines: [],
  waited: { symbol: 'S', enough: SCATTERS },
  lights: { glow: 128, drop: 64, petal: 64, ember: 96 },
  glow: 'glow',
  thrown: ['ember', 'drop', 'petal', 'glow'],
  day: { tall: 'dayTall', wide: 'dayWide' },
  board: { tall: 'boardTall', wide: 'boardWide' },
  late: { tall: 'lateTall', wide: 'lateWide' },
  /** Drops that spray up from the pond, petals on the wind; at night the embers of fireworks. */
  drifters: (light) => [
    ...sow(14, (nth) => ({
      picture: light('drop'),
      seed: nth,
      size: 7 + (nth % 4) * 4,
      rise: 0.018 + (nth % 5) * 0.006,
    })),
    ...sow(10, (nth) => ({
      picture: light('petal'),
      seed: nth + 30,
      size: 13 + (nth % 4) * 5,
      rise: -0.028 - (nth % 4) * 0.01,
    })),
    ...sow(24, (nth) => ({
      picture: light('ember'),
      seed: nth + 60,
      size: 16 + (nth % 5) * 8,
      rise: -0.045 - (nth % 5) * 0.014,
      late: true,
    })),
  ],
}

/** The pond with its stage. */
export const openScene = (host: HTMLElement, how: Parameters<typeof ReelsScene.open>[2]): Promise<Scene> =>
  ReelsScene.open(BOARD, host, how)
