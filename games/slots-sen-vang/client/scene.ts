import { sow } from '../../engine/canvas/drifters.ts'
import { ReelsScene, type ReelsBoard } from '../../engine/slot/scene/reels-scene.ts'
import { SEN_VANG, type SlotSymbol } from '../rules/index.ts'
import type { PictureName } from './art/pictures.ts'
import { FRAME } from './art/reel-frame.ts'
import { urls } from './art/urls.ts'

export type Scene = ReelsScene<PictureName, SlotSymbol>

const BOARD: ReelsBoard<PictureName, SlotSymbol> = {
  shape: FRAME,
  urls,
  symbols: ['W', 'S', 'H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4', 'L5'],
  strips: SEN_VANG.strips,
  lines: SEN_VANG.lines,
  waited: { symbol: 'S', enough: 3 },
  lights: { mote: 128, petal: 64, lanternWarm: 128, lanternRose: 128 },
  glow: 'mote',
  thrown: ['mote', 'petal', 'mote'],
  day: { tall: 'pondTall', wide: 'pondWide' },
  board: { tall: 'frameTall', wide: 'frameWide' },
  late: { tall: 'lateTall', wide: 'lateWide' },
  /** Nine lanterns, sixteen lights, and the petals of the golden hour. */
  drifters: (light) => [
    ...sow(9, (nth) => ({
      picture: light(nth % 3 === 1 ? 'lanternRose' : 'lanternWarm'),
      seed: nth,
      size: 34 + ((nth * 37) % 5) * 12,
      rise: 0.012 + (nth % 4) * 0.004,
    })),
    ...sow(16, (nth) => ({
      picture: light('mote'),
      seed: nth + 20,
      size: 8 + (nth % 4) * 5,
      rise: 0.01 + (nth % 5) * 0.005,
    })),
    ...sow(22, (nth) => ({
      picture: light('petal'),
      seed: nth + 50,
      size: 14 + (nth % 4) * 5,
      rise: -0.05 - (nth % 5) * 0.012,
      late: true,
    })),
  ],
}

/** The pond with its reels. */
export const openScene = (host: HTMLElement, how: Parameters<typeof ReelsScene.open>[2]): Promise<Scene> =>
  ReelsScene.open(BOARD, host, how)
