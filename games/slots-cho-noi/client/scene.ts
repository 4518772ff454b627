import { sow } from '../../engine/canvas/drifters.ts'
import { TumbleScene, type TumbleBoard } from '../../engine/slot/scene/tumble-scene.ts'
import { CHO_NOI, SYMBOLS, type TumbleSymbol } from '../rules/index.ts'
import { BOARD as SHAPE } from './art/board.ts'
import type { PictureName } from './art/pictures.ts'
import { urls } from './art/urls.ts'

export type Scene = TumbleScene<PictureName, TumbleSymbol>

const BOARD: TumbleBoard<PictureName, TumbleSymbol> = {
  shape: SHAPE,
  urls,
  symbols: SYMBOLS,
  lights: { glimmer: 128, leaf: 64, lamp: 128, drop: 64 },
  glow: 'glimmer',
  drops: 'drop',
  numbering: { symbol: 'M', values: CHO_NOI.multipliers.values, before: '×', rim: '#5a1a06', at: 0.66 },
  thrown: ['glimmer', 'drop', 'leaf', 'glimmer'],
  day: { tall: 'dawnTall', wide: 'dawnWide' },
  board: { tall: 'boardTall', wide: 'boardWide' },
  late: { tall: 'duskTall', wide: 'duskWide' },
  /** Leaves on the wind and glimmers of the water; at dusk, lanterns that rise. */
  drifters: (light) => [
    ...sow(9, (nth) => ({
      picture: light('leaf'),
      seed: nth,
      size: 14 + (nth % 4) * 5,
      rise: -0.03 - (nth % 4) * 0.01,
    })),
    ...sow(18, (nth) => ({
      picture: light('glimmer'),
      seed: nth + 30,
      size: 9 + (nth % 4) * 5,
      rise: 0.012 + (nth % 5) * 0.005,
    })),
    ...sow(14, (nth) => ({
      picture: light('lamp'),
      seed: nth + 60,
      size: 30 + (nth % 5) * 11,
      rise: 0.016 + (nth % 4) * 0.005,
      late: true,
    })),
  ],
}

/** The river with its board. */
export const openScene = (host: HTMLElement, how: Parameters<typeof TumbleScene.open>[2]): Promise<Scene> =>
  TumbleScene.open(BOARD, host, how)
