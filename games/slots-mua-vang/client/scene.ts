import { sow } from '../../engine/canvas/drifters.ts'
import { TumbleScene, type TumbleBoard } from '../../engine/slot/scene/tumble-scene.ts'
import { MUA_VANG, type FieldSymbol } from '../rules/index.ts'
import { BOARD as SHAPE } from './art/board.ts'
import type { PictureName } from './art/pictures.ts'
import { urls } from './art/urls.ts'

export type Scene = TumbleScene<PictureName, FieldSymbol>

const BOARD: TumbleBoard<PictureName, FieldSymbol> = {
  shape: SHAPE,
  urls,
  symbols: ['H1', 'H2', 'H3', 'L1', 'L2', 'L3', 'W', 'C', 'X'],
  lights: { glow: 128, grain: 64, straw: 64, dragonfly: 128 },
  glow: 'glow',
  drops: 'grain',
  numbering: { symbol: 'C', values: MUA_VANG.baskets.values, before: '×', rim: '#5a2a06', at: 0.66 },
  thrown: ['grain', 'glow', 'straw', 'grain'],
  day: { tall: 'dayTall', wide: 'dayWide' },
  board: { tall: 'boardTall', wide: 'boardWide' },
  late: { tall: 'lateTall', wide: 'lateWide' },
  /** Dragonflies over the rice and straw on the wind; at the harvest, grains that fly up. */
  drifters: (light) => [
    ...sow(7, (nth) => ({
      picture: light('dragonfly'),
      seed: nth,
      size: 26 + (nth % 4) * 9,
      rise: 0.006 + (nth % 3) * 0.005,
    })),
    ...sow(12, (nth) => ({
      picture: light('straw'),
      seed: nth + 30,
      size: 16 + (nth % 4) * 6,
      rise: -0.03 - (nth % 4) * 0.01,
    })),
    ...sow(26, (nth) => ({
      picture: light('grain'),
      seed: nth + 60,
      size: 12 + (nth % 4) * 6,
      rise: 0.03 + (nth % 5) * 0.012,
      late: true,
    })),
  ],
}

/** The terraces with their field. */
export const openScene = (host: HTMLElement, how: Parameters<typeof TumbleScene.open>[2]): Promise<Scene> =>
  TumbleScene.open(BOARD, host, how)
